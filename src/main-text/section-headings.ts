import type { Analysis } from './analysis.js'
import type { Block } from './blocks.js'

/** Lowest level number of a heading that is kept with its text; `h1` stands over whole pages. */
const MIN_LEVEL = 2

/** Keeps a heading if most words under it, up to the next heading of the same or a higher level, are kept. */
export function keepHeadings({ blocks, heading }: Analysis, kept: Set<Block>): void {
  /** By index of a heading: kept words under it minus dropped words. */
  const balance = new Float64Array(blocks.length)
  // Goes backwards, since a heading precedes the text under it.
  for (const block of blocks.toReversed()) {
    const { index, box, measure } = block
    const own = balance[index] ?? 0
    const over = heading[index] ?? -1
    const words = kept.has(block) ? measure.words : -measure.words
    if (over >= 0) balance[over] = (balance[over] ?? 0) + own + words
    if (own > 0 && box.tag.level >= MIN_LEVEL) kept.add(block)
  }
}
