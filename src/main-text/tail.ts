import type { Block, Box } from './blocks.js'
import { HINT_BITS } from './features/name-hints.js'
import { ROLE } from './features/roles.js'
import type { Outline } from './outline.js'

/** Words of an article at least, before what follows it is told apart. */
const MIN_WORDS = 50

/** Takes out of the kept text, which is in the page's order, what follows an article: comments, a wall, its author, the next articles. */
export function dropTail(page: Outline, kept: Set<Block>): void {
  dropCredits(kept)
  const apart = findNamed(page.boxes, APART)
  if (apart) dropAfterText(kept, apart)
  const comments = findNamed(page.boxes, COMMENTS)
  const articles = kept.size > 0 ? findArticles(page.boxes) : undefined
  if ((!comments && !articles) || isThread(page)) return
  if (comments && isArticle(page, kept)) dropAfterText(kept, comments)
  if (articles) dropNextArticles(page.blocks, kept, articles)
}

/** Begins a line that says who wrote, and is no part of what they wrote. */
const CREDIT = /^(?:additional )?(?:reporting|writing|editing) by |^follow us on /

/** Blocks at the end among which credits stand. */
const LAST = 3
const MAX_CREDIT_WORDS = 40

function dropCredits(kept: Set<Block>): void {
  for (const block of [...kept].slice(-LAST)) {
    if (block.measure.words <= MAX_CREDIT_WORDS && CREDIT.test(block.text)) kept.delete(block)
  }
}

/** Whole names in `class` and `id` of parts that stand under an article, and are never its text. */
const APART =
  /(?:^|\s)(?:[\w-]{0,20}paywall[\w-]{0,20}|author-?_?(?:box|bio|info|profile)|about-?_?(?:the-?_?)?author|post-author-(?:box|bio)|archives?|older-posts)(?:\s|$)/i

const COMMENTS =
  /(?:^|\s)(?:comments?|comments?[-_]?(?:list|area|section|wrapper|container|thread)|disqus_thread|respond|kommentare?)(?:\s|$)/i

/** Marks boxes with such a name, and all in them; `undefined` where there is none. */
function findNamed(boxes: readonly Box[], names: RegExp): Uint8Array | undefined {
  const isNamed: (boolean | undefined)[] = []
  const marked = new Uint8Array(boxes.length)
  let count = 0
  for (const { index, kind, parent, element } of boxes) {
    // Elements of a kind have the same classes.
    isNamed[kind] ??= names.test(element.attribute('class') ?? '')
    const isInside = parent !== undefined && marked[parent.index] === 1
    if (!isInside && !isNamed[kind] && !names.test(element.attribute('id') ?? '')) continue
    marked[index] = 1
    count++
  }
  return count > 0 ? marked : undefined
}

const THREAD = /forum|discussion|qapage|question/i

/** Names of controls by which readers of a thread vote on what was posted. */
const VOTES = /(?:^|\s)(?:up|down)?votes?(?:[-_]\w{1,20})?(?:\s|$)/i

/** True for a page whose posts are its text, by its types and names. */
function isThread({ boxes, types, hints }: Outline): boolean {
  if (THREAD.test(types) || hints & HINT_BITS.forum || findNamed(boxes, VOTES)) return true
  return boxes.some(
    ({ element, ownHints }) =>
      (ownHints & HINT_BITS.forum) !== 0 || THREAD.test(element.attribute('itemtype') ?? ''),
  )
}

const ARTICLE = /article|posting|news/i

/** True where the page says by a type or an element that its text is an article. */
function isArticle({ types }: Outline, kept: ReadonlySet<Block>): boolean {
  const [first] = kept
  return ARTICLE.test(types) || (first !== undefined && (first.box.roles & ROLE.article) !== 0)
}

/** Drops the marked boxes where there is enough text before them. */
function dropAfterText(kept: Set<Block>, marked: Uint8Array): void {
  let before = 0
  for (const { box, measure } of kept) {
    if (marked[box.index] === 1) break
    before += measure.words
  }
  if (before < MIN_WORDS) return
  for (const block of kept) if (marked[block.box.index] === 1) kept.delete(block)
}

/** Finds for each box the outermost `article` around it; `undefined` where there are not two. */
function findArticles(boxes: readonly Box[]): readonly (Box | undefined)[] | undefined {
  let count = 0
  const articles: (Box | undefined)[] = []
  for (const box of boxes) {
    const outer = box.parent && articles[box.parent.index]
    const isFirst = !outer && box.element.name === 'article'
    if (isFirst) count++
    articles.push(isFirst ? box : outer)
  }
  return count > 1 ? articles : undefined
}

/** Drops articles with an address of their own where the first has none, and so is what the page is about. */
function dropNextArticles(
  blocks: readonly Block[],
  kept: Set<Block>,
  articles: readonly (Box | undefined)[],
): void {
  const words = new Map<Box, number>()
  for (const { box, measure } of kept) {
    const article = articles[box.index]
    if (article) words.set(article, (words.get(article) ?? 0) + measure.words)
  }
  const [first, ...rest] = [...words.keys()]
  if (!first || rest.length === 0 || (words.get(first) ?? 0) < MIN_WORDS) return
  const linked = findLinked(blocks, articles)
  if (linked.has(first)) return
  for (const block of kept) {
    const article = articles[block.box.index]
    if (article && article !== first && linked.has(article)) kept.delete(block)
  }
}

const ADDRESSES = ['data-url', 'data-href', 'data-permalink', 'data-canonical-url', 'data-history']
const MAX_LEVEL = 3

/** Finds articles that name an address of their own, or whose heading is a link. */
function findLinked(
  blocks: readonly Block[],
  articles: readonly (Box | undefined)[],
): ReadonlySet<Box> {
  const linked = new Set<Box>()
  for (const { box, links, linkWords, measure } of blocks) {
    const article = articles[box.index]
    if (!article || linked.has(article)) continue
    const { level } = box.tag
    const isLink = links > 0 && linkWords * 2 > measure.words && level > 0 && level <= MAX_LEVEL
    if (isLink || ADDRESSES.some((name) => article.element.attribute(name))) linked.add(article)
  }
  return linked
}
