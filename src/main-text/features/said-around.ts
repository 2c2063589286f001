import type { Block } from '../blocks.js'
import { phrasesIn } from './phrases.js'

/** Longer blocks are text, not phrases. */
const MOST_PHRASE_WORDS = 14

/** What each block says, if it is short. */
export function phrasesOf(blocks: readonly Block[]): Int32Array {
  const phrases = new Int32Array(blocks.length)
  for (const { index, text, measure } of blocks) {
    if (measure.words === 0 || measure.words > MOST_PHRASE_WORDS) continue
    phrases[index] = phrasesIn(text, measure.digits > 0)
  }
  return phrases
}

/** Blocks around one in which a phrase is near. */
const NEAR = 3

export function phrasesNear(phrases: Int32Array): Int32Array {
  return phrases.map((_, index) => {
    const end = Math.min(phrases.length, index + NEAR + 1)
    let bits = 0
    for (let near = Math.max(0, index - NEAR); near < end; near++) bits |= phrases[near] ?? 0
    return bits
  })
}

/** Headings over one another that are looked at. */
const MOST_HEADINGS = 3

export function phrasesOver(phrases: Int32Array, heading: Int32Array): Int32Array {
  return heading.map((nearest) => {
    let bits = 0
    let over = nearest
    for (let level = 0; level < MOST_HEADINGS && over >= 0; level++) {
      bits |= phrases[over] ?? 0
      over = heading[over] ?? -1
    }
    return bits
  })
}
