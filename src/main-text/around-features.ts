import type { Group } from './analysis.js'
import { rate, tableOf } from './feature-table.js'
import type { Box } from './outline.js'

/** An element around a block, with all that is in it. */
export const BOX = tableOf<Box>({
  names: 'words blocks alike links prose perBlock share proseShare place',
  values: (box, page) => [
    box.words,
    box.blocks,
    box.alike,
    rate(box.linkWords, box.words),
    rate(box.prose, box.words),
    rate(box.words, box.blocks),
    rate(box.words, page.words),
    rate(box.prose, page.proseWords),
    (page.first[box.index] ?? 0) / page.blocks.length,
  ],
})

/** One of a row of alike elements, and the element that holds the row. */
export const ITEM = tableOf<Box>({
  names: 'alike words links rowShare rowAverage rowLinks rowProse',
  values: (box, page) => [
    box.alike,
    box.words,
    rate(box.linkWords, box.words),
    rate(box.parent?.words ?? 0, page.words),
    rate(box.parent?.words ?? 0, box.alike),
    rate(box.parent?.linkWords ?? 0, box.parent?.words ?? 0),
    rate(box.parent?.prose ?? 0, box.parent?.words ?? 0),
  ],
})

/** All blocks of the page whose elements look alike. */
export const GROUP = tableOf<Group>({
  names: 'blocks perBlock links sentences share first last parents',
  values: (group, page) => [
    group.blocks,
    rate(group.words, group.blocks),
    rate(group.linkWords, group.words),
    rate(group.sentences, group.words),
    rate(group.words, page.words),
    group.first / page.blocks.length,
    group.last / page.blocks.length,
    group.parents,
  ],
})
