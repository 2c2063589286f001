import type { Analysis } from './analysis.js'
import { type ArticlePart, readPermalink } from './articles.js'
import { type Block, type Box, readBlockText } from './blocks.js'
import { ROLE } from './features/roles.js'
import { holdsMedia } from './media-elements.js'
import { AGENCY, CREDITS, LEAD, NOTICES, type Notice } from './notices.data.js'

/** Minimum number of words that must remain when a part is dropped. */
const MIN_WORDS = 50

/** @param whole blocks of tables that stand whole or not at all */
export function dropSurroundingParts(
  page: Analysis,
  kept: Set<Block>,
  whole: ReadonlySet<Block>,
): void {
  const { boxes } = page.outline
  const [first] = kept
  // Only `:main(with-title)` includes a leading headline.
  if (first && first.index === page.headline) kept.delete(first)
  dropNotices(kept, whole)
  dropComments(boxes, kept)
  dropForeignParts(boxes, kept)
  dropNextArticles(page, kept)
  dropPartsWithOtherPermalink(boxes, kept)
}

/** Maximum words of a line such as `Read also:`. */
const MAX_LEAD_WORDS = 20
const MAX_SENTENCE_WORDS = 8

/** Drops notices, and lines such as `Read also:` with the links after them. */
function dropNotices(kept: Set<Block>, whole: ReadonlySet<Block>): void {
  let isLed = false
  for (const block of kept) {
    const { box, linkWords, measure } = block
    if (whole.has(block)) isLed = false
    else {
      isLed = announcesOtherPages(block) || (isLed && linkWords * 5 >= measure.words * 4)
      if ((isLed || isNotice(block)) && !(box.roles & ROLE.code)) kept.delete(block)
    }
  }
}

function announcesOtherPages({ text, linkWords, measure: { words, sentences } }: Block): boolean {
  const isSentence = linkWords === 0 && sentences > 0
  return words <= (isSentence ? MAX_SENTENCE_WORDS : MAX_LEAD_WORDS) && LEAD.test(text)
}

const MAX_NOTICE = { words: 60, characters: 400 }

function isNotice(block: Block): boolean {
  const { words } = block.measure
  if (words > MAX_NOTICE.words) return false
  const text = readBlockText(block)
  if (text.length > MAX_NOTICE.characters) return false
  const line = text.toLowerCase()
  return listNotices(block.box).some(([most, pattern]) => words <= most && pattern.test(line))
}

/** Lists patterns for a box. Headings may name an agency, and list items read like credits: `Image: nginx`. */
function listNotices(box: Box): readonly Notice[] {
  if (box.tag.level > 0) return HEADING_NOTICES
  const item = box.element.name === 'p' ? box.parent : box
  if (item?.element.name !== 'li') return LINE_NOTICES
  return item.blocks <= MAX_ITEM_BLOCKS && holdsMedia(item.element) ? HEADING_NOTICES : NOTICES
}

/** Maximum number of texts in a list item that is a picture with its credit. */
const MAX_ITEM_BLOCKS = 3

const HEADING_NOTICES = [...CREDITS, ...NOTICES]
const LINE_NOTICES = [AGENCY, ...HEADING_NOTICES]

/** Matches names of elements that do not belong to the text, such as author profiles. */
const FOREIGN_PARTS =
  /(?:^|\s)(?:[\w-]{0,20}(?:paywall|newsletter)[\w-]{0,20}|author-?_?(?:box|bio|info|profile)|about-?_?(?:the-?_?)?author|post-author-(?:box|bio)|archives?|older-posts)(?:\s|$)/i

function dropForeignParts(boxes: readonly Box[], kept: Set<Block>): void {
  const marked = markBoxesMatchingNames(boxes, FOREIGN_PARTS)
  if (!marked) return
  let [around, inside] = [0, 0]
  for (const { box, measure } of kept) {
    if (marked[box.index] === 1) inside += measure.words
    else around += measure.words
  }
  if (around >= MIN_WORDS && inside <= around) dropBlocksOfMarkedBoxes(kept, marked)
}

const COMMENTS =
  /(?:^|\s)(?:comments?|comments?[-_]?(?:list|area|section|wrapper|container|thread)|disqus_thread|respond|kommentare?)(?:\s|$)/i

function dropComments(boxes: readonly Box[], kept: Set<Block>): void {
  const marked = markBoxesMatchingNames(boxes, COMMENTS)
  if (!marked) return
  let before = 0
  for (const { box, measure } of kept) {
    if (marked[box.index] === 1) break
    before += measure.words
  }
  if (before >= MIN_WORDS) dropBlocksOfMarkedBoxes(kept, marked)
}

function dropBlocksOfMarkedBoxes(kept: Set<Block>, marked: Uint8Array): void {
  for (const block of kept) if (marked[block.box.index] === 1) kept.delete(block)
}

function markBoxesMatchingNames(boxes: readonly Box[], names: RegExp): Uint8Array | undefined {
  const isNamed: (boolean | undefined)[] = []
  const marked = new Uint8Array(boxes.length)
  let count = 0
  for (const { index, kind, parent, element } of boxes) {
    isNamed[kind] ??= names.test(element.getAttribute('class') ?? '')
    const isInside = parent !== undefined && marked[parent.index] === 1
    if (!isInside && !isNamed[kind] && !names.test(element.getAttribute('id') ?? '')) continue
    marked[index] = 1
    count++
  }
  return count > 0 ? marked : undefined
}

/** Drops teasers: linked articles after the first article, which is the page's own. */
function dropNextArticles({ article }: Analysis, kept: Set<Block>): void {
  const words = new Map<ArticlePart, number>()
  for (const { box, measure } of kept) {
    const around = article[box.index]
    if (around) words.set(around, (words.get(around) ?? 0) + measure.words)
  }
  const [first] = words.keys()
  if (!first || words.size < 2 || first.isLinked || (words.get(first) ?? 0) < MIN_WORDS) return
  for (const block of kept) {
    const around = article[block.box.index]
    if (around !== first && around?.isLinked) kept.delete(block)
  }
}

function dropPartsWithOtherPermalink(boxes: readonly Box[], kept: Set<Block>): void {
  const addresses: (string | undefined)[] = []
  for (const box of boxes) {
    const outer = box.parent && addresses[box.parent.index]
    addresses.push(outer ?? (box.words >= MIN_WORDS ? readPermalink(box) : undefined))
  }
  const [first] = kept
  const own = first && addresses[first.box.index]
  // Parts of a page that does not tell its own address may be cards of products in its text.
  if (own === undefined) return
  for (const block of kept) {
    if (!(addresses[block.box.index] ?? own).startsWith(own)) kept.delete(block)
  }
}
