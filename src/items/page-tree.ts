import { type Document, type DomLimits, parseDocument } from '../page/index.js'
import { type PageLine, readPageLines } from './visible/page-lines.js'

/** Error of a page that is too large to be read on this thread. */
export class TooLargeHere extends Error {}

/** The tree of a page and the lines that it shows, made when a reader needs them: most pages need none. */
export class PageTree {
  readonly html: string
  readonly #limits: DomLimits
  readonly #maxChars: number
  #document: Document | undefined
  #lines: readonly PageLine[] | undefined

  /** @param maxChars characters of the page beyond which no tree is made */
  constructor(html: string, limits: DomLimits, maxChars: number) {
    this.html = html
    this.#limits = limits
    this.#maxChars = maxChars
  }

  /** @throws TooLargeHere */
  get document(): Document {
    if (this.html.length > this.#maxChars) throw new TooLargeHere()
    this.#document ??= parseNumbered(this.html, this.#limits)
    return this.#document
  }

  get lines(): readonly PageLine[] {
    this.#lines ??= readPageLines(this.document)
    return this.#lines
  }
}

/** Numbers elements in the order of the document, which tells where a thing stands. */
function parseNumbered(html: string, limits: DomLimits): Document {
  const { document } = parseDocument(html, limits)
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
