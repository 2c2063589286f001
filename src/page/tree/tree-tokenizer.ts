import { html as HTML, Token, TokenizerMode } from 'parse5'
import type { PageText } from '../page-text.js'
import { type CodeUnits, freeUnits, toCodeUnits } from '../stream/code-units.js'
import {
  EXCLAMATION,
  endsTagName,
  equalsName,
  GREATER,
  isLetter,
  LESS,
  QUESTION,
  SLASH,
} from '../stream/markup-characters.js'
import type { TagCursor, TagPositions } from '../stream/tag-positions.js'
import { findTraits, KNOWN_TAGS, TAGS_BY_INDEX } from '../stream/tag-traits.js'
import { type Declaration, readBogusComment, readComment, readDoctype } from './declarations.js'
import { type Document, type Element, isElement } from './nodes.js'
import { NOT_PLAIN, PlainTagScanner } from './plain-tag.js'
import { RawText } from './raw-text.js'
import { TagReader } from './tags.js'
import { type TextLimiter, TextWriter } from './text.js'
import {
  createTagTable,
  createTagToken,
  FORMATTING_TAGS,
  isOneOf,
  type TreeParser,
} from './tree-parser.js'

const { TokenType } = Token

/** Replaces the slow tokenizer of `parse5` (WHATWG HTML, section 13.2.5). */
export class TreeTokenizer {
  #html = ''
  /** Length of `#html`. V8 is slow to read it from a slice. */
  #length = 0
  #units: CodeUnits = NO_UNITS
  #at = 0
  #tags = new TagReader('', NO_UNITS, false)
  readonly #plainTags = new PlainTagScanner()
  readonly #text: TextWriter
  readonly #parser: TreeParser
  readonly #pieces: readonly string[]
  readonly #mayHaveNul: boolean
  #taken = 0
  #rawText: RawText | undefined
  /** Position of `#html` in the page. */
  #offset = 0
  /** Recorded tags. Dropped where line ends change positions, and at a NUL. */
  #known: TagCursor | undefined
  readonly #startToken = createTagToken(TokenType.START_TAG)

  constructor(
    { pieces, mayHaveNul }: Pick<PageText, 'pieces' | 'mayHaveNul'>,
    tags: TagPositions | undefined,
    parser: TreeParser,
    limiter: TextLimiter,
  ) {
    this.#parser = parser
    this.#pieces = pieces
    this.#mayHaveNul = mayHaveNul
    this.#known = tags?.startReading()
    this.#text = new TextWriter(parser, limiter)
  }

  /** Returns true at the end of the page. */
  readUntil(isOver: () => boolean): boolean {
    try {
      return this.#readTokens(isOver)
    } finally {
      this.#freeCodeUnits()
    }
  }

  #readTokens(isOver: () => boolean): boolean {
    for (let tokens = 1; this.#at < this.#length || !this.#isLastPiece; tokens++) {
      const end = this.#readToken(this.#at)
      if (end === CUT) this.#loadNextPieces()
      else this.#at = end
      if (tokens % TOKENS_PER_CHECK === 0 && isOver()) return false
    }
    this.#parser.onEof({ type: TokenType.EOF, location: null })
    return true
  }

  get document(): Document {
    return this.#parser.document
  }

  get #isLastPiece(): boolean {
    return this.#taken === this.#pieces.length
  }

  #loadNextPieces(): void {
    const parts = this.#at < this.#length ? [this.#html.slice(this.#at)] : []
    const least = parts[0]?.length ?? 0
    let added = 0
    let piece = ''
    // A `\r\n` must not be split.
    while (!this.#isLastPiece && (added <= least || piece.endsWith('\r'))) {
      piece = this.#pieces[this.#taken++] ?? ''
      parts.push(piece)
      added += piece.length
    }
    const text = parts.length > 1 ? parts.join('') : (parts[0] ?? '')
    // Normalizes line ends (WHATWG HTML, section 13.2.3.5).
    const hasReturn = text.includes('\r')
    this.#html = hasReturn ? text.replace(/\r\n?/g, '\n') : text
    this.#offset += this.#at
    this.#length = this.#html.length
    this.#freeCodeUnits()
    const hasNul = this.#mayHaveNul && text.includes('\0')
    if (hasReturn || hasNul) this.#known = undefined
    this.#at = 0
    this.#tags = new TagReader(this.#html, NO_UNITS, hasNul)
    this.#text.hasNul = hasNul
  }

  #loadCodeUnits(): void {
    if (this.#units !== NO_UNITS) return
    this.#units = toCodeUnits(this.#html)
    this.#tags.units = this.#units
  }

  #freeCodeUnits(): void {
    freeUnits(this.#units)
    this.#units = NO_UNITS
  }

  /** Returns the position after the token, or `CUT`. */
  #readToken(at: number): number {
    if (this.#rawText) return this.#readRawText(this.#rawText, at)
    const known = this.#known ? this.#readKnownToken(this.#known, at) : SEARCHED
    if (known !== SEARCHED) return known
    this.#loadCodeUnits()
    const isMarkup = this.#units[at] === LESS && this.#isMarkup(at)
    return isMarkup ? this.#readMarkup(at) : this.#readText(at)
  }

  /** Returns `SEARCHED` if the token is not recorded. */
  #readKnownToken(known: TagCursor, at: number): number {
    const offset = this.#offset
    known.moveTo(offset + at)
    if (known.start === offset + at) return this.#readKnownTag(known, at)
    const end = known.start - offset
    if (end >= this.#length || !known.followsTextFrom(offset + at)) return SEARCHED
    if (!this.#text.leavesOutText()) {
      this.#loadCodeUnits()
      this.#text.writeText(this.#html, this.#units, at, end)
    }
    return end
  }

  #readKnownTag(known: TagCursor, at: number): number {
    const traits = TAGS_BY_INDEX[known.index]
    const end = known.end - this.#offset
    if (!traits || !known.isComplete || end > this.#length) return SEARCHED
    const { name, id } = traits
    if (known.isEndTag) {
      this.#parser.readEndTag(name, id)
      return end
    }
    const tags = this.#tags
    tags.at = at + '<'.length + name.length
    if (this.#isRead(id)) {
      this.#loadCodeUnits()
      tags.readAttributes()
    } else {
      const start = known.hasClass ? known.classStart - this.#offset : -1
      tags.deferAttributes(end, known.isSelfClosing, start, known.classEnd - this.#offset)
    }
    return this.#emitStartTag(name, id, end)
  }

  #readText(start: number): number {
    let end = this.#findLess(start + 1)
    while (end < this.#length && !this.#isMarkup(end)) end = this.#findLess(end + 1)
    if (this.#needsNextPiece(end)) return CUT
    if (!this.#text.leavesOutText()) this.#text.writeText(this.#html, this.#units, start, end)
    return end
  }

  #findLess(start: number): number {
    const units = this.#units
    const near = Math.min(start + SHORT_TEXT, this.#length)
    let at = start
    while (at < near && units[at] !== LESS) at++
    if (at < near || at >= this.#length) return Math.min(at, this.#length)
    const found = this.#html.indexOf('<', at)
    return found === -1 ? this.#length : found
  }

  #isMarkup(at: number): boolean {
    const length = this.#length
    const char = at + 1 < length ? (this.#units[at + 1] ?? 0) : 0
    if (char === SLASH) return at + 2 < length
    return isLetter(char) || char === EXCLAMATION || char === QUESTION
  }

  #needsNextPiece(end: number): boolean {
    return end >= this.#length && !this.#isLastPiece
  }

  #readMarkup(at: number): number {
    const char = this.#units[at + 1] ?? 0
    if (isLetter(char)) return this.#readStartTag(at + 1)
    if (char === SLASH) return this.#readEndTagOpen(at + 2)
    if (char === EXCLAMATION) return this.#readDeclaration(at + 2)
    return this.#readBogusComment(at + 1)
  }

  #readStartTag(at: number): number {
    const tags = this.#tags
    const { name, id } = this.#readName(at)
    const isWhole = this.#isRead(id) ? tags.readAttributes() : this.#readOrDeferAttributes()
    return isWhole ? this.#emitStartTag(name, id, tags.end) : this.#dropUnclosedTag()
  }

  /** True if `parse5` reads the attributes of the tag. */
  #isRead(id: HTML.TAG_ID): boolean {
    return (
      isOneOf(READ_TAGS, id) || (id === HTML.TAG_ID.FONT && this.#parser.tokenizer.inForeignNode)
    )
  }

  #emitStartTag(name: string, id: HTML.TAG_ID, end: number): number {
    const parser = this.#parser
    const { attributes, selfClosing } = this.#tags
    const token = isOneOf(FORMATTING_TAGS, id)
      ? createTagToken(TokenType.START_TAG)
      : this.#startToken
    token.tagName = name
    token.tagID = id
    token.selfClosing = selfClosing
    token.ackSelfClosing = false
    token.attrs = attributes
    parser.onStartTag(token)
    const { tokenizer } = parser
    const mode = tokenizer.state
    if (mode === TokenizerMode.DATA) return end
    tokenizer.state = TokenizerMode.DATA
    this.#rawText = new RawText(name, mode)
    return end
  }

  #readName(start: number): { readonly name: string; readonly id: HTML.TAG_ID } {
    const units = this.#units
    const length = this.#length
    let end = start
    while (end < length && !endsTagName(units[end] ?? 0)) end++
    const known = findTraits(units, start, end)
    if (known) this.#tags.at = end
    return known ?? findTag(this.#tags.readName(start))
  }

  #readOrDeferAttributes(): boolean {
    const tags = this.#tags
    const isPlain = !this.#text.hasNul
    const plain = this.#plainTags
    const end = isPlain
      ? plain.findTagEnd(this.#html, this.#units, tags.at, this.#length)
      : NOT_PLAIN
    if (end === NOT_PLAIN) return tags.readAttributes()
    const isClosed = this.#units[end - 2] === SLASH
    tags.deferAttributes(end, isClosed, plain.classStart, plain.classEnd)
    return true
  }

  #readRawText(raw: RawText, start: number): number {
    const { hasReferences } = raw
    const end = raw.findTextEnd(this.#html, start, this.#isLastPiece)
    // A character reference may be cut at the end.
    const isCut = !raw.isOver && !this.#isLastPiece && (end === start || hasReferences)
    if (isCut) return CUT
    if (end > start) this.#text.writeRawText(this.#html.slice(start, end), hasReferences)
    if (raw.isOver) this.#rawText = undefined
    return end
  }

  #dropUnclosedTag(): number {
    return this.#isLastPiece ? this.#length : CUT
  }

  #readEndTagOpen(at: number): number {
    const char = this.#units[at] ?? 0
    if (isLetter(char)) return this.#readEndTag(at)
    return char === GREATER ? at + 1 : this.#readBogusComment(at)
  }

  #readEndTag(at: number): number {
    const parser = this.#parser
    const { current, currentTagId = HTML.TAG_ID.UNKNOWN } = parser.openElements
    if (current && isElement(current) && this.#isEndTagOf(current, at)) {
      parser.readEndTag(current.name, currentTagId)
      return at + current.name.length + 1
    }
    const { name, id } = this.#readName(at)
    if (!this.#readOrDeferAttributes()) return this.#dropUnclosedTag()
    parser.readEndTag(name, id)
    return this.#tags.end
  }

  /** Always false for SVG and MathML. */
  #isEndTagOf({ name, namespace }: Element, at: number): boolean {
    const end = at + name.length
    if (namespace !== HTML.NS.HTML || end >= this.#length) return false
    return this.#units[end] === GREATER && equalsName(name, this.#units, at, end)
  }

  #readDeclaration(at: number): number {
    const html = this.#html
    const parser = this.#parser
    if (this.#needsNextPiece(at + CDATA.length)) return CUT
    if (html.startsWith('--', at)) return this.#emitComment(readComment(html, at + 2))
    if (DOCTYPE.test(html.slice(at, at + 7))) {
      const { token, end } = readDoctype(html, at + 7)
      if (this.#needsNextPiece(end)) return CUT
      parser.onDoctype(token)
      return end
    }
    const isSection = html.startsWith(CDATA, at) && parser.tokenizer.inForeignNode
    return isSection ? this.#readCdata(at + CDATA.length) : this.#readBogusComment(at)
  }

  #readCdata(start: number): number {
    const html = this.#html
    const found = html.indexOf(']]>', start)
    const end = found === -1 ? html.length : found
    if (this.#needsNextPiece(end)) return CUT
    if (end > start) this.#text.writeCdata(html.slice(start, end))
    return found === -1 ? end : end + ']]>'.length
  }

  #readBogusComment(at: number): number {
    return this.#emitComment(readBogusComment(this.#html, at))
  }

  #emitComment({ token, end }: Declaration<Token.CommentToken>): number {
    if (this.#needsNextPiece(end)) return CUT
    this.#parser.onComment(token)
    return end
  }
}

const NO_UNITS: CodeUnits = new Uint16Array(0)

function findTag(name: string) {
  return KNOWN_TAGS.get(name) ?? { name, id: HTML.TAG_ID.UNKNOWN }
}

/** Tags whose attributes `parse5` reads. */
const READ_TAGS = createTagTable('html body input mglyph malignmark')

/** Result for a token that may end in the next piece. */
const CUT = -1
/** Result for a token that must be searched for. */
const SEARCHED = -2

const TOKENS_PER_CHECK = 128

/** Number of characters up to which a loop is faster than `indexOf`. */
const SHORT_TEXT = 32

const CDATA = '[CDATA['
const DOCTYPE = /^doctype$/i
