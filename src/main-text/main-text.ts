import type { MainExplanation } from '../contracts/result.js'
import { adapter, type Document, type Element, HTML } from '../page/index.js'
import { analyseOutline } from './analysis.js'
import { readOwnText } from './block-walker.js'
import type { Block, Box } from './blocks.js'
import { type Copy, copyKeptSubtree } from './copy-kept.js'
import { explainBoxChoice, explainCuts, toCssSelector } from './explain.js'
import { ROLE } from './features/roles.js'
import { findHeadline } from './headline.js'
import { computeProbabilities } from './model/probabilities.js'
import { createOutline, type Outline } from './outline.js'
import { findLongestScriptText, type ScriptText } from './scripts/script-text.js'
import { selectBlocks } from './select-blocks.js'

/** Main content of a page, without navigation and advertisements. */
export interface MainText {
  /** Copy of the main content. */
  readonly element?: Element | undefined
  /** Returns a copy that begins with the page's headline, if there is one. */
  copyWithTitle(): Element | undefined
  /** Returns the original of a copied element. */
  findOrigin(copied: Element): Element | undefined
  readonly missing?: string
  explain(): MainExplanation
}

const MIN_WORDS = 3

/** @param plain true if the whole document is plain text */
export function findMainText(document: Document, plain = false): MainText {
  if (plain) return createPlainMainText(document)
  const page = createOutline(document)
  const analysis = analyseOutline(page)
  const { kind, blocks: kept } = selectBlocks(analysis, computeProbabilities(analysis))
  const words = countWords(kept)
  const script = findLongestScriptText(page, words)
  if (script) return createMainTextFromScript(page, script, words)
  const holder = findSmallestBoxAround(kept)
  if (!holder || words < MIN_WORDS) return createMissingMainText(countWords(page.blocks))
  const body = copyKeptSubtree(holder, kept, page.boxes)
  let titled: Copy | undefined
  return {
    element: body.element,
    copyWithTitle: () => {
      titled ??= copySubtreeWithHeadline(document, page, kept) ?? body
      return titled.element
    },
    findOrigin: (copied) => body.findOrigin(copied) ?? titled?.findOrigin(copied),
    explain: () => ({
      source: holder.roles & ROLE.noscript ? 'noscript' : 'markup',
      kind,
      selector: toCssSelector(holder.element),
      reason: explainBoxChoice(holder),
      words,
      of: countWords(page.blocks),
      cut: explainCuts(page, kept),
    }),
  }
}

function createMainTextFromScript(
  page: Outline,
  text: ScriptText,
  wordsInMarkup: number,
): MainText {
  const { script, source, words } = text
  const reason = `the markup has only ${wordsInMarkup} words of it`
  const facts = {
    source,
    selector: toCssSelector(script),
    reason,
    words,
    of: countWords(page.blocks),
  }
  return { ...createMainText(text.element, facts), copyWithTitle: () => text.copyWithTitle() }
}

function createMainText(
  element: Element | undefined,
  facts: Pick<MainExplanation, 'reason' | 'of'> & Partial<MainExplanation>,
): MainText {
  return {
    element,
    copyWithTitle: () => element,
    findOrigin: () => undefined,
    explain: () => ({ source: null, kind: null, selector: null, words: 0, cut: [], ...facts }),
  }
}

function copySubtreeWithHeadline(document: Document, page: Outline, kept: ReadonlySet<Block>) {
  const [first] = kept
  const headline = first && findHeadline(document, page, first)
  if (!headline || kept.has(headline)) return undefined
  // The headline comes first, since blocks must be in the page's order.
  const blocks = new Set([headline, ...kept])
  const holder = findSmallestBoxAround(blocks)
  return holder && copyKeptSubtree(holder, blocks, page.boxes)
}

function createMissingMainText(pageWords: number): MainText {
  const missing =
    pageWords === 0
      ? 'the page has no text, as one that scripts fill'
      : `none of the page's ${pageWords} words reads like main content`
  return { ...createMainText(undefined, { reason: missing, of: pageWords }), missing }
}

function createPlainMainText(document: Document): MainText {
  const text = readOwnText(document)
  if (text.trim() === '') return createMissingMainText(0)
  const words = text.match(/\S+/g)?.length ?? 0
  const reason = 'the target is text without markup'
  const element = adapter.createElement('main', HTML, [])
  adapter.insertText(element, text)
  return createMainText(element, { source: 'markup', selector: 'main', reason, words, of: words })
}

function countWords(blocks: Iterable<Block>): number {
  let words = 0
  for (const { measure } of blocks) words += measure.words
  return words
}

function findSmallestBoxAround(blocks: Iterable<Block>): Box | undefined {
  let common: Box | undefined
  for (const { box } of blocks) common = common ? findCommonAncestor(common, box) : box
  return common
}

function findCommonAncestor(one: Box, other: Box): Box | undefined {
  let a: Box | undefined = one
  let b: Box | undefined = other
  while (a !== b) {
    if (a && (!b || a.depth >= b.depth)) a = a.parent
    else b = b?.parent
  }
  return a
}
