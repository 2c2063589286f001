import type { Analysis } from '../analysis.js'
import type { Box } from '../blocks.js'
import type { Group } from '../groups.js'
import { createFeatureTable, divide } from './feature-table.js'
import { HINT_BITS } from './name-hints.js'

export const BOX_FEATURES = createFeatureTable<Box>({
  names: 'words blocks alike links prose perBlock share proseShare place',
  write: (row, box, page) => {
    row.push(box.words)
    row.push(box.blocks)
    row.push(box.alike)
    row.push(divide(box.linkWords, box.words))
    row.push(divide(box.prose, box.words))
    row.push(divide(box.words, box.blocks))
    row.push(divide(box.words, page.words))
    row.push(divide(box.prose, page.proseWords))
    row.push((page.firstBlock[box.index] ?? 0) / page.blocks.length)
  },
})

export const ROW_FEATURES = createFeatureTable<Box>({
  names: 'alike words links rowShare rowAverage rowLinks rowProse',
  write: (row, box, page) => {
    row.push(box.alike)
    row.push(box.words)
    row.push(divide(box.linkWords, box.words))
    row.push(divide(box.parent?.words ?? 0, page.words))
    row.push(divide(box.parent?.words ?? 0, box.alike))
    row.push(divide(box.parent?.linkWords ?? 0, box.parent?.words ?? 0))
    row.push(divide(box.parent?.prose ?? 0, box.parent?.words ?? 0))
  },
})

export const GROUP_FEATURES = createFeatureTable<Group>({
  names: 'blocks perBlock links sentences share first last parents',
  write: (row, group, page) => {
    row.push(group.blocks)
    row.push(divide(group.words, group.blocks))
    row.push(divide(group.linkWords, group.words))
    row.push(divide(group.sentences, group.words))
    row.push(divide(group.words, page.words))
    row.push(group.firstBlock / page.blocks.length)
    row.push(group.lastBlock / page.blocks.length)
    row.push(group.parentChanges)
  },
})

const COUNTED_TAGS = 'article form h1 h2 h3 li main nav noscript p pre section table'.split(' ')

export const PAGE_FEATURES = createFeatureTable<Analysis>(
  {
    names: 'words blocks links prose proseWords proseBlocks prices dates code',
    write: (row, page) => {
      row.push(page.words)
      row.push(page.blocks.length)
      row.push(divide(page.linkWords, page.words))
      row.push(divide(page.proseWords, page.words))
      row.push(page.proseWords)
      row.push(page.proseBlocks)
      row.push(page.prices)
      row.push(page.dates)
      row.push(page.codeBlocks)
    },
  },
  {
    names: COUNTED_TAGS.join(' '),
    write: (row, { tags }) => {
      for (const tag of COUNTED_TAGS) row.push(tags.get(tag) ?? 0)
    },
  },
  {
    names: 'isProduct isArticle isForum named.article named.forum named.item named.product',
    write: (row, { outline: { types, hints } }) => {
      row.push(/product|offer/i.test(types) ? 1 : 0)
      row.push(/article|posting|news/i.test(types) ? 1 : 0)
      row.push(/forum|discussion|qapage/i.test(types) ? 1 : 0)
      row.push(hints & HINT_BITS.article ? 1 : 0)
      row.push(hints & HINT_BITS.forum ? 1 : 0)
      row.push(hints & HINT_BITS.item ? 1 : 0)
      row.push(hints & HINT_BITS.product ? 1 : 0)
    },
  },
)
