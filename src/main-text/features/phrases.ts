import type { Block } from '../blocks.js'
import { splitIntoWords } from './text-scores.js'

/** Words by the topic that they suggest. `leave-a` stands for `leave a`. */
const PHRASE_WORDS = {
  comments:
    'comment comments leave-a reply replies response responses kommentar kommentare comentarios commentaires post-a',
  join: 'subscribe newsletter sign-up sign-in signup login log-in register my-account create-account forgot password anmelden inscription suscríbete email-address contact-us',
  related:
    'related recommended also-like might-also may-also you-may more-from more-like more-in similar trending most-read most-popular popular latest recent recently-viewed up-next read-next keep-reading people-also frequently-bought customers-also könnte-dich auch-interessant lire-aussi relacionados relacionadas',
  reviews:
    'review reviews rating ratings stars out-of verified helpful bewertung bewertungen avis opiniones testimonials',
} as const

export type Phrase = keyof typeof PHRASE_WORDS | 'price' | 'date'

const WORDED_PHRASES = Object.keys(PHRASE_WORDS) as readonly (keyof typeof PHRASE_WORDS)[]

export const PHRASE_BITS = Object.fromEntries(
  [...WORDED_PHRASES, 'price', 'date'].map((name, index) => [name, 1 << index]),
) as Readonly<Record<Phrase, number>>

/** Bit of a word that begins a pair, such as `leave` for `leave-a`. */
const PAIR_START = 1 << 30

const BITS_BY_WORD = new Map<string, number>()
for (const name of WORDED_PHRASES) {
  for (const phrase of PHRASE_WORDS[name].split(' ')) {
    const [first = '', second] = phrase.split('-')
    addPhraseBits(phrase, PHRASE_BITS[name])
    if (second !== undefined) addPhraseBits(first, PAIR_START)
  }
}

function addPhraseBits(phrase: string, bits: number): void {
  BITS_BY_WORD.set(phrase, (BITS_BY_WORD.get(phrase) ?? 0) | bits)
}

const PRICE = /[$€£¥₹]\s?\d|\d[\d.,]{0,15}\s?(?:€|kr\b|zł|usd|eur|gbp|руб)/
const DATE =
  /\b(?:19|20)\d\d\b|\b\d{1,2}[./]\d{1,2}[./]\d\d|\d\s?(?:min(?:ute)?s?|hours?|days?|weeks?|months?|years?|h|d)\s(?:ago|read)\b/

function findPhraseBits(text: string, hasDigits: boolean): number {
  let bits = 0
  if (hasDigits) {
    bits |= (PRICE.test(text) ? PHRASE_BITS.price : 0) | (DATE.test(text) ? PHRASE_BITS.date : 0)
  }
  let first = ''
  for (const word of splitIntoWords(text)) {
    if (first !== '') bits |= BITS_BY_WORD.get(`${first}-${word}`) ?? 0
    const own = BITS_BY_WORD.get(word) ?? 0
    bits |= own & ~PAIR_START
    first = own & PAIR_START ? word : ''
  }
  return bits
}

const MAX_SHORT_BLOCK_WORDS = 14

export function findPhraseBitsOfBlocks(blocks: readonly Block[]): Int32Array {
  const phrases = new Int32Array(blocks.length)
  for (const { index, text, measure } of blocks) {
    if (measure.words === 0 || measure.words > MAX_SHORT_BLOCK_WORDS) continue
    phrases[index] = findPhraseBits(text, measure.digits > 0)
  }
  return phrases
}

const NEAR_BLOCKS = 3

export function mergeNearPhraseBits(phrases: Int32Array): Int32Array {
  return phrases.map((_, index) => {
    const end = Math.min(phrases.length, index + NEAR_BLOCKS + 1)
    let bits = 0
    for (let near = Math.max(0, index - NEAR_BLOCKS); near < end; near++) bits |= phrases[near] ?? 0
    return bits
  })
}

const MAX_HEADINGS = 3

export function mergeHeadingPhraseBits(phrases: Int32Array, heading: Int32Array): Int32Array {
  return heading.map((nearest) => {
    let bits = 0
    let over = nearest
    for (let level = 0; level < MAX_HEADINGS && over >= 0; level++) {
      bits |= phrases[over] ?? 0
      over = heading[over] ?? -1
    }
    return bits
  })
}
