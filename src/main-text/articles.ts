import type { Block, Box } from './blocks.js'

/** An outermost `article` of a page. */
export interface ArticlePart {
  readonly box: Box
  /** Number of the article among the outermost articles with text, from 1. */
  readonly nth: number
  /** True if the article has a URL of its own, or its heading is a link. */
  isLinked: boolean
}

/** Attributes that give a part of a page a URL of its own. */
const ADDRESSES = ['data-permalink', 'data-canonical-url', 'data-url', 'data-href', 'data-history']
const MAX_LEVEL = 3

/** Finds for each box the outermost `article` around it. */
export function findArticles(
  boxes: readonly Box[],
  blocks: readonly Block[],
): readonly (ArticlePart | undefined)[] {
  const articles: (ArticlePart | undefined)[] = []
  let nth = 0
  for (const box of boxes) {
    const outer = box.parent && articles[box.parent.index]
    const isFirst = !outer && box.element.name === 'article' && box.words > 0
    articles.push(isFirst ? { box, nth: ++nth, isLinked: readAddress(box) !== undefined } : outer)
  }
  if (nth > 0) markLinked(blocks, articles)
  return articles
}

/** Returns the URL in an element's attributes, without query and fragment; `undefined` if there is none. */
export function readAddress({ element }: Box): string | undefined {
  const address = ADDRESSES.map((name) => element.attribute(name)).find(Boolean)
  return address?.replace(/[?#].*/s, '')
}

function markLinked(
  blocks: readonly Block[],
  articles: readonly (ArticlePart | undefined)[],
): void {
  for (const { box, links, linkWords, measure } of blocks) {
    const { level } = box.tag
    if (links === 0 || level === 0 || level > MAX_LEVEL || linkWords * 2 <= measure.words) continue
    const article = articles[box.index]
    if (article) article.isLinked = true
  }
}
