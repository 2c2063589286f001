import { type Analysis, SCALES } from './analysis.js'
import type { At } from './block-features.js'
import { type Lines, rate, tableOf } from './feature-table.js'
import type { Box } from './outline.js'
import type { Surroundings } from './surroundings.js'

/** Of a block's own features those that the second trees read as well. */
export const CARRIED: readonly string[] = [
  'words words-1 words1 links links-1 links1 tag level depth place copies repeat',
  'heading.distance heading.level names.for names.leaning outer.rowAverage',
  'in100.perBlock in300.perBlock in300.links in300.share',
  'in1000.perBlock in1000.links in1000.share in1000.prose in1000.proseShare in1000.blocks',
  'group.blocks group.sentences group.share group.last group.parents',
  'kin.share kin.first kin.parents',
].flatMap((line) => line.split(' '))

/** What the first trees say of the blocks in the elements around a block. */
const INSIDE: Lines<At, Surroundings> = [
  ['chance.box', ({ box }, { shares }) => shareOf(shares, box)],
  ['chance.parent', ({ box }, { shares }) => shareOf(shares, box.parent)],
  ['chance.grandparent', ({ box }, { shares }) => shareOf(shares, box.parent?.parent)],
  ['chance.up3', ({ box }, { shares }) => shareOf(shares, box.parent?.parent?.parent)],
  ['chance.up4', ({ box }, { shares }) => shareOf(shares, box.parent?.parent?.parent?.parent)],
  ...SCALES.map(
    (least, scale) =>
      [
        `chance.in${least}`,
        ({ box }: At, { page, shares }: Surroundings) =>
          shareOf(shares, page.scales[scale]?.[box.index]),
      ] as const,
  ),
  ['chance.item', ({ box }, { page, shares }) => shareOf(shares, page.item[box.index]?.parent)],
  ['chance.outer', ({ box }, { page, shares }) => shareOf(shares, page.outer[box.index]?.parent)],
]

/** And of those that look alike, that stand near, and that stand under the same heading. */
const NEAR: Lines<At, Surroundings> = [
  ['chance', ({ index }, { chances }) => chances[index] ?? 0],
  ['chance.group', ({ index }, { page, groups }) => groups.words[groupAt(page, index)] ?? 0],
  ['chance.groupBlocks', ({ index }, { page, groups }) => groups.blocks[groupAt(page, index)] ?? 0],
  ['chance.kin', ({ index }, { page, kin }) => kin.words[page.kin[index]?.index ?? 0] ?? 0],
  ['chance.kinBlocks', ({ index }, { page, kin }) => kin.blocks[page.kin[index]?.index ?? 0] ?? 0],
  ...[-2, -1, 1, 2].map(
    (by) =>
      [
        `chance${by}`,
        ({ index }: At, { chances }: Surroundings) => chances[index + by] ?? -1,
      ] as const,
  ),
  ...[4, 12, 40].map(
    (by) =>
      [
        `chance.around${by}`,
        ({ index }: At, near: Surroundings) => shareIn(near, index - by, index + by + 1),
      ] as const,
  ),
  ['chance.before', ({ index }, near) => shareIn(near, index - 15, index)],
  ['chance.after', ({ index }, near) => shareIn(near, index + 1, index + 16)],
  ['chance.heading', ({ index }, { page, chances }) => chances[page.heading[index] ?? -1] ?? -1],
  ['chance.section', ({ index }, { page, sections }) => sections[page.heading[index] ?? -1] ?? -1],
  ['chance.under', ({ index }, { sections }) => sections[index] ?? -1],
]

/** And of the page as a whole: how sure they are, and where in it the wanted text is. */
const WHOLE: Lines<At, Surroundings> = [
  ['fit.in1000', ({ box }, { page, fits }) => shareOf(fits, page.scales[3]?.[box.index])],
  ['fit.best', ({ box }, { bestAround }) => bestAround[box.index] ?? 0],
  ['fit.gap', ({ box }, { best, bestAround }) => best - (bestAround[box.index] ?? 0)],
  ['fit.page', (_, { best }) => best],
  ['fit.inBest', ({ box }, { inBest }) => inBest[box.index] ?? 0],
  ['chance.page', (_, { page, wanted }) => rate(wanted, page.words)],
  ['chance.most', (_, { most }) => most],
  ['chance.doubt', (_, { doubt, wanted }) => rate(doubt, wanted)],
  ['chance.wanted', (_, { wanted }) => wanted],
  ['chance.wantedBefore', ({ index }, { sums, wanted }) => rate(sums[index] ?? 0, wanted)],
]

export const CONTEXT = tableOf([...INSIDE, ...NEAR, ...WHOLE])

function shareOf(values: Float64Array, box: Box | undefined): number {
  return box ? (values[box.index] ?? 0) : -1
}

function groupAt({ group }: Analysis, index: number): number {
  return group[index]?.index ?? 0
}

/** Of the words from one block up to another the share that is expected to be wanted. */
function shareIn({ page, sums }: Surroundings, from: number, to: number): number {
  const start = Math.max(0, from)
  const end = Math.min(page.blocks.length, to)
  if (end <= start) return -1
  const words = (page.sums.words[end] ?? 0) - (page.sums.words[start] ?? 0)
  return rate((sums[end] ?? 0) - (sums[start] ?? 0), words)
}
