// `npm run bench:main-text -- FOLDER... [--folds]` scores the main text of labelled pages.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { analyseOutline } from '../../src/main-text/analysis.js'
import { findMainText } from '../../src/main-text/index.js'
import { createOutline } from '../../src/main-text/outline.js'
import { selectBlocks } from '../../src/main-text/select-blocks.js'
import { parseDocument } from '../../src/page/tree/dom.js'
import { readTextContent } from '../../src/rules/attributes/text-content.js'
import { type Label, labelsOf, pageOf, parsed, writeFeatures } from './features.js'
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

/** Prints the scores of the shipped model, which learned from these pages. */
function printShipped(folder: string): void {
  console.log(`\n${folder}, by the model that is shipped`)
  printScores(
    labelsOf(folder).map((label) => [label, readMainText(pageOf(folder, label))] as const),
  )
}

/** Prints the scores of texts that were found in labelled pages. */
function printScores(found: Iterable<readonly [Label, string]>): void {
  const byKind = new Map<string, number[]>()
  const phrases: PhraseCounts = { held: 0, extra: 0, missed: 0 }
  for (const [label, got] of found) {
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

/** Prints the scores of models on domains new to them. */
function printFolds(): void {
  const work = mkdtempSync(join(tmpdir(), 'main-text-'))
  try {
    writeFeatures(parsed(folders), work)
    console.log('\nby fifths of the domains, each judged by what was learned from the others')
    const script = fileURLToPath(new URL('train.py', import.meta.url))
    const python = process.env.PYTHON ?? 'python3'
    const { status } = spawnSync(python, [script, work, ...folders], { stdio: 'inherit' })
    process.exitCode = status ?? 1
    if (status === 0) printWhole(work)
  } finally {
    rmSync(work, { recursive: true })
  }
}

/** Prints the scores with the rules that follow the model. */
function printWhole(work: string): void {
  const chances = new Float64Array(
    new Uint8Array(readFileSync(join(work, 'final-chances.bin'))).buffer,
  )
  const { pages }: { pages: Label[] } = JSON.parse(readFileSync(join(work, 'pages.json'), 'utf8'))
  const ids = new Set(pages.map(({ id }) => id))
  let next = 0
  const found: (readonly [Label, string])[] = []
  for (const [label, document] of parsed(folders)) {
    if (!ids.has(label.id)) continue
    const page = analyseOutline(createOutline(document))
    const own = chances.slice(next, next + page.blocks.length)
    next += own.length
    const { blocks } = selectBlocks(page, own)
    const texts = [...blocks].map(({ texts }) => texts.map(({ data }) => data).join(''))
    found.push([label, texts.join(' ')])
  }
  console.log('\nthe same with the rules that follow the model')
  printScores(found)
}
