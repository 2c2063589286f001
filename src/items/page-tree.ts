import { type Document, type DomLimits, type PageText, parseDocument } from '../page/index.js'
import { readShownMarkup, shownParts } from './graph/shown-markup.js'
import { type PageLine, readPageLines } from './visible/page-lines.js'

/** Error of a page that is too large to be read on this thread. */
export class TooLargeHere extends Error {}

/** Characters in which a few lines are looked for: without scripts at first, and with them at most. */
const FIRST_PART = 16_384
const LARGEST_PART = 400_000

/** A page's markup, tree and lines, each made when a reader needs it: most pages need no tree. */
export class PageTree {
  readonly text: PageText
  readonly #limits: DomLimits
  readonly #maxChars: number
  #markup: PageText | undefined
  #document: Document | undefined
  #lines: readonly PageLine[] | undefined

  /** @param maxChars characters of the page beyond which no tree is made */
  constructor(text: PageText, limits: DomLimits, maxChars: number) {
    this.text = text
    this.#limits = limits
    this.#maxChars = maxChars
  }

  /** Markup of the page without its scripts, in which signs are looked for. */
  get markup(): PageText {
    this.#markup ??= readShownMarkup(this.text.pieces)
    return this.#markup
  }

  /** @throws TooLargeHere */
  get document(): Document {
    if (this.text.length > this.#maxChars) throw new TooLargeHere()
    this.#document ??= parseNumbered(this.text, this.#limits)
    return this.#document
  }

  /** @throws TooLargeHere */
  get lines(): readonly PageLine[] {
    this.#lines ??= readPageLines(this.document)
    return this.#lines
  }

  /** Reads about so many lines from an offset of the page on, for a fraction of the cost of its tree. */
  linesFrom(start: number, count: number): readonly PageLine[] {
    const rest = shownParts(this.text.slice(start, start + LARGEST_PART))
    let shown = ''
    for (let size = FIRST_PART; ; size *= 2) {
      let part = rest.next()
      for (; !part.done; part = rest.next()) {
        shown += part.value
        if (shown.length > size) break
      }
      const lines = this.linesOf(shown.slice(0, size))
      if (lines.length > count || shown.length <= size) return lines
    }
  }

  /**
   * Reads the lines of a part of the page's markup.
   * @throws TooLargeHere
   */
  linesOf(part: string): readonly PageLine[] {
    if (part.length > this.#maxChars) throw new TooLargeHere()
    return readPageLines(parseDocument(part, this.#limits).document)
  }
}

/** Numbers elements in the order of the document, which tells where a thing stands. */
function parseNumbered(text: PageText, limits: DomLimits): Document {
  const { document } = parseDocument(text, limits)
  let number = 0
  const visit = (parent: Document | Document['children'][number]) => {
    if (!('children' in parent)) return
    for (const child of parent.children) {
      if ('attribs' in child) child.start = number++
      visit(child)
    }
  }
  visit(document)
  return document
}
