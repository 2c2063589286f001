import { html as HTML, type Parser, Token, TokenizerMode } from 'parse5'
import { KNOWN_TAGS } from '../stream/tag-names.js'
import type { TreeTypes } from './adapter.js'
import { EXCLAMATION, GREATER, isLetter, LESS, QUESTION, SOLIDUS } from './characters.js'
import { type Declaration, readBogusComment, readComment, readDoctype } from './declarations.js'
import { type Element, isElement } from './nodes.js'
import { RawText } from './raw-text.js'
import { TagReader } from './tags.js'
import { TextWriter } from './text.js'

const { TokenType } = Token

/**
 * Cuts a page into tokens (WHATWG HTML, section 13.2.5) for the tree construction of `parse5`, whose own
 * tokenizer reads letter by letter, at two thirds of the cost of a tree. Tokens that are cut by the end of a
 * piece are read again with more of the page.
 */
export class TreeTokenizer {
  /** The unread part of the page so far. */
  #html = ''
  /** Position in `#html` up to which the page is read. */
  #at = 0
  #tags = new TagReader('', false)
  readonly #text: TextWriter
  readonly #parser: Parser<TreeTypes>
  readonly #pieces: readonly string[]
  #taken = 0
  /** The text-only element being read. */
  #rawText: RawText | undefined
  /** End tag that is reused, since the tree construction keeps none. */
  readonly #endToken: Token.TagToken = {
    type: TokenType.END_TAG,
    tagName: '',
    tagID: HTML.TAG_ID.UNKNOWN,
    selfClosing: false,
    ackSelfClosing: false,
    attrs: [],
    location: null,
  }

  constructor(pieces: readonly string[], parser: Parser<TreeTypes>) {
    this.#parser = parser
    this.#pieces = pieces
    this.#text = new TextWriter(parser)
    this.#takePieces()
  }

  /** Reads until `isOver` is true, which it checks now and then; returns true at the page's end. */
  run(isOver: () => boolean): boolean {
    for (let tokens = 1; this.#at < this.#html.length || !this.#isLast; tokens++) {
      const end = this.#token(this.#at)
      if (end === CUT) this.#takePieces()
      else this.#at = end
      if (tokens % TOKENS === 0 && isOver()) return false
    }
    this.#parser.onEof({ type: TokenType.EOF, location: null })
    return true
  }

  get #isLast(): boolean {
    return this.#taken === this.#pieces.length
  }

  /** Adds pieces of the page: as much as is unread, so that a long token is not searched once for each piece. */
  #takePieces(): void {
    const parts = [this.#html.slice(this.#at)]
    const least = parts[0]?.length ?? 0
    let added = 0
    let piece = ''
    // A line's end of two characters stays in one part.
    while (!this.#isLast && (added <= least || piece.endsWith('\r'))) {
      piece = this.#pieces[this.#taken++] ?? ''
      parts.push(piece)
      added += piece.length
    }
    const text = parts.join('')
    // WHATWG HTML, section 13.2.3.5.
    this.#html = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
    // Searched from the end: forwards the engine looks at bytes, and of most characters one is zero.
    const hasNul = text.lastIndexOf('\0') !== -1
    this.#at = 0
    this.#tags = new TagReader(this.#html, hasNul)
    this.#text.hasNul = hasNul
  }

  /** Reads the token at a position, and returns its end, or `CUT` if more of the page is needed. */
  #token(at: number): number {
    if (this.#isCut(at + LONGEST_OPENING)) return CUT
    if (this.#rawText) return this.#readRawText(this.#rawText, at)
    const isMarkup = this.#html.charCodeAt(at) === LESS && this.#isMarkup(at)
    return isMarkup ? this.#markup(at) : this.#data(at)
  }

  /** Writes text up to the next markup or the page's end, and returns that position. */
  #data(start: number): number {
    const html = this.#html
    let at = html.indexOf('<', start + 1)
    while (at !== -1 && !this.#isMarkup(at)) at = html.indexOf('<', at + 1)
    const end = at === -1 ? html.length : at
    if (this.#isCut(end + LONGEST_OPENING)) return CUT
    this.#text.data(html.slice(start, end))
    return end
  }

  /** True if markup starts at this `<`; otherwise it is text. */
  #isMarkup(at: number): boolean {
    const char = this.#html.charCodeAt(at + 1)
    if (char === SOLIDUS) return at + 2 < this.#html.length
    return isLetter(char) || char === EXCLAMATION || char === QUESTION
  }

  /** True if a token that ends here may go on in the next piece. */
  #isCut(end: number): boolean {
    return end >= this.#html.length && !this.#isLast
  }

  #markup(at: number): number {
    const html = this.#html
    const char = html.charCodeAt(at + 1)
    if (isLetter(char)) return this.#startTag(at + 1)
    if (char === SOLIDUS) return this.#endTagOpen(at + 2)
    if (char === EXCLAMATION) return this.#readDeclaration(at + 2)
    return this.#bogusComment(at + 1)
  }

  #startTag(at: number): number {
    const tags = this.#tags
    const parser = this.#parser
    const { name, id } = tagOf(tags.readName(at))
    const isRead = parser.tokenizer.inForeignNode || READ_TAGS.has(id)
    const isWhole = isRead ? tags.readAttributes() : tags.skipAttributes()
    if (!isWhole) return this.#endOfPage()
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
    this.#rawText = new RawText(name, mode)
    return end
  }

  /** Reads the content of a text-only element in parts, since it may be long. */
  #readRawText(raw: RawText, start: number): number {
    const { hasReferences } = raw
    const end = raw.readTo(this.#html, start, this.#isLast)
    // A reference may be cut.
    const isCut = !raw.isOver && !this.#isLast && (end === start || hasReferences)
    if (isCut) return CUT
    if (end > start) this.#text.raw(this.#html.slice(start, end), hasReferences)
    if (raw.isOver) this.#rawText = undefined
    return end
  }

  /** Handles an unclosed tag: drops it at the page's end, else waits for more of the page. */
  #endOfPage(): number {
    return this.#isLast ? this.#html.length : CUT
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
    if (!tags.skipAttributes()) return this.#endOfPage()
    return this.#end(name, id, tags.end)
  }

  /** True if the end tag at `at` is that of the element; SVG's names have capitals in the tree alone. */
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

  #readDeclaration(at: number): number {
    const html = this.#html
    const parser = this.#parser
    if (html.startsWith('--', at)) return this.#comment(readComment(html, at + 2))
    if (DOCTYPE.test(html.slice(at, at + 7))) {
      const { token, end } = readDoctype(html, at + 7)
      if (this.#isCut(end)) return CUT
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
    if (this.#isCut(end)) return CUT
    if (end > start) this.#text.section(html.slice(start, end))
    return found === -1 ? end : end + ']]>'.length
  }

  #bogusComment(at: number): number {
    return this.#comment(readBogusComment(this.#html, at))
  }

  #comment({ token, end }: Declaration<Token.CommentToken>): number {
    if (this.#isCut(end)) return CUT
    this.#parser.onComment(token)
    return end
  }
}

function tagOf(name: string) {
  return KNOWN_TAGS.get(name) ?? { name, id: HTML.TAG_ID.UNKNOWN }
}

/** Tags whose attributes the tree construction reads; in SVG and MathML it reads all. */
const READ_TAGS: ReadonlySet<HTML.TAG_ID> = new Set(
  (
    'html body input svg math mglyph malignmark ' +
    'a b big code em font i nobr s small strike strong tt u'
  )
    .split(' ')
    .map(HTML.getTagID),
)

/** Returned in place of a token's end if more of the page is needed. */
const CUT = -1

/** Tokens read between two looks at the clock. */
const TOKENS = 128

const CDATA = '[CDATA['
/** Most characters needed to tell what a `<` opens. */
const LONGEST_OPENING = `<!${CDATA}`.length
const DOCTYPE = /^doctype$/i
