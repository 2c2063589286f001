import type { Block, Box } from '../blocks.js'
import { SCALES } from '../enclosing-boxes.js'
import { type Columns, createFeatureTable, divide } from './feature-table.js'
import type { Surroundings } from './surroundings.js'

/** Features that both the first and the second decision trees read. */
export const CARRIED_FEATURES: readonly string[] = [
  'words words-1 words1 links links-1 links1 tag level depth place copies repeat',
  'heading.distance heading.level names.for names.leaning outer.rowAverage',
  'says.leaning says.heading says-1 says1 leads.against inTitle afterTitle article.nth',
  'in100.perBlock in300.perBlock in300.links in300.share',
  'in1000.perBlock in1000.links in1000.share in1000.prose in1000.proseShare in1000.blocks',
  'group.blocks group.sentences group.share group.last group.parents',
  'kin.share kin.first kin.parents',
].flatMap((line) => line.split(' '))

const INSIDE: Columns<Block, Surroundings> = {
  names: [
    'chance.box chance.parent chance.grandparent chance.up3 chance.up4',
    ...SCALES.map((least) => `chance.in${least}`),
    'chance.item chance.outer',
  ].join(' '),
  write: (row, { box }, { page, shares }) => {
    const third = box.parent?.parent?.parent
    row.push(getValueOfBox(shares, box))
    row.push(getValueOfBox(shares, box.parent))
    row.push(getValueOfBox(shares, box.parent?.parent))
    row.push(getValueOfBox(shares, third))
    row.push(getValueOfBox(shares, third?.parent))
    for (const enclosing of page.enclosing) row.push(getValueOfBox(shares, enclosing[box.index]))
    row.push(getValueOfBox(shares, page.innerRow[box.index]?.parent))
    row.push(getValueOfBox(shares, page.outerRow[box.index]?.parent))
  },
}

const ALIKE: Columns<Block, Surroundings> = {
  names: 'chance chance.group chance.groupBlocks chance.kin chance.kinBlocks',
  write: (row, { index }, { page, probabilities, groups, sameKind }) => {
    const group = page.group[index]?.index ?? 0
    const kind = page.sameKind[index]?.index ?? 0
    row.push(probabilities[index] ?? 0)
    row.push(groups.words[group] ?? 0)
    row.push(groups.blocks[group] ?? 0)
    row.push(sameKind.words[kind] ?? 0)
    row.push(sameKind.blocks[kind] ?? 0)
  },
}

const NEAR: Columns<Block, Surroundings> = {
  names:
    'chance-2 chance-1 chance1 chance2 chance.around4 chance.around12 chance.around40 chance.before chance.after chance.heading chance.section chance.under sure.before sure.after',
  write: (row, { index }, near) => {
    const { page, probabilities, sections } = near
    const heading = page.heading[index] ?? -1
    row.push(getValueOrMinusOne(probabilities, index - 2))
    row.push(getValueOrMinusOne(probabilities, index - 1))
    row.push(getValueOrMinusOne(probabilities, index + 1))
    row.push(getValueOrMinusOne(probabilities, index + 2))
    row.push(computeContentShare(near, index - 4, index + 5))
    row.push(computeContentShare(near, index - 12, index + 13))
    row.push(computeContentShare(near, index - 40, index + 41))
    row.push(computeContentShare(near, index - 15, index))
    row.push(computeContentShare(near, index + 1, index + 16))
    row.push(getValueOrMinusOne(probabilities, heading))
    row.push(getValueOrMinusOne(sections, heading))
    row.push(getValueOrMinusOne(sections, index))
    row.push(near.sureBefore[index] ?? 0)
    row.push(near.sureAfter[index] ?? 0)
  },
}

const WHOLE: Columns<Block, Surroundings> = {
  names:
    'fit.in1000 fit.best fit.gap fit.page fit.inBest chance.page chance.most chance.doubt chance.wanted chance.wantedBefore',
  write: (
    row,
    { index, box },
    { page, scores, bestScore, bestAround, inBest, wantedBefore, wanted, highest, doubt },
  ) => {
    row.push(getValueOfBox(scores, page.enclosing[3]?.[box.index]))
    row.push(bestAround[box.index] ?? 0)
    row.push(bestScore - (bestAround[box.index] ?? 0))
    row.push(bestScore)
    row.push(inBest[box.index] ?? 0)
    row.push(divide(wanted, page.words))
    row.push(highest)
    row.push(divide(doubt, wanted))
    row.push(wanted)
    row.push(divide(wantedBefore[index] ?? 0, wanted))
  },
}

export const CONTEXT_FEATURES = createFeatureTable(INSIDE, ALIKE, NEAR, WHOLE)

function getValueOfBox(values: Float64Array, box: Box | undefined): number {
  return box ? (values[box.index] ?? 0) : -1
}

/** Returns the value at `index`, or -1 if there is none. Reading a negative index would be slow. */
function getValueOrMinusOne(values: Float64Array, index: number): number {
  return index < 0 ? -1 : (values[index] ?? -1)
}

function computeContentShare({ page, wantedBefore }: Surroundings, from: number, to: number) {
  const start = Math.max(0, from)
  const end = Math.min(page.blocks.length, to)
  if (end <= start) return -1
  const words = (page.sums.words[end] ?? 0) - (page.sums.words[start] ?? 0)
  return divide((wantedBefore[end] ?? 0) - (wantedBefore[start] ?? 0), words)
}
