import { isLetter } from './letters.js'

/** What short texts say, by the words and pairs of words that say it. */
const WORDS = {
  comments:
    'comment comments leave-a reply replies response responses kommentar kommentare comentarios commentaires post-a',
  join: 'subscribe newsletter sign-up sign-in signup login log-in register my-account create-account forgot password anmelden inscription suscríbete email-address contact-us',
  related:
    'related recommended also-like might-also may-also you-may more-from more-like more-in similar trending most-read most-popular popular latest recent recently-viewed up-next read-next keep-reading people-also frequently-bought customers-also könnte-dich auch-interessant lire-aussi relacionados relacionadas',
  reviews:
    'review reviews rating ratings stars out-of verified helpful bewertung bewertungen avis opiniones testimonials',
} as const

export type Phrase = keyof typeof WORDS | 'price' | 'date'

const WORDED = Object.keys(WORDS) as readonly (keyof typeof WORDS)[]

/** The bit of each phrase. */
export const PHRASE = Object.fromEntries(
  [...WORDED, 'price', 'date'].map((name, index) => [name, 1 << index]),
) as Readonly<Record<Phrase, number>>

/** The bit of words that begin a pair. */
const FIRST = 1 << 30

const BITS = new Map<string, number>()
for (const name of WORDED) {
  for (const phrase of WORDS[name].split(' ')) {
    const [first = '', second] = phrase.split('-')
    note(phrase, PHRASE[name])
    if (second !== undefined) note(first, FIRST)
  }
}

function note(phrase: string, bits: number): void {
  BITS.set(phrase, (BITS.get(phrase) ?? 0) | bits)
}

const PRICE = /[$€£¥₹]\s?\d|\d[\d.,]{0,15}\s?(?:€|kr\b|zł|usd|eur|gbp|руб)/
const DATE =
  /\b(?:19|20)\d\d\b|\b\d{1,2}[./]\d{1,2}[./]\d\d|\d\s?(?:min(?:ute)?s?|hours?|days?|weeks?|months?|years?|h|d)\s(?:ago|read)\b/

/** The bits of what a short text, in lower case, says. */
export function phrasesIn(text: string, hasDigits: boolean): number {
  let bits = 0
  if (hasDigits) {
    bits |= (PRICE.test(text) ? PHRASE.price : 0) | (DATE.test(text) ? PHRASE.date : 0)
  }
  let first = ''
  for (let at = 0; at < text.length; at++) {
    const start = at
    while (at < text.length && isLetter(text.charCodeAt(at))) at++
    if (at === start) continue
    const word = text.slice(start, at)
    if (first !== '') bits |= BITS.get(`${first}-${word}`) ?? 0
    const said = BITS.get(word) ?? 0
    bits |= said & ~FIRST
    first = said & FIRST ? word : ''
  }
  return bits
}
