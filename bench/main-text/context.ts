// npx tsx bench/main-text/context.ts OUT SETS FOLDER...: what the second trees learn from.
import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Analysis, analyse } from '../../src/main-text/analysis.js'
import {
  CARRIED_FEATURES,
  CONTEXT_FEATURES,
} from '../../src/main-text/features/context-features.js'
import { writeRow } from '../../src/main-text/features/feature-table.js'
import { computeSurroundings } from '../../src/main-text/features/surroundings.js'
import { isSure } from '../../src/main-text/model/probabilities.js'
import { createOutline } from '../../src/main-text/outline.js'
import type { Document } from '../../src/page/index.js'
import { bytesOf, type Label, parsed } from './features.js'

/**
 * `chances.bin` has, for each block of every page, its chance by each of so many sets of first
 * trees. For each set this writes the context of the blocks that it is not sure of, and their
 * numbers.
 */
export function writeContext(
  pages: Iterable<readonly [Label, Document]>,
  out: string,
  sets: number,
): void {
  const chances = new Float64Array(new Uint8Array(readFileSync(join(out, 'chances.bin'))).buffer)
  const columns = Array.from({ length: sets }, (_, set) => new Column(join(out, `context${set}`)))
  const { pages: taken }: { pages: Label[] } = JSON.parse(
    readFileSync(join(out, 'pages.json'), 'utf8'),
  )
  const ids = new Set(taken.map(({ id }) => id))
  let next = 0
  for (const [{ id }, document] of pages) {
    if (!ids.has(id)) continue
    const page = analyse(createOutline(document))
    for (const [set, column] of columns.entries()) {
      column.add(
        page,
        next,
        page.blocks.map((_, index) => chances[(next + index) * sets + set] ?? 0),
      )
    }
    next += page.blocks.length
  }
  for (const column of columns) column.end()
  const about = { carried: CARRIED_FEATURES, context: CONTEXT_FEATURES.names }
  writeFileSync(join(out, 'context.json'), JSON.stringify(about))
}

class Column {
  readonly #file: number
  readonly #path: string
  readonly #blocks: number[] = []

  constructor(path: string) {
    this.#path = path
    this.#file = openSync(`${path}.bin`, 'w')
  }

  add(page: Analysis, first: number, chances: readonly number[]): void {
    const unsure = [...chances.keys()].filter((index) => !isSure(chances[index] ?? 0))
    writeSync(this.#file, bytesOf(contextOf(page, Float64Array.from(chances), unsure)))
    for (const index of unsure) this.#blocks.push(first + index)
  }

  end(): void {
    closeSync(this.#file)
    writeFileSync(`${this.#path}Blocks.bin`, bytesOf(Int32Array.from(this.#blocks)))
  }
}

function contextOf(page: Analysis, chances: Float64Array, unsure: readonly number[]) {
  const around = computeSurroundings(page, chances)
  const rows = new Float32Array(unsure.length * CONTEXT_FEATURES.names.length)
  let next = 0
  for (const index of unsure) {
    const block = page.blocks[index]
    if (block) next = writeRow(CONTEXT_FEATURES, block, around, rows, next)
  }
  return rows
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [out, sets, ...folders] = process.argv.slice(2)
  if (!out || folders.length === 0)
    throw new Error('Give the folder of features, and those of labelled pages.')
  writeContext(parsed(folders), out, Number(sets))
}
