import type { Block } from '../blocks.js'
import { createLazyScores } from '../word-scores.js'
import { isLetter } from './letters.js'

/** Maximum words of a block that is scored by its words; longer blocks are prose, which any words may occur in. */
const MAX_WORDS = 40

const readScores = createLazyScores(new URL('../model/text-words.txt', import.meta.url))

/** Adds up the learned scores of the words of each short block. */
export function scoreTexts(blocks: readonly Block[]) {
  const scores = readScores()
  const against = new Int16Array(blocks.length)
  const speaksFor = new Int16Array(blocks.length)
  const sum = new Int16Array(blocks.length)
  for (const block of blocks) {
    if (!isScored(block)) continue
    const { index, text } = block
    let [low, high, all] = [0, 0, 0]
    for (const word of splitText(text)) {
      const score = scores.get(word) ?? 0
      all += score
      if (score < low) low = score
      else if (score > high) high = score
    }
    against[index] = low
    speaksFor[index] = high
    sum[index] = all
  }
  return { against, for: speaksFor, sum }
}

/** Splits a text into words of letters. */
export function splitText(text: string): string[] {
  const words: string[] = []
  for (let at = 0; at < text.length; at++) {
    const start = at
    while (at < text.length && isLetter(text.charCodeAt(at))) at++
    if (at > start) words.push(text.slice(start, at))
  }
  return words
}

export function isScored({ measure }: Block): boolean {
  return measure.words <= MAX_WORDS
}
