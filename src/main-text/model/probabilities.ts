import { readFileSync } from 'node:fs'
import type { Analysis } from '../analysis.js'
import { CARRIED_FEATURES, CONTEXT_FEATURES } from '../features/context-features.js'
import { writeRow } from '../features/feature-table.js'
import { createRowReader, FEATURE_NAMES } from '../features/features.js'
import { computeSurroundings, type Surroundings } from '../features/surroundings.js'
import { parseTrees, predictProbability, type Trees } from './trees.js'

const SECOND_FEATURES: readonly string[] = [...CARRIED_FEATURES, ...CONTEXT_FEATURES.names]

let trees: { readonly first: Trees; readonly second: Trees } | undefined

/** Reads the model at the first call, since most processes never need it. */
function readTrees() {
  trees ??= {
    first: readModel(new URL('./first-trees.txt', import.meta.url), FEATURE_NAMES),
    second: readModel(new URL('./second-trees.txt', import.meta.url), SECOND_FEATURES),
  }
  return trees
}

function readModel(file: URL, features: readonly string[]): Trees {
  return parseTrees(readFileSync(file, 'utf8'), features)
}

/**
 * Computes for each block the probability that it is main content. Second trees, which also see the probabilities
 * nearby, decide on the blocks of which the first are not sure.
 */
export function computeProbabilities(page: Analysis): Float64Array {
  const { first, second } = readTrees()
  const carried = new CarriedValues(page.blocks.length)
  const readRow = createRowReader(page)
  const probabilities = new Float64Array(page.blocks.length)
  for (const block of page.blocks) {
    const row = readRow(block)
    const probability = predictProbability(first, row)
    probabilities[block.index] = probability
    if (!isCertain(probability)) carried.storeRow(block.index, row)
  }
  const rows = new SecondRows(page, carried, probabilities)
  return probabilities.map((probability, index) =>
    isCertain(probability) ? probability : predictProbability(second, rows.computeRow(index)),
  )
}

/** True for a probability near 0 or 1, for which no second trees are needed. */
export function isCertain(probability: number): boolean {
  return probability < 0.12 || probability > 0.88
}

const COLUMNS = Uint16Array.from(CARRIED_FEATURES, (name) => FEATURE_NAMES.indexOf(name))

/** Values of `CARRIED_FEATURES`, which are copied from rows of the first trees into rows of the second trees. */
class CarriedValues {
  readonly #values: Float32Array

  constructor(blocks: number) {
    this.#values = new Float32Array(blocks * COLUMNS.length)
  }

  storeRow(index: number, row: Float32Array): void {
    const start = index * COLUMNS.length
    for (let at = 0; at < COLUMNS.length; at++) {
      this.#values[start + at] = row[COLUMNS[at] ?? 0] ?? 0
    }
  }

  copyInto(index: number, into: Float32Array): void {
    const start = index * COLUMNS.length
    for (let at = 0; at < COLUMNS.length; at++) into[at] = this.#values[start + at] ?? 0
  }
}

class SecondRows {
  readonly #page: Analysis
  readonly #carried: CarriedValues
  readonly #around: Surroundings
  readonly #row = new Float32Array(SECOND_FEATURES.length)

  constructor(page: Analysis, carried: CarriedValues, probabilities: Float64Array) {
    this.#page = page
    this.#carried = carried
    this.#around = computeSurroundings(page, probabilities)
  }

  /** Returns the row of a block, which the next call overwrites. */
  computeRow(index: number): Float32Array {
    const block = this.#page.blocks[index]
    if (!block) return this.#row
    this.#carried.copyInto(index, this.#row)
    writeRow(CONTEXT_FEATURES, block, this.#around, this.#row, CARRIED_FEATURES.length)
    return this.#row
  }
}
