import { endianness } from 'node:os'
import { computeOnce } from '../../lib/data/lazy.js'
import { isUnspacedScript, isWordCharacter } from './letters.js'

export function createEmptyTextMeasure() {
  return {
    words: 0,
    capitals: 0,
    /** Number of letters and digits. */
    letters: 0,
    digits: 0,
    /** Number of marks that end a sentence. */
    sentences: 0,
    commas: 0,
  }
}

export type TextMeasure = ReturnType<typeof createEmptyTextMeasure>

/** Counts words and marks, and adds them to `sum`. Two Han, kana or Thai characters count as one word. */
export function measureText(text: string, sum: TextMeasure): void {
  // Counts in local variables, which is faster than in properties.
  let words = 0
  let capitals = 0
  let letters = 0
  let digits = 0
  let sentences = 0
  let commas = 0
  let unspaced = 0
  let before = SPACE
  const kinds = getCharacterKinds()
  for (let start = 0; start < text.length; start += PIECE_CHARS) {
    const length = copyCharCodesToBuffer(text, start)
    for (let at = 0; at < length; at++) {
      const code = piece[at] ?? 0
      const kind = code < kinds.length ? (kinds[code] ?? SPACE) : classifyCharacter(code)
      // Counts the most frequent characters without a branch.
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

const PIECE_CHARS = 4_096
const piece = new Uint16Array(PIECE_CHARS)
const bytes = Buffer.from(piece.buffer)
const BIG_ENDIAN = endianness() === 'BE'

/** Maximum characters for which a loop is faster than `Buffer.write`. */
const FEW = 24

function copyCharCodesToBuffer(text: string, start: number): number {
  const length = Math.min(PIECE_CHARS, text.length - start)
  if (length > FEW) {
    bytes.write(text.slice(start, start + PIECE_CHARS), 'utf16le')
    if (BIG_ENDIAN) bytes.swap16()
  } else {
    for (let at = 0; at < length; at++) piece[at] = text.charCodeAt(start + at)
  }
  return length
}

const WORD_BIT = 3
const SPECIAL = 7
const [SPACE, SENTENCE, COMMA, UNSPACED, LETTER, CAPITAL, DIGIT] = [0, 1, 2, 3, 8, 9, 10]

function toCharCodes(marks: string) {
  return new Set([...marks].map((mark) => mark.charCodeAt(0)))
}

const SENTENCES = toCharCodes('.!?…。！？؟।۔։።។။')
const COMMAS = toCharCodes(',;،؛、，；')

function classifyCharacter(code: number): number {
  if (SENTENCES.has(code)) return SENTENCE
  if (COMMAS.has(code)) return COMMA
  if (!isWordCharacter(code)) return SPACE
  if (code >= 65 && code <= 90) return CAPITAL
  if (code >= 48 && code <= 57) return DIGIT
  return isUnspacedScript(code) ? UNSPACED : LETTER
}

/** Kinds of characters below U+2100, which cover most alphabets. */
const getCharacterKinds = computeOnce(() =>
  Uint8Array.from({ length: 0x2100 }, (_, code) => classifyCharacter(code)),
)
