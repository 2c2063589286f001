import type { Group } from './analysis.js'
import { rate, tableOf } from './feature-table.js'
import type { Box } from './outline.js'

/** An element around a block, with all that is in it. */
export const BOX = tableOf<Box>([
  ['words', (box) => box.words],
  ['blocks', (box) => box.blocks],
  ['alike', (box) => box.alike],
  ['links', (box) => rate(box.linkWords, box.words)],
  ['prose', (box) => rate(box.prose, box.words)],
  ['perBlock', (box) => rate(box.words, box.blocks)],
  ['share', (box, page) => rate(box.words, page.words)],
  ['proseShare', (box, page) => rate(box.prose, page.proseWords)],
  ['place', (box, page) => (page.first[box.index] ?? 0) / page.blocks.length],
])

/** One of a row of alike elements, and the element that holds the row. */
export const ITEM = tableOf<Box>([
  ['alike', (box) => box.alike],
  ['words', (box) => box.words],
  ['links', (box) => rate(box.linkWords, box.words)],
  ['rowShare', (box, page) => rate(box.parent?.words ?? 0, page.words)],
  ['rowAverage', (box) => rate(box.parent?.words ?? 0, box.alike)],
  ['rowLinks', (box) => rate(box.parent?.linkWords ?? 0, box.parent?.words ?? 0)],
  ['rowProse', (box) => rate(box.parent?.prose ?? 0, box.parent?.words ?? 0)],
])

/** All blocks of the page whose elements look alike. */
export const GROUP = tableOf<Group>([
  ['blocks', (group) => group.blocks],
  ['perBlock', (group) => rate(group.words, group.blocks)],
  ['links', (group) => rate(group.linkWords, group.words)],
  ['sentences', (group) => rate(group.sentences, group.words)],
  ['share', (group, page) => rate(group.words, page.words)],
  ['first', (group, page) => group.first / page.blocks.length],
  ['last', (group, page) => group.last / page.blocks.length],
  ['parents', (group) => group.parents],
])
