import type { Analysis } from './analysis.js'
import { rate, tableOf } from './feature-table.js'
import { HINT } from './hints.js'

/** Tags that kinds of pages differ in. */
const TAGS = 'article form h1 h2 h3 li main nav noscript p pre section table'.split(' ')

/** What kind of page it is: the same for all its blocks. */
export const PAGE = tableOf<Analysis>(
  {
    names: 'words blocks links prose proseWords proseBlocks prices dates code',
    values: (page) => [
      page.words,
      page.blocks.length,
      rate(page.linkWords, page.words),
      rate(page.proseWords, page.words),
      page.proseWords,
      page.proseBlocks,
      page.prices,
      page.dates,
      page.codeBlocks,
    ],
  },
  {
    names: TAGS.join(' '),
    values: ({ tags }) => TAGS.map((tag) => tags.get(tag) ?? 0),
  },
  {
    names: 'isProduct isArticle isForum named.article named.forum named.item named.product',
    values: ({ outline: { types, names } }) => [
      /product|offer/i.test(types) ? 1 : 0,
      /article|posting|news/i.test(types) ? 1 : 0,
      /forum|discussion|qapage/i.test(types) ? 1 : 0,
      names & HINT.article ? 1 : 0,
      names & HINT.forum ? 1 : 0,
      names & HINT.item ? 1 : 0,
      names & HINT.product ? 1 : 0,
    ],
  },
)
