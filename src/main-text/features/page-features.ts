import type { Analysis } from '../analysis.js'
import { rate, tableOf } from './feature-table.js'
import { HINT } from './hints.js'

/** Tags that kinds of pages differ in. */
const TAGS = 'article form h1 h2 h3 li main nav noscript p pre section table'.split(' ')

/** What kind of page it is: the same for all its blocks. */
export const PAGE = tableOf<Analysis>(
  {
    names: 'words blocks links prose proseWords proseBlocks prices dates code',
    write: (row, page) => {
      row.add(page.words)
      row.add(page.blocks.length)
      row.add(rate(page.linkWords, page.words))
      row.add(rate(page.proseWords, page.words))
      row.add(page.proseWords)
      row.add(page.proseBlocks)
      row.add(page.prices)
      row.add(page.dates)
      row.add(page.codeBlocks)
    },
  },
  {
    names: TAGS.join(' '),
    write: (row, { tags }) => {
      for (const tag of TAGS) row.add(tags.get(tag) ?? 0)
    },
  },
  {
    names: 'isProduct isArticle isForum named.article named.forum named.item named.product',
    write: (row, { outline: { types, names } }) => {
      row.add(/product|offer/i.test(types) ? 1 : 0)
      row.add(/article|posting|news/i.test(types) ? 1 : 0)
      row.add(/forum|discussion|qapage/i.test(types) ? 1 : 0)
      row.add(names & HINT.article ? 1 : 0)
      row.add(names & HINT.forum ? 1 : 0)
      row.add(names & HINT.item ? 1 : 0)
      row.add(names & HINT.product ? 1 : 0)
    },
  },
)
