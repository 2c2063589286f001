import type { MainExplanation } from '../contracts/result.js'
import { adapter, type Document, type Element, HTML, isText } from '../page/index.js'
import type { Block, Box } from './blocks.js'
import { copyKept } from './copy-kept.js'
import { explainCuts, nameOf, reasonFor } from './explain.js'
import { keptBlocks } from './keep.js'
import { type Outline, outline } from './outline.js'

/** The main content of a page: what a reader came for, without what stands on every page. */
export interface MainText {
  /** A copy of the element that holds it, without what does not belong to it. */
  readonly element?: Element
  /** The page's element that one in there is a copy of. */
  originOf(copied: Element): Element | undefined
  /** Why there is none. */
  readonly missing?: string
  explain(): MainExplanation
}

/** Fewer words are a label, no content. */
const FEWEST_WORDS = 3

/**
 * Finds the main content: cuts the page into blocks of text, gives each a probability of being
 * wanted, and keeps those with which the whole is likely to be nearest to what a reader would keep.
 * `plain` is for a page that is text without markup: all of it is content.
 */
export function mainTextOf(document: Document, plain = false): MainText {
  if (plain) return plainText(document)
  const page = outline(document)
  const kept = keptBlocks(page)
  const words = sumOf(kept)
  const holder = commonBox(kept)
  if (!holder || words < FEWEST_WORDS) return nothing(sumOf(page.blocks))
  return {
    ...copyKept(holder, kept, page.boxes),
    explain: () => explanationOf(page, kept, holder, words),
  }
}

function explanationOf(
  page: Outline,
  kept: ReadonlySet<Block>,
  holder: Box,
  words: number,
): MainExplanation {
  return {
    selector: nameOf(holder.element),
    reason: reasonFor(holder),
    words,
    of: sumOf(page.blocks),
    cut: explainCuts(page, kept),
  }
}

function nothing(of: number): MainText {
  const missing =
    of === 0
      ? 'the page has no text, as one that scripts fill'
      : `none of the page's ${of} words reads like main content`
  const explanation = { selector: null, reason: missing, words: 0, of, cut: [] }
  return { missing, originOf: () => undefined, explain: () => explanation }
}

function plainText(document: Document): MainText {
  const text = document.children
    .filter(isText)
    .map(({ data }) => data)
    .join('')
  if (text.trim() === '') return nothing(0)
  const words = text.match(/\S+/g)?.length ?? 0
  const reason = 'the target is text without markup'
  const element = adapter.createElement('main', HTML, [])
  adapter.insertText(element, text)
  return {
    element,
    originOf: () => undefined,
    explain: () => ({ selector: 'main', reason, words, of: words, cut: [] }),
  }
}

function sumOf(blocks: Iterable<Block>): number {
  let words = 0
  for (const { measure } of blocks) words += measure.words
  return words
}

/** The smallest box that holds them all. */
function commonBox(blocks: Iterable<Block>): Box | undefined {
  let common: Box | undefined
  for (const { box } of blocks) common = common ? meet(common, box) : box
  return common
}

function meet(one: Box, other: Box): Box | undefined {
  let a: Box | undefined = one
  let b: Box | undefined = other
  while (a !== b) {
    if (a && (!b || a.depth >= b.depth)) a = a.parent
    else b = b?.parent
  }
  return a
}
