import { readFileSync } from 'node:fs'
import { computeOnce } from '../lib/data/lazy.js'

/** Learned scores of words. High scores speak for main content. */
export type WordScores = ReadonlyMap<string, number>

export function createWordScoreLoader(table: URL): () => WordScores {
  return computeOnce(() => parseScores(readFileSync(table, 'utf8')))
}

/** Parses a table of `bench/main-text/train.py`: score (log-odds × 10), words. */
function parseScores(table: string): WordScores {
  const lines = table.trim().split('\n')
  return new Map(
    lines.flatMap((line) => {
      const [score, ...words] = line.split(' ')
      return words.map((word) => [word, Number(score)] as const)
    }),
  )
}
