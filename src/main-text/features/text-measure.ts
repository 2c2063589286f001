import { endianness } from 'node:os'
import { isLetter, isUnspaced } from './letters.js'

/** What a piece of text is made of, counted in one pass over its letters. */
export interface Measure {
  words: number
  /** Words that begin with a capital letter. */
  capitals: number
  /** Characters in words. */
  letters: number
  digits: number
  /** Marks that end a sentence. */
  sentences: number
  commas: number
}

export function newMeasure(): Measure {
  return { words: 0, capitals: 0, letters: 0, digits: 0, sentences: 0, commas: 0 }
}

/** Counts `text` into `sum`. A Han, kana or Thai character counts as half a word: such scripts write no spaces. */
export function measure(text: string, sum: Measure): void {
  // Counted here and noted at the end: a property is written to memory each time.
  let words = 0
  let capitals = 0
  let letters = 0
  let digits = 0
  let sentences = 0
  let commas = 0
  let unspaced = 0
  let before = SPACE
  const kinds = knownKinds()
  for (let start = 0; start < text.length; start += PIECE) {
    const length = readPiece(text, start)
    for (let at = 0; at < length; at++) {
      const code = piece[at] ?? 0
      const kind = code < kinds.length ? (kinds[code] ?? SPACE) : kindOf(code)
      // Most characters are small letters and spaces: counted without asking which of them.
      const begins = (kind & ~before) >> WORD_BIT
      words += begins
      letters += kind >> WORD_BIT
      if ((kind & SPECIAL) !== 0) {
        if (kind === UNSPACED) {
          unspaced++
          continue
        }
        if (kind === CAPITAL) capitals += begins
        else if (kind === DIGIT) digits++
        else if (kind === SENTENCE) sentences++
        else commas++
      }
      before = kind
    }
  }
  sum.words += words + Math.ceil(unspaced / 2)
  sum.capitals += capitals
  sum.letters += letters + unspaced
  sum.digits += digits
  sum.sentences += sentences
  sum.commas += commas
}

/** Characters that are read together. */
const PIECE = 4_096
const piece = new Uint16Array(PIECE)
const bytes = Buffer.from(piece.buffer)
const BIG_ENDIAN = endianness() === 'BE'

/** For so few a call of the engine costs more than it saves. */
const FEW = 24

/**
 * Puts a piece of the text where its characters cost nothing to look at, and tells how many: of a
 * string, most of all one that is a part of the page, the engine asks at each what it is made of.
 */
function readPiece(text: string, start: number): number {
  const length = Math.min(PIECE, text.length - start)
  if (length > FEW) {
    bytes.write(text.slice(start, start + PIECE), 'utf16le')
    if (BIG_ENDIAN) bytes.swap16()
  } else {
    for (let at = 0; at < length; at++) piece[at] = text.charCodeAt(start + at)
  }
  return length
}

/** What a character is: the bit that words are made of, and below it what is counted besides. */
const WORD_BIT = 3
const SPECIAL = 7
const [SPACE, SENTENCE, COMMA, UNSPACED, LETTER, CAPITAL, DIGIT] = [0, 1, 2, 3, 8, 9, 10]

function codes(marks: string) {
  return new Set([...marks].map((mark) => mark.charCodeAt(0)))
}

const SENTENCES = codes('.!?…。！？؟।۔։።។။')
const COMMAS = codes(',;،؛、，；')

function kindOf(code: number): number {
  if (SENTENCES.has(code)) return SENTENCE
  if (COMMAS.has(code)) return COMMA
  if (!isLetter(code)) return SPACE
  if (code >= 65 && code <= 90) return CAPITAL
  if (code >= 48 && code <= 57) return DIGIT
  return isUnspaced(code) ? UNSPACED : LETTER
}

/** For the characters that most pages are made of: alphabets, and the marks between their words. */
let known: Uint8Array | undefined

function knownKinds(): Uint8Array {
  known ??= Uint8Array.from({ length: 0x2100 }, (_, code) => kindOf(code))
  return known
}
