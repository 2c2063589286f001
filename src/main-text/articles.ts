import type { Block, Box } from './blocks.js'

export interface ArticlePart {
  readonly box: Box
  readonly nth: number
  /** True if the article has a URL of its own, or a linked heading. */
  isLinked: boolean
}

const URL_ATTRIBUTES = 'data-permalink data-canonical-url data-url data-href data-history'.split(
  ' ',
)
const MAX_LEVEL = 3

export function findOuterArticles(boxes: readonly Box[], blocks: readonly Block[]) {
  const articles: (ArticlePart | undefined)[] = []
  let nth = 0
  for (const box of boxes) {
    const outer = box.parent && articles[box.parent.index]
    const isFirst = !outer && box.element.name === 'article' && box.words > 0
    articles.push(isFirst ? { box, nth: ++nth, isLinked: readPermalink(box) !== undefined } : outer)
  }
  for (const { box, links, linkWords, measure } of nth > 0 ? blocks : []) {
    const { level } = box.tag
    if (links === 0 || level === 0 || level > MAX_LEVEL || linkWords * 2 <= measure.words) continue
    const article = articles[box.index]
    if (article) article.isLinked = true
  }
  return articles
}

export function readPermalink({ element }: Box): string | undefined {
  const address = URL_ATTRIBUTES.map((name) => element.getAttribute(name)).find(Boolean)
  return address?.replace(/[?#].*/s, '')
}
