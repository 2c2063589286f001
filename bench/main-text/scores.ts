import { wordsOf } from './align.js'

/** Returns F1 of words, counted as often as both texts agree. */
export function wordF1(got: string, wanted: string): number {
  const [gotWords, wantedWords] = [wordsOf(got), wordsOf(wanted)]
  const left = new Map<string, number>()
  for (const word of wantedWords) left.set(word, (left.get(word) ?? 0) + 1)
  let common = 0
  for (const word of gotWords) {
    const count = left.get(word) ?? 0
    if (count === 0) continue
    left.set(word, count - 1)
    common++
  }
  return common === 0 ? 0 : (2 * common) / (gotWords.length + wantedWords.length)
}

/** Number of phrases found rightly, found wrongly, or missing. */
export interface PhraseCounts {
  held: number
  extra: number
  missed: number
}

export function countPhrases(
  got: string,
  {
    with: wanted,
    without,
  }: { readonly with: readonly string[]; readonly without: readonly string[] },
): PhraseCounts {
  const text = collapse(got)
  const has = (phrase: string) => text.includes(collapse(phrase))
  const held = wanted.filter(has).length
  return { held, extra: without.filter(has).length, missed: wanted.length - held }
}

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** Number of test pages by kind, as weights of the mean. */
const BOARD: Readonly<Record<string, number>> = {
  article: 257,
  service: 59,
  product: 28,
  collection: 34,
  forum: 51,
  listing: 40,
  documentation: 42,
}

/** Mean of scores by kind with the board's shares of kinds. */
export function boardMean(means: ReadonlyMap<string, number>): number {
  let [sum, pages] = [0, 0]
  for (const [kind, mean] of means) {
    const count = BOARD[kind] ?? 0
    sum += mean * count
    pages += count
  }
  return sum / pages
}

export function mean(list: readonly number[]): number {
  return list.reduce((total, one) => total + one, 0) / list.length
}
