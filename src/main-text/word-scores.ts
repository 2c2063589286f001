import { readFileSync } from 'node:fs'

/** Learned scores of words: what holds them is main content where they are high. */
export type WordScores = ReadonlyMap<string, number>

/** Lowest and highest score of the words of a name, a link or a text, or 0. */
export interface ScoreRange {
  readonly against: number
  readonly for: number
}

/** Returns a function that reads a table of scores at its first call. */
export function lazyScores(table: URL): () => WordScores {
  let scores: WordScores | undefined
  return () => {
    scores ??= parseScores(readFileSync(table, 'utf8'))
    return scores
  }
}

/**
 * Parses the scores that `bench/main-text/train.py` wrote: each line has ten times the log-odds of being
 * main content, then the words with that score.
 */
function parseScores(table: string): WordScores {
  return new Map(
    table
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [score, ...words] = line.split(' ')
        return words.map((word): [string, number] => [word, Number(score)])
      }),
  )
}
