import type { AnswerLine } from './newest-answers.js'

/** A reason or a host, and how many failed for it. */
export type Count = readonly [name: string, count: number]

/** Hosts that are listed. */
const MAX_HOSTS = 10

/** Counts the failures among some answers by host, the most first. */
export function countFailingHosts(lines: readonly AnswerLine[]): readonly Count[] {
  const counts = new Map<string, number>()
  for (const { url, code } of lines) {
    if (code === undefined) continue
    const host = URL.canParse(url) ? new URL(url).host : url
    counts.set(host, (counts.get(host) ?? 0) + 1)
  }
  return sortCounts([...counts]).slice(0, MAX_HOSTS)
}

export function sortCounts(counts: readonly Count[]): readonly Count[] {
  return counts.toSorted(([, a], [, b]) => b - a)
}
