import { readFileSync } from 'node:fs'
import { computeOnce } from '../../lib/data/lazy.js'
import type { Analysis } from '../analysis.js'
import { CARRIED_FEATURES, CONTEXT_FEATURES } from '../features/context-features.js'
import { writeFeatureRow } from '../features/feature-table.js'
import { createRowReader, FEATURE_NAMES } from '../features/features.js'
import { computeSurroundings } from '../features/surroundings.js'
import { parseTrees, predictProbability, type Trees } from './trees.js'

const SECOND_FEATURES: readonly string[] = [...CARRIED_FEATURES, ...CONTEXT_FEATURES.names]

const readTrees = computeOnce(() => ({
  first: readModel(new URL('./first-trees.txt', import.meta.url), FEATURE_NAMES),
  second: readModel(new URL('./second-trees.txt', import.meta.url), SECOND_FEATURES),
}))

function readModel(file: URL, features: readonly string[]): Trees {
  return parseTrees(readFileSync(file, 'utf8'), features)
}

export function computeProbabilities(page: Analysis): Float64Array {
  const { first, second } = readTrees()
  const { blocks } = page
  const carried = new Float32Array(blocks.length * COLUMNS.length)
  const readRow = createRowReader(page)
  const probabilities = new Float64Array(blocks.length)
  for (const block of blocks) {
    const row = readRow(block)
    const probability = predictProbability(first, row)
    probabilities[block.index] = probability
    if (isCertain(probability)) continue
    const start = block.index * COLUMNS.length
    for (let at = 0; at < COLUMNS.length; at++) carried[start + at] = row[COLUMNS[at] ?? 0] ?? 0
  }
  const around = computeSurroundings(page, probabilities)
  const row = new Float32Array(SECOND_FEATURES.length)
  return probabilities.map((probability, index) => {
    const block = blocks[index]
    if (!block || isCertain(probability)) return probability
    const start = index * COLUMNS.length
    row.set(carried.subarray(start, start + COLUMNS.length))
    writeFeatureRow(CONTEXT_FEATURES, block, around, row, COLUMNS.length)
    return predictProbability(second, row)
  })
}

export function isCertain(probability: number): boolean {
  return probability < 0.12 || probability > 0.88
}

const COLUMNS = Uint16Array.from(CARRIED_FEATURES, (name) => FEATURE_NAMES.indexOf(name))
