import {
  type Document,
  type DomLimits,
  type ItemSigns,
  PageText,
  parseDocument,
} from '../page/index.js'
import { countOccurrences, slicePieces } from './graph/page-pieces.js'
import { extractShownMarkup, listShownParts } from './graph/shown-markup.js'
import type { LoopLimits } from './item-limits.js'
import { type PageLine, readPageLines } from './visible/page-lines.js'

export class TooLargeForMainThread extends Error {}

/** Number of characters to parse first. It is doubled until enough lines are found. */
const FIRST_PART = 16_384
/** Maximum characters of HTML, including scripts, that `readLinesFrom` reads. */
const LARGEST_PART = 400_000

/** Gives a page's markup, tree and lines. Each is created at its first use. */
export class PageTree {
  readonly text: PageText
  readonly signs: ItemSigns
  readonly #limits: DomLimits
  /** Limits of the main thread. `undefined` on a worker thread. */
  readonly here: LoopLimits | undefined
  /** True if a tree holds only the beginning of what it was made from. */
  isCut = false
  /** True if a tree was cut because its time was up. */
  isLate = false
  #markup: PageText | undefined
  #document: Document | undefined
  #lines: readonly PageLine[] | undefined

  constructor(text: PageText, signs: ItemSigns, limits: DomLimits, here: LoopLimits | undefined) {
    this.text = text
    this.signs = signs
    this.#limits = limits
    this.here = here
  }

  /** The page's markup without scripts, styles, drawings and comments. May throw `TooLargeForMainThread`. */
  get markup(): PageText {
    this.#markup ??= extractShownMarkup(this.text.pieces)
    if (this.here && this.#markup.length > this.here.shownChars) throw new TooLargeForMainThread()
    return this.#markup
  }

  /** @throws TooLargeForMainThread */
  get document(): Document {
    if (!this.#document) {
      this.#throwIfTooLarge(this.markup)
      this.#document = this.#parseAndNumberElements()
    }
    return this.#document
  }

  /** @throws TooLargeForMainThread */
  get lines(): readonly PageLine[] {
    this.#lines ??= readPageLines(this.document)
    return this.#lines
  }

  /** Reads lines from the offset `start`: at least `count`, or all in the next `LARGEST_PART` characters. */
  readLinesFrom(start: number, count: number): readonly PageLine[] {
    const rest = listShownParts(slicePieces(this.text, start, start + LARGEST_PART))
    let shown = ''
    for (let size = FIRST_PART; ; size *= 2) {
      let part = rest.next()
      for (; !part.done; part = rest.next()) {
        shown += part.value
        if (shown.length > size) break
      }
      const lines = this.parseLines(shown.slice(0, size))
      if (lines.length > count || shown.length <= size) return lines
    }
  }

  /** @throws TooLargeForMainThread */
  parseLines(part: string): readonly PageLine[] {
    this.#throwIfTooLarge(new PageText([part]))
    return readPageLines(this.#parse(part))
  }

  #parse(page: PageText | string): Document {
    const { document, cut, isLate } = parseDocument(page, this.#limits)
    // A thread has more time.
    if (cut && this.here) throw new TooLargeForMainThread()
    this.isCut ||= cut
    this.isLate ||= isLate
    return document
  }

  /** Parses the page. Sets each element's `start` to the element's number in the page. */
  #parseAndNumberElements(): Document {
    const document = this.#parse(this.text)
    let number = 0
    const visit = (parent: Document | Document['children'][number], depth: number) => {
      if (!('children' in parent)) return
      if (this.here && depth > this.here.depth) throw new TooLargeForMainThread()
      for (const child of parent.children) {
        if ('attribs' in child) child.start = number++
        visit(child, depth + 1)
      }
    }
    visit(document, 0)
    return document
  }

  #throwIfTooLarge(markup: PageText): void {
    const here = this.here
    const isLarge =
      here && (markup.length > here.treeChars || countOccurrences(markup, '<') > here.tags)
    if (isLarge) throw new TooLargeForMainThread()
  }
}
