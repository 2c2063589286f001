import type { Box } from '../blocks.js'
import type { Group } from '../groups.js'
import { rate, tableOf } from './feature-table.js'

/** An element around a block, with all that is in it. */
export const BOX = tableOf<Box>({
  names: 'words blocks alike links prose perBlock share proseShare place',
  write: (row, box, page) => {
    row.add(box.words)
    row.add(box.blocks)
    row.add(box.alike)
    row.add(rate(box.linkWords, box.words))
    row.add(rate(box.prose, box.words))
    row.add(rate(box.words, box.blocks))
    row.add(rate(box.words, page.words))
    row.add(rate(box.prose, page.proseWords))
    row.add((page.first[box.index] ?? 0) / page.blocks.length)
  },
})

/** One of a row of alike elements, and the element that holds the row. */
export const ITEM = tableOf<Box>({
  names: 'alike words links rowShare rowAverage rowLinks rowProse',
  write: (row, box, page) => {
    row.add(box.alike)
    row.add(box.words)
    row.add(rate(box.linkWords, box.words))
    row.add(rate(box.parent?.words ?? 0, page.words))
    row.add(rate(box.parent?.words ?? 0, box.alike))
    row.add(rate(box.parent?.linkWords ?? 0, box.parent?.words ?? 0))
    row.add(rate(box.parent?.prose ?? 0, box.parent?.words ?? 0))
  },
})

/** All blocks of the page whose elements look alike. */
export const GROUP = tableOf<Group>({
  names: 'blocks perBlock links sentences share first last parents',
  write: (row, group, page) => {
    row.add(group.blocks)
    row.add(rate(group.words, group.blocks))
    row.add(rate(group.linkWords, group.words))
    row.add(rate(group.sentences, group.words))
    row.add(rate(group.words, page.words))
    row.add(group.first / page.blocks.length)
    row.add(group.last / page.blocks.length)
    row.add(group.parents)
  },
})
