import { html as HTML, type Parser, Token, TokenizerMode } from 'parse5'
import { KNOWN_TAGS } from '../stream/tag-names.js'
import type { TreeTypes } from './adapter.js'
import { EXCLAMATION, GREATER, isLetter, QUESTION, SOLIDUS } from './characters.js'
import { type Declaration, readBogusComment, readComment, readDoctype } from './declarations.js'
import { type Element, isElement } from './nodes.js'
import { endOfRawText } from './raw-text.js'
import { TagReader } from './tags.js'
import { TextWriter } from './text.js'

const { TokenType } = Token

/**
 * Cuts a whole page into the standard's tokens (WHATWG HTML, section 13.2.5) for the tree
 * construction of `parse5`, which also says how to read on: its own tokenizer reads letter by letter, at
 * two thirds of the cost of a tree, and stays idle. Here the engine searches for what ends a token.
 */
export class TreeTokenizer {
  readonly #html: string
  readonly #tags: TagReader
  readonly #text: TextWriter
  readonly #parser: Parser<TreeTypes>
  /** Position up to which the page is read. */
  #at = 0
  /** Reused for all end tags, since the tree construction keeps none. */
  readonly #endToken: Token.TagToken = {
    type: TokenType.END_TAG,
    tagName: '',
    tagID: HTML.TAG_ID.UNKNOWN,
    selfClosing: false,
    ackSelfClosing: false,
    attrs: [],
    location: null,
  }

  constructor(page: string, parser: Parser<TreeTypes>) {
    this.#parser = parser
    // WHATWG HTML, section 13.2.3.5.
    this.#html = page.includes('\r') ? page.replace(/\r\n?/g, '\n') : page
    // Searched from the end: forwards the engine looks at bytes, and of most characters one is zero.
    const hasNul = page.lastIndexOf('\0') !== -1
    this.#tags = new TagReader(this.#html, hasNul)
    this.#text = new TextWriter(parser, hasNul)
  }

  /** Reads on until `isOver`, which is asked now and then; returns true at the page's end. */
  run(isOver: () => boolean): boolean {
    const { length } = this.#html
    let at = this.#at
    for (let pieces = 1; at < length; pieces++) {
      at = this.#data(at)
      if (at < length) at = this.#markup(at)
      if (pieces % PIECES === 0 && isOver()) {
        this.#at = at
        return false
      }
    }
    this.#parser.onEof({ type: TokenType.EOF, location: null })
    return true
  }

  /** Writes text up to the next markup or the page's end, and returns that position. */
  #data(start: number): number {
    const html = this.#html
    let at = html.indexOf('<', start)
    while (at !== -1 && !this.#isMarkup(at)) at = html.indexOf('<', at + 1)
    const end = at === -1 ? html.length : at
    if (end > start) this.#text.data(html.slice(start, end))
    return end
  }

  /** True if markup starts at this `<`; any other is text. */
  #isMarkup(at: number): boolean {
    const char = this.#html.charCodeAt(at + 1)
    if (char === SOLIDUS) return at + 2 < this.#html.length
    return isLetter(char) || char === EXCLAMATION || char === QUESTION
  }

  #markup(at: number): number {
    const html = this.#html
    const char = html.charCodeAt(at + 1)
    if (isLetter(char)) return this.#startTag(at + 1)
    if (char === SOLIDUS) return this.#endTagOpen(at + 2)
    if (char === EXCLAMATION) return this.#declaration(at + 2)
    return this.#bogusComment(at + 1)
  }

  #startTag(at: number): number {
    const tags = this.#tags
    const parser = this.#parser
    const { name, id } = tagOf(tags.readName(at))
    const isRead = parser.tokenizer.inForeignNode || READ_TAGS.has(id)
    const isWhole = isRead ? tags.readAttributes() : tags.skipAttributes()
    if (!isWhole) return this.#html.length
    const { attributes, selfClosing, end } = tags
    parser.onStartTag({
      type: TokenType.START_TAG,
      tagName: name,
      tagID: id,
      selfClosing,
      ackSelfClosing: false,
      attrs: attributes,
      location: null,
    })
    const { tokenizer } = parser
    const mode = tokenizer.state
    if (mode === TokenizerMode.DATA) return end
    tokenizer.state = TokenizerMode.DATA
    return this.#rawText(end, mode, name)
  }

  /** Reads the content of an element that holds only text, with its end tag. */
  #rawText(start: number, mode: number, name: string): number {
    const html = this.#html
    const isEndless = mode === TokenizerMode.PLAINTEXT
    const end = isEndless ? html.length : endOfRawText(html, name, start)
    if (end > start) this.#text.raw(html.slice(start, end), mode === TokenizerMode.RCDATA)
    return end === html.length ? end : this.#endTag(end + '</'.length)
  }

  #endTagOpen(at: number): number {
    const char = this.#html.charCodeAt(at)
    if (isLetter(char)) return this.#endTag(at)
    return char === GREATER ? at + 1 : this.#bogusComment(at)
  }

  #endTag(at: number): number {
    const { openElements } = this.#parser
    const { current, currentTagId = HTML.TAG_ID.UNKNOWN } = openElements
    // Most end tags are those of the innermost element: to see that takes no string.
    if (current && isElement(current) && this.#isEndOf(current, at)) {
      return this.#end(current.name, currentTagId, at + current.name.length + 1)
    }
    const tags = this.#tags
    const { name, id } = tagOf(tags.readName(at))
    if (!tags.skipAttributes()) return this.#html.length
    return this.#end(name, id, tags.end)
  }

  /** Compares in lower case: SVG's names have capitals in the tree, but not in tags. */
  #isEndOf({ name, namespace }: Element, at: number): boolean {
    const html = this.#html
    if (namespace !== HTML.NS.HTML || html.charCodeAt(at + name.length) !== GREATER) return false
    return html.startsWith(name, at)
  }

  #end(name: string, id: HTML.TAG_ID, end: number): number {
    this.#endToken.tagName = name
    this.#endToken.tagID = id
    this.#parser.onEndTag(this.#endToken)
    return end
  }

  #declaration(at: number): number {
    const html = this.#html
    const parser = this.#parser
    if (html.startsWith('--', at)) return this.#comment(readComment(html, at + 2))
    if (DOCTYPE.test(html.slice(at, at + 7))) {
      const { token, end } = readDoctype(html, at + 7)
      parser.onDoctype(token)
      return end
    }
    const isSection = html.startsWith(CDATA, at) && parser.tokenizer.inForeignNode
    return isSection ? this.#section(at + CDATA.length) : this.#bogusComment(at)
  }

  /** Reads a CDATA section of SVG or MathML: text in which nothing is markup. */
  #section(start: number): number {
    const html = this.#html
    const found = html.indexOf(']]>', start)
    const end = found === -1 ? html.length : found
    if (end > start) this.#text.section(html.slice(start, end))
    return found === -1 ? end : end + ']]>'.length
  }

  #bogusComment(at: number): number {
    return this.#comment(readBogusComment(this.#html, at))
  }

  #comment({ token, end }: Declaration<Token.CommentToken>): number {
    this.#parser.onComment(token)
    return end
  }
}

function tagOf(name: string) {
  return KNOWN_TAGS.get(name) ?? { name, id: HTML.TAG_ID.UNKNOWN }
}

/** Tags whose attributes the tree construction looks at; in SVG and MathML it looks at those of all. */
const READ_TAGS: ReadonlySet<HTML.TAG_ID> = new Set(
  (
    'html body input svg math mglyph malignmark ' +
    'a b big code em font i nobr s small strike strong tt u'
  )
    .split(' ')
    .map(HTML.getTagID),
)

/** Tags between two looks at the clock. */
const PIECES = 64

const CDATA = '[CDATA['
const DOCTYPE = /^doctype$/i
