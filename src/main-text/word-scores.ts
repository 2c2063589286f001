import { readFileSync } from 'node:fs'
import { computeOnce } from '../lib/data/lazy.js'

/** Learned scores of words. High scores speak for main content. */
export type WordScores = ReadonlyMap<string, number>

export function createWordScoreLoader(table: URL): () => WordScores {
  return computeOnce(() => parseScores(readFileSync(table, 'utf8')))
}

/** Parses lines of a score (log-odds × 10) and its words, as `bench/main-text/train.py` writes them. */
function parseScores(table: string): WordScores {
  const lines = table.trim().split('\n')
  return new Map(
    lines.flatMap((line) => {
      const [score, ...words] = line.split(' ')
      return words.map((word) => [word, Number(score)] as const)
    }),
  )
}
