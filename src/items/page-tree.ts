import { type Document, type DomLimits, parseDocument } from '../page/index.js'
import { type PageLine, readPageLines } from './visible/page-lines.js'

/** The tree of a page and the lines that it shows, made when a reader needs them: most pages need none. */
export class PageTree {
  readonly html: string
  readonly #limits: DomLimits
  #document: Document | undefined
  #lines: readonly PageLine[] | undefined

  constructor(html: string, limits: DomLimits) {
    this.html = html
    this.#limits = limits
  }

  get document(): Document {
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
