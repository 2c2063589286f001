import type { Analysis } from '../analysis.js'
import type { Box } from '../blocks.js'
import type { Group } from '../groups.js'
import { createTable, divide } from './feature-table.js'
import { HINT_BITS } from './name-hints.js'

export const BOX_FEATURES = createTable<Box>({
  names: 'words blocks alike links prose perBlock share proseShare place',
  write: (row, box, page) => {
    row.add(box.words)
    row.add(box.blocks)
    row.add(box.alike)
    row.add(divide(box.linkWords, box.words))
    row.add(divide(box.prose, box.words))
    row.add(divide(box.words, box.blocks))
    row.add(divide(box.words, page.words))
    row.add(divide(box.prose, page.proseWords))
    row.add((page.firstBlock[box.index] ?? 0) / page.blocks.length)
  },
})

/** Features of an element that is one of a row of similar siblings, and of that row. */
export const ROW_FEATURES = createTable<Box>({
  names: 'alike words links rowShare rowAverage rowLinks rowProse',
  write: (row, box, page) => {
    row.add(box.alike)
    row.add(box.words)
    row.add(divide(box.linkWords, box.words))
    row.add(divide(box.parent?.words ?? 0, page.words))
    row.add(divide(box.parent?.words ?? 0, box.alike))
    row.add(divide(box.parent?.linkWords ?? 0, box.parent?.words ?? 0))
    row.add(divide(box.parent?.prose ?? 0, box.parent?.words ?? 0))
  },
})

/** Features of a group of blocks whose elements are of the same kind. */
export const GROUP_FEATURES = createTable<Group>({
  names: 'blocks perBlock links sentences share first last parents',
  write: (row, group, page) => {
    row.add(group.blocks)
    row.add(divide(group.words, group.blocks))
    row.add(divide(group.linkWords, group.words))
    row.add(divide(group.sentences, group.words))
    row.add(divide(group.words, page.words))
    row.add(group.firstBlock / page.blocks.length)
    row.add(group.lastBlock / page.blocks.length)
    row.add(group.parentChanges)
  },
})

const COUNTED_TAGS = 'article form h1 h2 h3 li main nav noscript p pre section table'.split(' ')

export const PAGE_FEATURES = createTable<Analysis>(
  {
    names: 'words blocks links prose proseWords proseBlocks prices dates code',
    write: (row, page) => {
      row.add(page.words)
      row.add(page.blocks.length)
      row.add(divide(page.linkWords, page.words))
      row.add(divide(page.proseWords, page.words))
      row.add(page.proseWords)
      row.add(page.proseBlocks)
      row.add(page.prices)
      row.add(page.dates)
      row.add(page.codeBlocks)
    },
  },
  {
    names: COUNTED_TAGS.join(' '),
    write: (row, { tags }) => {
      for (const tag of COUNTED_TAGS) row.add(tags.get(tag) ?? 0)
    },
  },
  {
    names: 'isProduct isArticle isForum named.article named.forum named.item named.product',
    write: (row, { outline: { types, hints } }) => {
      row.add(/product|offer/i.test(types) ? 1 : 0)
      row.add(/article|posting|news/i.test(types) ? 1 : 0)
      row.add(/forum|discussion|qapage/i.test(types) ? 1 : 0)
      row.add(hints & HINT_BITS.article ? 1 : 0)
      row.add(hints & HINT_BITS.forum ? 1 : 0)
      row.add(hints & HINT_BITS.item ? 1 : 0)
      row.add(hints & HINT_BITS.product ? 1 : 0)
    },
  },
)
