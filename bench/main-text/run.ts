// npm run bench:main-text -- FOLDER... [--folds]: how right the main text is on labelled pages.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { findMainText } from '../../src/main-text/index.js'
import { parseDocument } from '../../src/page/tree/dom.js'
import { readTextContent } from '../../src/rules/attributes/text-content.js'
import { labelsOf, pageOf, parsed, writeFeatures } from './features.js'
import { boardMean, countPhrases, mean, type PhraseCounts, wordF1 } from './scores.js'
import { TREE_LIMITS } from './text-pages.js'

const { values, positionals: folders } = parseArgs({
  allowPositionals: true,
  options: { folds: { type: 'boolean', default: false } },
})
if (folders.length === 0) {
  console.error('Which pages? npm run bench:main-text -- FOLDER... [--folds]')
  process.exit(1)
}
for (const folder of folders) printShipped(folder)
if (values.folds) printFolds()

/** Prints the scores of the model that is shipped, which learned from these pages, too. */
function printShipped(folder: string): void {
  const byKind = new Map<string, number[]>()
  const phrases: PhraseCounts = { held: 0, extra: 0, missed: 0 }
  for (const label of labelsOf(folder)) {
    const got = readMainText(pageOf(folder, label))
    if (label.text !== undefined) {
      const kind = label.kind ?? 'unknown'
      byKind.set(kind, [...(byKind.get(kind) ?? []), wordF1(got, label.text)])
    } else if (label.with !== undefined) {
      const { held, extra, missed } = countPhrases(got, label)
      phrases.held += held
      phrases.extra += extra
      phrases.missed += missed
    }
  }
  console.log(`\n${folder}, by the model that is shipped`)
  if (byKind.size > 0) printKinds(byKind)
  if (phrases.held > 0) printPhrases(phrases)
}

function readMainText(html: string): string {
  const { element } = findMainText(parseDocument(html, TREE_LIMITS).document)
  return element ? readTextContent(element) : ''
}

function printKinds(byKind: ReadonlyMap<string, readonly number[]>): void {
  const means = new Map([...byKind].map(([kind, scores]) => [kind, mean(scores)]))
  const row = (pages: number, score: number) => ({ pages, 'word F1': score.toFixed(4) })
  const all = [...byKind.values()].flat()
  console.table({
    ...Object.fromEntries(
      [...byKind].map(([kind, scores]) => [kind, row(scores.length, mean(scores))]),
    ),
    'all pages': row(all.length, mean(all)),
    "with the board's shares of kinds": row(all.length, boardMean(means)),
  })
}

function printPhrases({ held, extra, missed }: PhraseCounts): void {
  const precision = (held / (held + extra)).toFixed(4)
  const recall = (held / (held + missed)).toFixed(4)
  console.log(
    `phrases: precision ${precision} recall ${recall} F1 ${((2 * held) / (2 * held + extra + missed)).toFixed(4)}`,
  )
}

/** Prints the scores of models that did not learn from the domains that they are judged on. */
function printFolds(): void {
  const work = mkdtempSync(join(tmpdir(), 'main-text-'))
  try {
    writeFeatures(parsed(folders), work)
    console.log('\nby fifths of the domains, each judged by what was learned from the others')
    const script = fileURLToPath(new URL('train.py', import.meta.url))
    const python = process.env.PYTHON ?? 'python3'
    const { status } = spawnSync(python, [script, work, ...folders], { stdio: 'inherit' })
    process.exitCode = status ?? 1
  } finally {
    rmSync(work, { recursive: true })
  }
}
