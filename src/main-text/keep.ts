import { analyse } from './analysis.js'
import { FEATURE_NAMES, Features } from './features.js'
import type { Block, Outline } from './outline.js'
import { parseTrees, probability } from './trees.js'
import { TREES } from './weights.js'

const trees = parseTrees(TREES, FEATURE_NAMES)

/** The blocks that make up the main content. */
export function keptBlocks(page: Outline): ReadonlySet<Block> {
  const features = new Features(analyse(page))
  const chances = Float64Array.from(page.blocks, (block, index) =>
    probability(trees, features.of(block, index)),
  )
  const least = bestBound(page.blocks, chances)
  return new Set(page.blocks.filter((_, index) => (chances[index] ?? 0) >= least))
}

/**
 * The bound on the probability with which the kept words are expected to agree best with those
 * wanted, by F1: twice the words in common through the sum of both. A page of short, doubtful
 * blocks gets a lower bound than one of clear paragraphs; none is above a half.
 */
function bestBound(blocks: readonly Block[], chances: Float64Array): number {
  const order = Array.from(chances.keys()).sort((a, b) => (chances[b] ?? 0) - (chances[a] ?? 0))
  let wanted = 0
  for (const [index, { measure }] of blocks.entries()) {
    wanted += (chances[index] ?? 0) * measure.words
  }
  let [bound, best, common, kept] = [1, 0, 0, 0]
  for (const index of order) {
    const chance = chances[index] ?? 0
    const words = blocks[index]?.measure.words ?? 0
    common += chance * words
    kept += words
    const f1 = (2 * common) / (kept + wanted)
    if (f1 > best) [bound, best] = [chance, f1]
  }
  return bound
}
