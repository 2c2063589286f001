import { readFileSync } from 'node:fs'
import { type Analysis, analyse } from '../analysis.js'
import { CARRIED, CONTEXT } from '../features/context-features.js'
import { write } from '../features/feature-table.js'
import { FEATURE_NAMES, Features } from '../features/features.js'
import { type Surroundings, surroundingsOf } from '../features/surroundings.js'
import type { Outline } from '../outline.js'
import { parseTrees, probability, type Trees } from './trees.js'

/** The columns that the second trees read. */
const SECOND_NAMES: readonly string[] = [...CARRIED, ...CONTEXT.names]

let trees: { readonly first: Trees; readonly second: Trees } | undefined

/** Reads the model when main text is first asked for: most processes never are. */
function readTrees() {
  trees ??= {
    first: readModel(new URL('./first-trees.txt', import.meta.url), FEATURE_NAMES),
    second: readModel(new URL('./second-trees.txt', import.meta.url), SECOND_NAMES),
  }
  return trees
}

/** Reads trees that `bench/main-text/train.py` wrote. */
function readModel(file: URL, features: readonly string[]): Trees {
  return parseTrees(readFileSync(file, 'utf8'), features)
}

/**
 * For each block the probability that it is wanted. The first trees see a block and what it stands
 * in; the second see what the first say of all those around it as well, since a reader keeps or
 * leaves whole parts. What the first are sure of stays.
 */
export function chancesOf(page: Outline): Float64Array {
  const { first, second } = readTrees()
  const analysis = analyse(page)
  const carried = new Carried(page.blocks.length)
  const features = new Features(analysis)
  const chances = new Float64Array(page.blocks.length)
  for (const block of page.blocks) {
    const row = features.of(block)
    const chance = probability(first, row)
    chances[block.index] = chance
    if (!isSure(chance)) carried.keep(block.index, row)
  }
  const rows = new SecondRows(analysis, carried, chances)
  return chances.map((chance, index) =>
    isSure(chance) ? chance : probability(second, rows.of(index)),
  )
}

/** So far from any bound that is chosen that the second trees would change nothing. */
export function isSure(chance: number): boolean {
  return chance < 0.12 || chance > 0.88
}

const COLUMNS = Uint16Array.from(CARRIED, (name) => FEATURE_NAMES.indexOf(name))

/** What is kept of a block's first row for its second. */
class Carried {
  readonly #values: Float32Array

  constructor(blocks: number) {
    this.#values = new Float32Array(blocks * COLUMNS.length)
  }

  keep(index: number, row: Float32Array): void {
    const start = index * COLUMNS.length
    for (let at = 0; at < COLUMNS.length; at++) {
      this.#values[start + at] = row[COLUMNS[at] ?? 0] ?? 0
    }
  }

  copy(index: number, into: Float32Array): void {
    const start = index * COLUMNS.length
    for (let at = 0; at < COLUMNS.length; at++) into[at] = this.#values[start + at] ?? 0
  }
}

/** The rows that the second trees read, one at a time. */
class SecondRows {
  readonly #page: Analysis
  readonly #carried: Carried
  readonly #around: Surroundings
  readonly #row = new Float32Array(SECOND_NAMES.length)

  constructor(page: Analysis, carried: Carried, chances: Float64Array) {
    this.#page = page
    this.#carried = carried
    this.#around = surroundingsOf(page, chances)
  }

  /** Valid until the next is read. */
  of(index: number): Float32Array {
    const block = this.#page.blocks[index]
    if (!block) return this.#row
    this.#carried.copy(index, this.#row)
    write(CONTEXT, block, this.#around, this.#row, CARRIED.length)
    return this.#row
  }
}
