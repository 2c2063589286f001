import type { Element } from '../page/index.js'
import { getHintBits } from './features/name-hints.js'
import { createWordScoreLoader, type WordScores } from './word-scores.js'

export interface NameScores {
  /** Lowest score of a word, or 0 if no score is negative. */
  readonly against: number
  readonly for: number
  readonly hints: number
}

export const NO_SCORES: NameScores = { hints: 0, against: 0, for: 0 }

const readNameScores = createWordScoreLoader(new URL('./model/word-scores.txt', import.meta.url))
const readLinkScores = createWordScoreLoader(new URL('./model/link-words.txt', import.meta.url))

export function scoreAttributeWords(attribute: string): NameScores {
  return scoreWords(attribute, readNameScores(), getHintBits)
}

export function scoreLinkWords(link: Element): NameScores {
  const href = link.getAttribute('href')
  return href ? scoreWords(href, readLinkScores()) : NO_SCORES
}

function scoreWords(names: string, scores: WordScores, readHints?: (word: string) => number) {
  let [hints, against, speaksFor] = [0, 0, 0]
  for (const word of splitNamesIntoWords(names)) {
    const score = scores.get(word) ?? 0
    if (readHints) hints |= readHints(word)
    if (score < against) against = score
    else if (score > speaksFor) speaksFor = score
  }
  return hints === 0 && against === 0 && speaksFor === 0
    ? NO_SCORES
    : { hints, against, for: speaksFor }
}

export function mergeScores(one: NameScores, other: NameScores): NameScores {
  if (one === NO_SCORES) return other
  if (other === NO_SCORES) return one
  return {
    hints: one.hints | other.hints,
    against: Math.min(one.against, other.against),
    for: Math.max(one.for, other.for),
  }
}

/** Maximum characters to read, since tools generate very long names. */
const MAX_CHARS = 400

/** Splits `postBody` or `post-body` into lower-case words, without single letters. */
export function splitNamesIntoWords(names: string): string[] {
  const words: string[] = []
  const length = Math.min(names.length, MAX_CHARS)
  for (let at = 0; at < length; ) {
    const end = findWordEnd(names, at, length)
    if (end - at > 1) {
      const word = names.slice(at, end)
      words.push(isUpperCase(names.charCodeAt(at)) ? word.toLowerCase() : word)
    }
    at = Math.max(end, at + 1)
  }
  return words
}

function findWordEnd(names: string, start: number, length: number): number {
  let at = start
  while (at < length && isUpperCase(names.charCodeAt(at))) at++
  const isLast = at === length || !isLowerCase(names.charCodeAt(at))
  // In `HTMLText`, the capital `T` begins the next word.
  if (at - start > 1) return isLast ? at : at - 1
  while (at < length && isLowerCase(names.charCodeAt(at))) at++
  return at
}

function isUpperCase(code: number): boolean {
  return code >= 65 && code <= 90
}

function isLowerCase(code: number): boolean {
  return code >= 97 && code <= 122
}
