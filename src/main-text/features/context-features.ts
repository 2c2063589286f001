import type { Block, Box } from '../blocks.js'
import { SCALES } from '../model/scales.js'
import { type Columns, rate, tableOf } from './feature-table.js'
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
const INSIDE: Columns<Block, Surroundings> = {
  names: [
    'chance.box chance.parent chance.grandparent chance.up3 chance.up4',
    ...SCALES.map((least) => `chance.in${least}`),
    'chance.item chance.outer',
  ].join(' '),
  write: (row, { box }, { page, shares }) => {
    const third = box.parent?.parent?.parent
    row.add(shareOf(shares, box))
    row.add(shareOf(shares, box.parent))
    row.add(shareOf(shares, box.parent?.parent))
    row.add(shareOf(shares, third))
    row.add(shareOf(shares, third?.parent))
    for (const scale of page.scales) row.add(shareOf(shares, scale[box.index]))
    row.add(shareOf(shares, page.item[box.index]?.parent))
    row.add(shareOf(shares, page.outer[box.index]?.parent))
  },
}

/** And of the block itself, and those that look alike. */
const ALIKE: Columns<Block, Surroundings> = {
  names: 'chance chance.group chance.groupBlocks chance.kin chance.kinBlocks',
  write: (row, { index }, { page, chances, groups, kin }) => {
    const group = page.group[index]?.index ?? 0
    const relatives = page.kin[index]?.index ?? 0
    row.add(chances[index] ?? 0)
    row.add(groups.words[group] ?? 0)
    row.add(groups.blocks[group] ?? 0)
    row.add(kin.words[relatives] ?? 0)
    row.add(kin.blocks[relatives] ?? 0)
  },
}

/** And of those that stand near, and under the same heading. */
const NEAR: Columns<Block, Surroundings> = {
  names:
    'chance-2 chance-1 chance1 chance2 chance.around4 chance.around12 chance.around40 chance.before chance.after chance.heading chance.section chance.under',
  write: (row, { index }, near) => {
    const { page, chances, sections } = near
    const heading = page.heading[index] ?? -1
    row.add(valueAt(chances, index - 2))
    row.add(valueAt(chances, index - 1))
    row.add(valueAt(chances, index + 1))
    row.add(valueAt(chances, index + 2))
    row.add(shareIn(near, index - 4, index + 5))
    row.add(shareIn(near, index - 12, index + 13))
    row.add(shareIn(near, index - 40, index + 41))
    row.add(shareIn(near, index - 15, index))
    row.add(shareIn(near, index + 1, index + 16))
    row.add(valueAt(chances, heading))
    row.add(valueAt(sections, heading))
    row.add(valueAt(sections, index))
  },
}

/** And of the page as a whole: how sure they are, and where in it the wanted text is. */
const WHOLE: Columns<Block, Surroundings> = {
  names:
    'fit.in1000 fit.best fit.gap fit.page fit.inBest chance.page chance.most chance.doubt chance.wanted chance.wantedBefore',
  write: (
    row,
    { index, box },
    { page, fits, best, bestAround, inBest, sums, wanted, most, doubt },
  ) => {
    row.add(shareOf(fits, page.scales[3]?.[box.index]))
    row.add(bestAround[box.index] ?? 0)
    row.add(best - (bestAround[box.index] ?? 0))
    row.add(best)
    row.add(inBest[box.index] ?? 0)
    row.add(rate(wanted, page.words))
    row.add(most)
    row.add(rate(doubt, wanted))
    row.add(wanted)
    row.add(rate(sums[index] ?? 0, wanted))
  },
}

export const CONTEXT = tableOf(INSIDE, ALIKE, NEAR, WHOLE)

function shareOf(values: Float64Array, box: Box | undefined): number {
  return box ? (values[box.index] ?? 0) : -1
}

/** -1 where there is none; reading a list before its first item takes the engine's slowest path. */
function valueAt(values: Float64Array, index: number): number {
  return index < 0 ? -1 : (values[index] ?? -1)
}

/** The share of the words from one block up to another that is expected to be wanted. */
function shareIn({ page, sums }: Surroundings, from: number, to: number): number {
  const start = Math.max(0, from)
  const end = Math.min(page.blocks.length, to)
  if (end <= start) return -1
  const words = (page.sums.words[end] ?? 0) - (page.sums.words[start] ?? 0)
  return rate((sums[end] ?? 0) - (sums[start] ?? 0), words)
}
