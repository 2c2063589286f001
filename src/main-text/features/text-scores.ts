import type { Block } from '../blocks.js'
import { createWordScoreLoader } from '../word-scores.js'
import { isWordCharacter } from './letters.js'

const MAX_WORDS = 40

const readScores = createWordScoreLoader(new URL('../model/text-words.txt', import.meta.url))

export function scoreBlockTexts(blocks: readonly Block[]) {
  const scores = readScores()
  const against = new Int16Array(blocks.length)
  const speaksFor = new Int16Array(blocks.length)
  const sum = new Int16Array(blocks.length)
  for (const block of blocks) {
    if (!isShortBlock(block)) continue
    const { index, text } = block
    let [low, high, all] = [0, 0, 0]
    for (const word of splitIntoWords(text)) {
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

export function splitIntoWords(text: string): string[] {
  const words: string[] = []
  for (let at = 0; at < text.length; at++) {
    const start = at
    while (at < text.length && isWordCharacter(text.charCodeAt(at))) at++
    if (at > start) words.push(text.slice(start, at))
  }
  return words
}

export function isShortBlock({ measure }: Block): boolean {
  return measure.words <= MAX_WORDS
}
