import type { Analysis } from './analysis.js'
import { rate, tableOf } from './feature-table.js'
import { HINT } from './hints.js'

/** What kind of page it is: the same for all its blocks. */
export const PAGE = tableOf<Analysis>([
  ['words', (page) => page.words],
  ['blocks', (page) => page.blocks.length],
  ['links', (page) => rate(page.linkWords, page.words)],
  ['prose', (page) => rate(page.proseWords, page.words)],
  ['proseWords', (page) => page.proseWords],
  ['proseBlocks', (page) => page.proseBlocks],
  ['prices', (page) => page.prices],
  ['dates', (page) => page.dates],
  ['code', (page) => page.codeBlocks],
  ...'article form h1 h2 h3 li main nav noscript p pre section table'
    .split(' ')
    .map((tag) => [`${tag}`, (page: Analysis) => page.tags.get(tag) ?? 0] as const),
  ['isProduct', (page) => (/product|offer/i.test(page.outline.types) ? 1 : 0)],
  ['isArticle', (page) => (/article|posting|news/i.test(page.outline.types) ? 1 : 0)],
  ['isForum', (page) => (/forum|discussion|qapage/i.test(page.outline.types) ? 1 : 0)],
  ...(['article', 'forum', 'item', 'product'] as const).map(
    (hint) =>
      [`named.${hint}`, (page: Analysis) => (page.outline.names & HINT[hint] ? 1 : 0)] as const,
  ),
])
