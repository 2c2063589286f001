import { readFileSync } from 'node:fs'
import { hintsOf } from './features/hints.js'

/** What an element's names, its class and id, say of what is in it. */
export interface NamesSay {
  /** Bits of `HINT`. */
  readonly hints: number
  /** The scores of the words that speak most against main content, and most for it; or 0. */
  readonly against: number
  readonly for: number
}

const NOTHING: NamesSay = { hints: 0, against: 0, for: 0 }

/** What the names in one attribute say. */
export function namesSay(names: string): NamesSay {
  scores ??= readScores()
  let [hints, against, speaksFor] = [0, 0, 0]
  for (const word of wordsIn(names)) {
    const score = scores.get(word) ?? 0
    hints |= hintsOf(word)
    if (score < against) against = score
    else if (score > speaksFor) speaksFor = score
  }
  return hints === 0 && against === 0 && speaksFor === 0
    ? NOTHING
    : { hints, against, for: speaksFor }
}

/** What two lists of names say together. */
export function both(one: NamesSay, other: NamesSay): NamesSay {
  if (one === NOTHING) return other
  if (other === NOTHING) return one
  return {
    hints: one.hints | other.hints,
    against: Math.min(one.against, other.against),
    for: Math.max(one.for, other.for),
  }
}

/** Names longer than this are made by tools and mean nothing. */
const LONGEST = 400

/**
 * The words of names, in lower case: `postBody`, `post-body` and `post_body` are two words each,
 * `HTMLBody` is `HTML` and `Body`. A single letter says nothing.
 */
export function wordsIn(names: string): string[] {
  const words: string[] = []
  const length = Math.min(names.length, LONGEST)
  for (let at = 0; at < length; ) {
    const end = endOfWord(names, at, length)
    if (end - at > 1) words.push(lowered(names, at, end))
    at = Math.max(end, at + 1)
  }
  return words
}

/** Where the word that starts there ends; where none starts, there. */
function endOfWord(names: string, start: number, length: number): number {
  let at = start
  while (at < length && isCapital(names.charCodeAt(at))) at++
  const isLast = at === length || !isSmall(names.charCodeAt(at))
  // Of capitals before a small letter the last one begins the next word.
  if (at - start > 1) return isLast ? at : at - 1
  while (at < length && isSmall(names.charCodeAt(at))) at++
  return at
}

/** Most words are in lower case, and most strings that are lowered are copied letter by letter. */
function lowered(names: string, start: number, end: number): string {
  const word = names.slice(start, end)
  return isCapital(names.charCodeAt(start)) ? word.toLowerCase() : word
}

function isCapital(code: number): boolean {
  return code >= 65 && code <= 90
}

function isSmall(code: number): boolean {
  return code >= 97 && code <= 122
}

let scores: ReadonlyMap<string, number> | undefined

/**
 * Reads what words in classes and ids say of the text below, as `bench/main-text/train.py` wrote it:
 * each line is ten times the log-odds of being main content, then the words with that score.
 */
function readScores(): ReadonlyMap<string, number> {
  const lines = readFileSync(new URL('./model/word-scores.txt', import.meta.url), 'utf8').trim()
  return new Map(
    lines.split('\n').flatMap((line) => {
      const [score, ...words] = line.split(' ')
      return words.map((word): [string, number] => [word, Number(score)])
    }),
  )
}
