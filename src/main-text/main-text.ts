import type { MainExplanation } from '../contracts/result.js'
import { adapter, type Document, type Element, HTML, isText } from '../page/index.js'
import type { Block, Box } from './blocks.js'
import { type Copy, copyKept } from './copy-kept.js'
import { explainChoice, explainCuts, toSelector } from './explain.js'
import { findHeadline } from './headline.js'
import { computeProbabilities } from './model/probabilities.js'
import { createOutline, type Outline } from './outline.js'
import { keepReferredNotes } from './referred-notes.js'
import { dropTail } from './tail.js'
import { completeParts } from './whole-parts.js'

/** Main content of a page, without navigation, advertisements and other parts around it. */
export interface MainText {
  /** Copy of the element that holds it, reduced to the main content. */
  readonly element?: Element
  /** Returns a copy that has the headline, too, also where that stands apart from the text. */
  withTitle(): Element | undefined
  /** Returns the page's element from which one in a copy was made. */
  originOf(copied: Element): Element | undefined
  /** Reason why there is none. */
  readonly missing?: string
  explain(): MainExplanation
}

const MIN_WORDS = 3

/**
 * Finds the main content by the probability of each block of text to be part of it.
 * @param plain true for text without markup, all of which is content
 */
export function findMainText(document: Document, plain = false): MainText {
  if (plain) return toPlainMainText(document)
  const page = createOutline(document)
  const kept = selectBlocks(page)
  const words = countWords(kept)
  const holder = findCommonBox(kept)
  if (!holder || words < MIN_WORDS) return withoutText(countWords(page.blocks))
  const body = copyKept(holder, kept, page.boxes)
  let titled: Copy | undefined
  return {
    element: body.element,
    withTitle: () => {
      titled ??= copyWithTitle(document, page, kept) ?? body
      return titled.element
    },
    originOf: (copied) => body.originOf(copied) ?? titled?.originOf(copied),
    explain: () => toExplanation(page, kept, holder, words),
  }
}

/** Returns `undefined` where the text has its headline already, or the page none. */
function copyWithTitle(
  document: Document,
  page: Outline,
  kept: ReadonlySet<Block>,
): Copy | undefined {
  const [first] = kept
  const headline = first && findHeadline(document, page, first)
  if (!headline || kept.has(headline)) return undefined
  // The copy walks the blocks in the page's order, and the headline stands before all others.
  const blocks = new Set([headline, ...kept])
  const holder = findCommonBox(blocks)
  return holder && copyKept(holder, blocks, page.boxes)
}

function toExplanation(
  page: Outline,
  kept: ReadonlySet<Block>,
  holder: Box,
  words: number,
): MainExplanation {
  return {
    selector: toSelector(holder.element),
    reason: explainChoice(holder),
    words,
    of: countWords(page.blocks),
    cut: explainCuts(page, kept),
  }
}

function withoutText(of: number): MainText {
  const missing =
    of === 0
      ? 'the page has no text, as one that scripts fill'
      : `none of the page's ${of} words reads like main content`
  const explanation = { selector: null, reason: missing, words: 0, of, cut: [] }
  return {
    missing,
    withTitle: () => undefined,
    originOf: () => undefined,
    explain: () => explanation,
  }
}

function toPlainMainText(document: Document): MainText {
  const text = document.children
    .filter(isText)
    .map(({ data }) => data)
    .join('')
  if (text.trim() === '') return withoutText(0)
  const words = text.match(/\S+/g)?.length ?? 0
  const reason = 'the target is text without markup'
  const element = adapter.createElement('main', HTML, [])
  adapter.insertText(element, text)
  return {
    element,
    withTitle: () => element,
    originOf: () => undefined,
    explain: () => ({ selector: 'main', reason, words, of: words, cut: [] }),
  }
}

function countWords(blocks: Iterable<Block>): number {
  let words = 0
  for (const { measure } of blocks) words += measure.words
  return words
}

/** Finds the smallest box that holds all blocks. */
function findCommonBox(blocks: Iterable<Block>): Box | undefined {
  let common: Box | undefined
  for (const { box } of blocks) common = common ? findCommonParent(common, box) : box
  return common
}

function findCommonParent(one: Box, other: Box): Box | undefined {
  let a: Box | undefined = one
  let b: Box | undefined = other
  while (a !== b) {
    if (a && (!b || a.depth >= b.depth)) a = a.parent
    else b = b?.parent
  }
  return a
}

/** Selects the blocks of the main content, in document order. */
function selectBlocks(page: Outline): ReadonlySet<Block> {
  const probabilities = computeProbabilities(page)
  const threshold = findBestThreshold(page.blocks, probabilities)
  const kept = new Set(page.blocks.filter(({ index }) => (probabilities[index] ?? 0) >= threshold))
  completeParts(page, kept, probabilities)
  const text = toOrdered(page, kept)
  dropTail(page, text)
  keepReferredNotes(page, text)
  return toOrdered(page, text)
}

function toOrdered({ blocks }: Outline, kept: ReadonlySet<Block>): Set<Block> {
  return new Set(blocks.filter((block) => kept.has(block)))
}

/** Resolution of probabilities. */
const STEPS = 1_000

/**
 * Finds the threshold with the highest expected F1, by words. A page of short, doubtful blocks gets a
 * lower one than a page of clear paragraphs.
 */
function findBestThreshold(blocks: readonly Block[], probabilities: Float64Array): number {
  const words = new Float64Array(STEPS + 1)
  const expected = new Float64Array(STEPS + 1)
  let wanted = 0
  for (const { index, measure } of blocks) {
    const probability = probabilities[index] ?? 0
    const step = Math.floor(probability * STEPS)
    words[step] = (words[step] ?? 0) + measure.words
    expected[step] = (expected[step] ?? 0) + probability * measure.words
    wanted += probability * measure.words
  }
  let [threshold, best, common, kept] = [STEPS, 0, 0, 0]
  for (let step = STEPS; step >= 0; step--) {
    common += expected[step] ?? 0
    kept += words[step] ?? 0
    const f1 = (2 * common) / (kept + wanted)
    if (f1 > best) [threshold, best] = [step, f1]
  }
  return threshold / STEPS
}
