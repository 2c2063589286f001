// `npx tsx bench/main-text/context.ts OUT FOLDER...` writes what later models learn from.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Analysis, analyseOutline } from '../../src/main-text/analysis.js'
import {
  CARRIED_FEATURES,
  CONTEXT_FEATURES,
} from '../../src/main-text/features/context-features.js'
import { writeFeatureRow } from '../../src/main-text/features/feature-table.js'
import { computeSurroundings } from '../../src/main-text/features/surroundings.js'
import { KIND_FEATURES } from '../../src/main-text/kind/choose-kind.js'
import { isCertain } from '../../src/main-text/model/probabilities.js'
import { createOutline } from '../../src/main-text/outline.js'
import { selectProbableBlocks } from '../../src/main-text/select-blocks.js'
import type { Document } from '../../src/page/index.js'
import { bytesOf, type Label, parsed } from './features.js'

/**
 * Reads each block's probability from `chances.bin`.
 * Writes the context of uncertain blocks, and features of each page's kind.
 */
export function writeContext(pages: Iterable<readonly [Label, Document]>, out: string): void {
  const chances = new Float64Array(new Uint8Array(readFileSync(join(out, 'chances.bin'))).buffer)
  const { pages: taken }: { pages: Label[] } = JSON.parse(
    readFileSync(join(out, 'pages.json'), 'utf8'),
  )
  const ids = new Set(taken.map(({ id }) => id))
  const context: Float32Array[] = []
  const kinds: Float32Array[] = []
  const unsure: number[] = []
  let next = 0
  for (const [{ id }, document] of pages) {
    if (!ids.has(id)) continue
    const page = analyseOutline(createOutline(document))
    const own = chances.slice(next, next + page.blocks.length)
    const blocks = [...own.keys()].filter((index) => !isCertain(own[index] ?? 0))
    context.push(contextOf(page, own, blocks))
    kinds.push(kindRowOf(page, own))
    for (const index of blocks) unsure.push(next + index)
    next += own.length
  }
  writeFileSync(join(out, 'context.bin'), Buffer.concat(context.map(bytesOf)))
  writeFileSync(join(out, 'contextBlocks.bin'), bytesOf(Int32Array.from(unsure)))
  writeFileSync(join(out, 'kinds.bin'), Buffer.concat(kinds.map(bytesOf)))
  const about = {
    carried: CARRIED_FEATURES,
    context: CONTEXT_FEATURES.names,
    kind: KIND_FEATURES.names,
  }
  writeFileSync(join(out, 'context.json'), JSON.stringify(about))
}

function contextOf(page: Analysis, chances: Float64Array, unsure: readonly number[]) {
  const around = computeSurroundings(page, chances)
  const rows = new Float32Array(unsure.length * CONTEXT_FEATURES.names.length)
  let next = 0
  for (const index of unsure) {
    const block = page.blocks[index]
    if (block) next = writeFeatureRow(CONTEXT_FEATURES, block, around, rows, next)
  }
  return rows
}

/** Computes the features that tell a page's kind. */
function kindRowOf(page: Analysis, chances: Float64Array): Float32Array {
  const blocks = selectProbableBlocks(page.blocks, chances)
  const row = new Float32Array(KIND_FEATURES.names.length)
  writeFeatureRow(KIND_FEATURES, { blocks }, page, row, 0)
  return row
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [out, ...folders] = process.argv.slice(2)
  if (!out || folders.length === 0)
    throw new Error('Give the folder of features, and those of labelled pages.')
  writeContext(parsed(folders), out)
}
