import type { Analysis } from '../analysis.js'
import type { Box } from '../blocks.js'
import type { Group } from '../groups.js'

/** Averages over blocks that look alike: by words, and each block alike. */
interface Averages {
  readonly words: Float64Array
  readonly blocks: Float64Array
}

/** What the chances of single blocks, by the first trees, say of the parts of a page. */
export interface Surroundings {
  readonly page: Analysis
  readonly chances: Float64Array
  /** Words that are expected to be wanted: up to each block, and in all. */
  readonly sums: Float64Array
  readonly wanted: number
  /** By box: the share of its words that is expected to be wanted. */
  readonly shares: Float64Array
  /** By box: the F1 to expect of it as the main content; the best of those around it. */
  readonly fits: Float64Array
  readonly bestAround: Float64Array
  readonly best: number
  /** By box: 1 in the box that fits best. */
  readonly inBest: Uint8Array
  readonly groups: Averages
  readonly kin: Averages
  /** By heading: the share of the words right under it that is expected to be wanted. */
  readonly sections: Float64Array
  /** The highest chance of a block that is more than a label. */
  readonly most: number
  /** Words that are wrong if each block is either wanted as a whole or not. */
  readonly doubt: number
}

/** Fewer words are a label. */
const LABEL = 5

export function surroundingsOf(page: Analysis, chances: Float64Array): Surroundings {
  const { blocks } = page
  const sums = new Float64Array(blocks.length + 1)
  let [most, doubt] = [0, 0]
  for (const { index, measure } of blocks) {
    const chance = chances[index] ?? 0
    sums[index + 1] = (sums[index] ?? 0) + chance * measure.words
    doubt += chance * (1 - chance) * measure.words
    if (measure.words >= LABEL && chance > most) most = chance
  }
  const wanted = sums[blocks.length] ?? 0
  return {
    page,
    chances,
    sums,
    wanted,
    ...boxesOf(page, chances, wanted),
    groups: averages(page, chances, page.group),
    kin: averages(page, chances, page.kin),
    sections: sectionsOf(page, chances),
    most,
    doubt,
  }
}

/** Boxes come after those they are in: sums are made from the last one back, the rest from the first on. */
function boxesOf({ outline, blocks }: Analysis, chances: Float64Array, wanted: number) {
  const { boxes } = outline
  const inside = new Float64Array(boxes.length)
  for (const { index, box, measure } of blocks) {
    inside[box.index] = (inside[box.index] ?? 0) + (chances[index] ?? 0) * measure.words
  }
  for (let at = boxes.length - 1; at > 0; at--) {
    const parent = boxes[at]?.parent
    if (parent) inside[parent.index] = (inside[parent.index] ?? 0) + (inside[at] ?? 0)
  }
  const shares = inside.map((sum, at) => sum / Math.max(1, boxes[at]?.words ?? 0))
  const fits = inside.map((sum, at) => (2 * sum) / ((boxes[at]?.words ?? 0) + wanted + 1e-9))
  const bestAround = fits.slice()
  let best = 0
  for (const { index, parent } of boxes) {
    const above = parent ? (bestAround[parent.index] ?? 0) : 0
    if (above > (bestAround[index] ?? 0)) bestAround[index] = above
    best = Math.max(best, fits[index] ?? 0)
  }
  return { shares, fits, bestAround, best, inBest: insideBest(boxes, fits, best) }
}

function insideBest(boxes: readonly Box[], fits: Float64Array, best: number): Uint8Array {
  const inBest = new Uint8Array(boxes.length)
  for (const { index, parent } of boxes) {
    const above = parent ? (inBest[parent.index] ?? 0) : 0
    inBest[index] = (fits[index] ?? 0) >= best ? 1 : above
  }
  return inBest
}

function averages({ blocks }: Analysis, chances: Float64Array, groups: readonly Group[]): Averages {
  const words = new Float64Array(groups.length)
  const alike = new Float64Array(groups.length)
  for (const { index, measure } of blocks) {
    const group = groups[index]
    if (!group) continue
    const chance = chances[index] ?? 0
    words[group.index] =
      (words[group.index] ?? 0) + (chance * measure.words) / Math.max(1, group.words)
    alike[group.index] = (alike[group.index] ?? 0) + chance / group.blocks
  }
  return { words, blocks: alike }
}

function sectionsOf({ blocks, heading }: Analysis, chances: Float64Array): Float64Array {
  const wanted = new Float64Array(blocks.length)
  const words = new Float64Array(blocks.length)
  for (const { index, measure } of blocks) {
    const over = heading[index] ?? -1
    if (over < 0) continue
    wanted[over] = (wanted[over] ?? 0) + (chances[index] ?? 0) * measure.words
    words[over] = (words[over] ?? 0) + measure.words
  }
  return wanted.map((sum, at) => ((words[at] ?? 0) > 0 ? sum / (words[at] ?? 1) : -1))
}
