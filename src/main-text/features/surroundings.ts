import type { Analysis } from '../analysis.js'
import { type Block, isProse, sumValuesByBox } from '../blocks.js'
import type { Group } from '../groups.js'

const MIN_WORDS = 5

/** Sums up how probable it is that the blocks around each block are main content. */
export function computeSurroundings(page: Analysis, probabilities: Float64Array) {
  const { blocks } = page
  const wantedBefore = new Float64Array(blocks.length + 1)
  let [highest, doubt] = [0, 0]
  for (const { index, measure } of blocks) {
    const probability = probabilities[index] ?? 0
    wantedBefore[index + 1] = (wantedBefore[index] ?? 0) + probability * measure.words
    doubt += probability * (1 - probability) * measure.words
    if (measure.words >= MIN_WORDS && probability > highest) highest = probability
  }
  const wanted = wantedBefore[blocks.length] ?? 0
  return {
    page,
    probabilities,
    /** Expected words of main content before each block. */
    wantedBefore,
    wanted,
    ...scoreBoxesAsMainContent(page, probabilities, wanted),
    groups: averageGroupProbabilities(page, probabilities, page.group),
    sameKind: averageGroupProbabilities(page, probabilities, page.sameKind),
    /** Expected fraction of main content under each heading. */
    sections: averageSectionProbabilities(page, probabilities),
    ...measureDistancesToSureProse(page, probabilities),
    highest,
    /** Sum of uncertainty. Blocks with a probability near 0.5 add most. */
    doubt,
  }
}

export type Surroundings = ReturnType<typeof computeSurroundings>

/** Computes each element's fraction of main content, and its F1 score. */
function scoreBoxesAsMainContent(page: Analysis, probabilities: Float64Array, mainWords: number) {
  const { blocks } = page
  const { boxes } = page.outline
  const inside = sumValuesByBox(
    boxes,
    blocks,
    ({ index, measure }) => (probabilities[index] ?? 0) * measure.words,
  )
  const shares = inside.map((sum, at) => sum / Math.max(1, boxes[at]?.words ?? 0))
  const scores = inside.map((sum, at) => (2 * sum) / ((boxes[at]?.words ?? 0) + mainWords + 1e-9))
  const bestAround = scores.slice()
  const inBest = new Uint8Array(boxes.length)
  const bestScore = scores.reduce((most, score) => Math.max(most, score), 0)
  for (const { index, parent } of boxes) {
    const above = parent ? (bestAround[parent.index] ?? 0) : 0
    if (above > (bestAround[index] ?? 0)) bestAround[index] = above
    const isBest = (scores[index] ?? 0) >= bestScore
    inBest[index] = isBest ? 1 : parent ? (inBest[parent.index] ?? 0) : 0
  }
  return { shares, scores, bestAround, bestScore, inBest }
}

function averageGroupProbabilities(
  { blocks }: Analysis,
  probabilities: Float64Array,
  groups: readonly Group[],
) {
  const words = new Float64Array(groups.length)
  const alike = new Float64Array(groups.length)
  for (const { index, measure } of blocks) {
    const group = groups[index]
    if (!group) continue
    const probability = probabilities[index] ?? 0
    words[group.index] =
      (words[group.index] ?? 0) + (probability * measure.words) / Math.max(1, group.words)
    alike[group.index] = (alike[group.index] ?? 0) + probability / group.blocks
  }
  return { words, blocks: alike }
}

/** Probability above which a paragraph surely is main content. */
const SURE = 0.75
const MAX_DISTANCE = 9_999

function measureDistancesToSureProse({ blocks }: Analysis, probabilities: Float64Array) {
  const measure = (list: readonly Block[]) => {
    let next = MAX_DISTANCE
    return Float64Array.from(list, (block) => {
      const distance = next
      const isSure = isProse(block) && (probabilities[block.index] ?? 0) > SURE
      next = isSure ? 0 : Math.min(MAX_DISTANCE, distance + block.measure.words)
      return distance
    })
  }
  return { sureBefore: measure(blocks), sureAfter: measure(blocks.toReversed()).reverse() }
}

function averageSectionProbabilities({ blocks, heading }: Analysis, probabilities: Float64Array) {
  const wanted = new Float64Array(blocks.length)
  const words = new Float64Array(blocks.length)
  for (const { index, measure } of blocks) {
    const over = heading[index] ?? -1
    if (over < 0) continue
    wanted[over] = (wanted[over] ?? 0) + (probabilities[index] ?? 0) * measure.words
    words[over] = (words[over] ?? 0) + measure.words
  }
  return wanted.map((sum, at) => ((words[at] ?? 0) > 0 ? sum / (words[at] ?? 1) : -1))
}
