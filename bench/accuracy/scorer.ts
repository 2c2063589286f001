import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LabelledPage } from './corpus.js'

/** Values read of one page, by field. */
export type Prediction = { readonly id: string } & Readonly<
  Record<string, string | null | undefined>
>

export interface Score {
  readonly fields: Readonly<
    Record<string, { precision: number; recall: number; F1: number; labels: number }>
  >
  readonly macroF1: number
}

/** Runs the scorer of a corpus. */
export function createScorer(folder: string) {
  function run(
    predictions: readonly Prediction[],
    labels: readonly LabelledPage[],
    flags: string[],
  ) {
    const work = mkdtempSync(join(tmpdir(), 'accuracy-'))
    try {
      const [predicted, labelled] = [join(work, 'predictions.jsonl'), join(work, 'labels.jsonl')]
      writeFileSync(predicted, toLines(predictions))
      writeFileSync(labelled, toLines(labels))
      const scorer = [join(folder, 'score.mjs'), predicted, '--labels', labelled]
      return execFileSync(process.execPath, [...scorer, ...flags], {
        encoding: 'utf8',
        maxBuffer: 1e9,
      }).trimEnd()
    } finally {
      rmSync(work, { recursive: true })
    }
  }

  return {
    score: (predictions: readonly Prediction[], labels: readonly LabelledPage[]): Score =>
      JSON.parse(run(predictions, labels, ['--json'])),
    /** Lists the pages of which a field is wrong, as JSON lines. */
    listWrong: (
      predictions: readonly Prediction[],
      labels: readonly LabelledPage[],
      field: string,
    ): string => run(predictions, labels, ['--wrong', field]),
  }
}

function toLines(objects: readonly object[]): string {
  return objects.map((object) => JSON.stringify(object)).join('\n')
}
