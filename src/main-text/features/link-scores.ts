import type { Element } from '../../page/index.js'
import { splitNames } from '../name-scores.js'
import { createLazyScores, type ScoreRange } from '../word-scores.js'

export const NO_SCORE: ScoreRange = { against: 0, for: 0 }

const readScores = createLazyScores(new URL('../model/link-words.txt', import.meta.url))

/** Scores the words in a link's URL, such as `author` or `sharer`. */
export function scoreLink(link: Element): ScoreRange {
  const href = link.attribute('href')
  if (!href) return NO_SCORE
  const scores = readScores()
  let [against, speaksFor] = [0, 0]
  for (const word of splitNames(href)) {
    const score = scores.get(word) ?? 0
    if (score < against) against = score
    else if (score > speaksFor) speaksFor = score
  }
  return { against, for: speaksFor }
}

export function mergeRanges(one: ScoreRange, other: ScoreRange): ScoreRange {
  if (one === NO_SCORE) return other
  return {
    against: Math.min(one.against, other.against),
    for: Math.max(one.for, other.for),
  }
}
