import type { Block } from './blocks.js'
import { chancesOf } from './model/chances.js'
import type { Outline } from './outline.js'
import { keepNotes } from './referred-notes.js'
import { completeParts } from './whole-parts.js'

/** Steps in which chances are told apart. */
const STEPS = 1_000

/** The blocks that make up the main content, in the page's order. */
export function keptBlocks(page: Outline): ReadonlySet<Block> {
  const chances = chancesOf(page)
  const least = bestBound(page.blocks, chances)
  const kept = new Set(page.blocks.filter(({ index }) => (chances[index] ?? 0) >= least))
  completeParts(page, kept, chances)
  keepNotes(page, kept)
  return new Set(page.blocks.filter((block) => kept.has(block)))
}

/**
 * The bound on the probability with which the kept words are expected to agree best with those
 * wanted, by F1: twice the words in common through the sum of both. A page of short, doubtful
 * blocks gets a lower bound than one of clear paragraphs; none is above a half.
 */
function bestBound(blocks: readonly Block[], chances: Float64Array): number {
  const words = new Float64Array(STEPS + 1)
  const expected = new Float64Array(STEPS + 1)
  let wanted = 0
  for (const { index, measure } of blocks) {
    const chance = chances[index] ?? 0
    const step = Math.floor(chance * STEPS)
    words[step] = (words[step] ?? 0) + measure.words
    expected[step] = (expected[step] ?? 0) + chance * measure.words
    wanted += chance * measure.words
  }
  let [bound, best, common, kept] = [STEPS, 0, 0, 0]
  for (let step = STEPS; step >= 0; step--) {
    common += expected[step] ?? 0
    kept += words[step] ?? 0
    const f1 = (2 * common) / (kept + wanted)
    if (f1 > best) [bound, best] = [step, f1]
  }
  return bound / STEPS
}
