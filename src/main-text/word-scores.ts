import { readFileSync } from 'node:fs'
import { computeOnce } from '../lib/data/lazy.js'

/** Learned scores of words. High scores speak for main content. */
export type WordScores = ReadonlyMap<string, number>

export function createLazyScores(table: URL): () => WordScores {
  return computeOnce(() => parseScores(readFileSync(table, 'utf8')))
}

/** Parses scores from `bench/main-text/train.py`: each line has a score (log-odds × 10) and the words with it. */
function parseScores(table: string): WordScores {
  const lines = table.trim().split('\n')
  return new Map(
    lines.flatMap((line) => {
      const [score, ...words] = line.split(' ')
      return words.map((word) => [word, Number(score)] as const)
    }),
  )
}
