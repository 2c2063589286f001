import type { MainKind } from '../../contracts/result.js'
import type { Analysis } from '../analysis.js'
import type { Block } from '../blocks.js'
import { HINT_BITS } from '../features/name-hints.js'
import { ROLE } from '../features/roles.js'
import type { Outline } from '../outline.js'
import { findKind } from './find-kind.js'

/** Declared types of pages whose posts are their text, and of those that are an article. */
const THREAD = /forum|discussion|qapage/i
const ARTICLE = /article|posting|news/i
const PRODUCT = /product/i

/** Chooses the kind of a page: the one that it declares, or else the most probable. */
export function chooseKind(page: Analysis, kept: ReadonlySet<Block>): MainKind {
  return readDeclaredKind(page.outline) ?? correctKind(findKind(page, kept), page, kept)
}

function readDeclaredKind({ types }: Outline): MainKind | undefined {
  if (THREAD.test(types)) return 'forum'
  return ARTICLE.test(types) && !PRODUCT.test(types) ? 'article' : undefined
}

/** Takes a text in an `article` for one, unless names on the page speak for a thread. */
function correctKind(kind: MainKind, page: Analysis, kept: ReadonlySet<Block>): MainKind {
  if (kind !== 'forum' && kind !== 'service') return kind
  const [first] = kept
  const isInArticle = first !== undefined && (first.box.roles & ROLE.article) !== 0
  return isInArticle && !hasThreadNames(page.outline) ? 'article' : kind
}

/** Names of controls by which readers of a thread vote on what was posted. */
const VOTES = /(?:^|\s)(?:up|down)?votes?(?:[-_]\w{1,20})?(?:\s|$)/i

function hasThreadNames({ boxes, hints }: Outline): boolean {
  if (hints & HINT_BITS.forum) return true
  return boxes.some(
    ({ element, ownHints }) =>
      (ownHints & HINT_BITS.forum) !== 0 ||
      THREAD.test(element.attribute('itemtype') ?? '') ||
      VOTES.test(element.attribute('class') ?? ''),
  )
}
