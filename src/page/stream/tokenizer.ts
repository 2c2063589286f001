/** Callbacks for the tokens of a document, in order, with offsets from its beginning. */
export interface TokenHandler {
  /** Text between two tags, entities left alone; long text comes in pieces. */
  text(start: number, end: number): void
  tagName(start: number, end: number): void
  attributeName(start: number, end: number): void
  /** The value of that attribute, entities left alone; a long one comes in pieces. */
  attributeValue(start: number, end: number): void
  attributeEnd(): void
  /** Returns the element's name if only its own end tag can end its content, and `''` if not. */
  tagEnd(selfClosing: boolean): string
  closingTag(start: number, end: number): void
  /** True inside SVG or MathML; elsewhere CDATA is a comment (section 13.2.5.42). */
  readonly isForeign: boolean
}

type TokenizerState = number
const TEXT = 0
const TAG_OPEN = 1
const TAG_NAME = 2
const BEFORE_ATTRIBUTE = 3
const ATTRIBUTE_NAME = 4
const AFTER_ATTRIBUTE_NAME = 5
const BEFORE_VALUE = 6
const QUOTED_VALUE = 7
const UNQUOTED_VALUE = 8
const SELF_CLOSING = 9
const END_TAG_OPEN = 10
const END_TAG_NAME = 11
const RAW_TEXT = 12
const RAW_TEXT_END = 13
const PLAIN_TEXT = 14
const DECLARATION = 15
const COMMENT_START = 16
const COMMENT = 17
const CDATA_START = 18
const CDATA = 19
/** State in the rest of an end tag, a declaration or a bogus comment, which end at the next `>`. */
const REST = 20

/**
 * Cuts markup into tags and text as it arrives, and leaves out the rest (WHATWG HTML section
 * 13.2.5). Reads no part of the document twice, however it is cut into pieces, so the time grows
 * only with its length.
 */
export class Tokenizer {
  #state: TokenizerState = TEXT
  #piece = ''
  /** Offset of `#piece` in the document. */
  #offset = 0
  /** Offset of the current token in the document. */
  #start = 0
  #quote = '"'
  /** Name of the end tag that ends the current raw text. */
  #rawEnd = ''
  /** Number of characters matched of a sequence such as `-->`. */
  #seen = 0
  readonly #handler: TokenHandler

  constructor(handler: TokenHandler) {
    this.#handler = handler
  }

  write(piece: string): void {
    this.#piece = piece
    const { length } = piece
    for (let at = 0; at < length; ) at = this.#step(at)
    this.#offset += piece.length
    this.#handOver()
  }

  /** Offset of the first token that is not complete yet; all before it has been handed over. */
  get unfinished(): number {
    return KEPT.has(this.#state) ? this.#start : this.#offset
  }

  /** Hands over the remaining text, and drops a tag that does not end. */
  end(): void {
    const state = this.#state
    const start = this.#start
    const offset = this.#offset
    const isText = state === RAW_TEXT_END || state === TAG_OPEN || state === END_TAG_OPEN
    if (isText && start < offset) this.#handler.text(start, offset)
  }

  /** Hands over text and attribute values before their end is known, since they may be long. */
  #handOver(): void {
    const state = this.#state
    const start = this.#start
    const offset = this.#offset
    if (start === offset) return
    if (state === TEXT || state === RAW_TEXT || state === PLAIN_TEXT)
      this.#handler.text(start, offset)
    else if (state === QUOTED_VALUE || state === UNQUOTED_VALUE)
      this.#handler.attributeValue(start, offset)
    else return
    this.#start = offset
  }

  /** Reads on from an index in the piece and returns the index that it reached. */
  #step(at: number): number {
    switch (this.#state) {
      case TEXT:
        return this.#text(at)
      case TAG_OPEN:
        return this.#tagOpen(at)
      case TAG_NAME:
        return this.#tagName(at)
      case BEFORE_ATTRIBUTE:
        return this.#attributes(at)
      case ATTRIBUTE_NAME:
        return this.#attributeName(at)
      case AFTER_ATTRIBUTE_NAME:
        return this.#afterAttributeName(at)
      case BEFORE_VALUE:
        return this.#beforeValue(at)
      case QUOTED_VALUE:
        return this.#quotedValue(at)
      case UNQUOTED_VALUE:
        return this.#unquotedValue(at)
      case SELF_CLOSING:
        return this.#selfClosing(at)
      case END_TAG_OPEN:
        return this.#endTagOpen(at)
      case END_TAG_NAME:
        return this.#endTagName(at)
      case RAW_TEXT:
        return this.#rawText(at)
      case RAW_TEXT_END:
        return this.#rawTextEnd(at)
      case PLAIN_TEXT:
        return this.#piece.length
      case DECLARATION:
        return this.#declaration(at)
      case COMMENT_START:
        return this.#commentStart(at)
      case COMMENT:
        return this.#comment(at)
      case CDATA_START:
        return this.#cdataStart(at)
      case CDATA:
        return this.#cdata(at)
      default:
        return this.#rest(at)
    }
  }

  #text(at: number): number {
    const found = this.#piece.indexOf('<', at)
    if (found === -1) return this.#piece.length
    const end = this.#offset + found
    if (end > this.#start) this.#handler.text(this.#start, end)
    this.#start = end
    return this.#tagOpen(this.#goOn(TAG_OPEN, found + 1))
  }

  #tagOpen(at: number): number {
    if (at === this.#piece.length) return at
    const char = this.#piece.charCodeAt(at)
    if (isLetter(char)) return this.#tagName(this.#begin(TAG_NAME, at))
    if (char === SLASH) return this.#endTagOpen(this.#goOn(END_TAG_OPEN, at + 1))
    if (char === EXCLAMATION) return this.#goOn(DECLARATION, at + 1)
    // Any other `<` is text, and `start` still stands at it.
    return this.#goOn(char === QUESTION ? REST : TEXT, at)
  }

  #tagName(from: number): number {
    const at = this.#endOfName(from)
    if (at === this.#piece.length) return at
    this.#handler.tagName(this.#start, this.#offset + at)
    return this.#attributes(this.#goOn(BEFORE_ATTRIBUTE, at))
  }

  /** Reads attributes as long as the piece contains them whole. */
  #attributes(from: number): number {
    const piece = this.#piece
    const offset = this.#offset
    const handler = this.#handler
    const { length } = piece
    for (let at = from; ; ) {
      at = this.#afterSpace(at)
      if (at === length) return this.#goOn(BEFORE_ATTRIBUTE, at)
      const char = piece.charCodeAt(at)
      if (char === GREATER) return this.#content(handler.tagEnd(false), at + 1)
      if (char === SLASH) return this.#goOn(SELF_CLOSING, at + 1)
      // A name may begin with an equals sign, which would end it.
      const name = this.#begin(ATTRIBUTE_NAME, at++)
      while (at < length && !isIn(ENDS_ATTRIBUTE, piece.charCodeAt(at))) at++
      if (at === length) return at
      handler.attributeName(offset + name, offset + at)
      if (piece.charCodeAt(at) !== EQUALS) return this.#goOn(AFTER_ATTRIBUTE_NAME, at)
      const quote = piece.charCodeAt(++at)
      if (quote !== DOUBLE_QUOTE && quote !== SINGLE_QUOTE) return this.#goOn(BEFORE_VALUE, at)
      this.#quote = quote === DOUBLE_QUOTE ? '"' : "'"
      const value = this.#begin(QUOTED_VALUE, at + 1)
      at = piece.indexOf(this.#quote, value)
      if (at === -1) return length
      handler.attributeValue(offset + value, offset + at++)
      handler.attributeEnd()
    }
  }

  #attributeName(from: number): number {
    const piece = this.#piece
    let at = from
    while (at < piece.length && !isIn(ENDS_ATTRIBUTE, piece.charCodeAt(at))) at++
    if (at === piece.length) return at
    this.#handler.attributeName(this.#start, this.#offset + at)
    return this.#goOn(AFTER_ATTRIBUTE_NAME, at)
  }

  #afterAttributeName(from: number): number {
    const at = this.#afterSpace(from)
    if (at === this.#piece.length) return at
    const char = this.#piece.charCodeAt(at)
    if (char === EQUALS) return this.#goOn(BEFORE_VALUE, at + 1)
    this.#handler.attributeEnd()
    return this.#begin(char === SLASH || char === GREATER ? BEFORE_ATTRIBUTE : ATTRIBUTE_NAME, at)
  }

  #beforeValue(from: number): number {
    const at = this.#afterSpace(from)
    if (at === this.#piece.length) return at
    const char = this.#piece.charCodeAt(at)
    if (char !== DOUBLE_QUOTE && char !== SINGLE_QUOTE) return this.#begin(UNQUOTED_VALUE, at)
    this.#quote = char === DOUBLE_QUOTE ? '"' : "'"
    return this.#begin(QUOTED_VALUE, at + 1)
  }

  #quotedValue(at: number): number {
    const found = this.#piece.indexOf(this.#quote, at)
    if (found === -1) return this.#piece.length
    return this.#valueEnd(found, found + 1)
  }

  #unquotedValue(from: number): number {
    const piece = this.#piece
    let at = from
    while (at < piece.length && !isIn(ENDS_VALUE, piece.charCodeAt(at))) at++
    return at === piece.length ? at : this.#valueEnd(at, at)
  }

  #valueEnd(end: number, at: number): number {
    this.#handler.attributeValue(this.#start, this.#offset + end)
    this.#handler.attributeEnd()
    return this.#goOn(BEFORE_ATTRIBUTE, at)
  }

  #selfClosing(at: number): number {
    const char = this.#piece.charCodeAt(at)
    if (char === GREATER) return this.#content(this.#handler.tagEnd(true), at + 1)
    return isSpace(char) ? at + 1 : this.#goOn(BEFORE_ATTRIBUTE, at)
  }

  #content(raw: string, at: number): number {
    if (raw === '') return this.#begin(TEXT, at)
    if (raw === 'plaintext') return this.#begin(PLAIN_TEXT, at)
    this.#rawEnd = `</${raw}`
    return this.#begin(RAW_TEXT, at)
  }

  #endTagOpen(at: number): number {
    if (at === this.#piece.length) return at
    const char = this.#piece.charCodeAt(at)
    if (isLetter(char)) return this.#endTagName(this.#begin(END_TAG_NAME, at))
    return this.#goOn(REST, at)
  }

  #endTagName(from: number): number {
    const at = this.#endOfName(from)
    if (at === this.#piece.length) return at
    this.#handler.closingTag(this.#start, this.#offset + at)
    return this.#rest(this.#goOn(REST, at))
  }

  #rawText(at: number): number {
    const piece = this.#piece
    const { length } = piece
    const found = piece.indexOf('</', at)
    if (found === -1 && piece.charCodeAt(length - 1) !== LESS) return length
    this.#seen = 1
    return this.#goOn(RAW_TEXT_END, found === -1 ? length : found + 1)
  }

  #rawTextEnd(at: number): number {
    const piece = this.#piece
    const rawEnd = this.#rawEnd
    const seen = this.#seen
    const char = piece.charCodeAt(at)
    if (seen < rawEnd.length) {
      // A capital has one bit less than its letter; the solidus has that bit too.
      if ((char | 0x20) !== rawEnd.charCodeAt(seen)) return this.#goOn(RAW_TEXT, at)
      this.#seen++
      return at + 1
    }
    if (!isIn(ENDS_NAME, char)) return this.#goOn(RAW_TEXT, at)
    const end = this.#offset + at
    const start = end - rawEnd.length
    if (start > this.#start) this.#handler.text(this.#start, start)
    this.#handler.closingTag(start + '</'.length, end)
    return this.#goOn(REST, at)
  }

  #declaration(at: number): number {
    const char = this.#piece.charCodeAt(at)
    if (char === DASH) return this.#goOn(COMMENT_START, at + 1)
    if (char !== BRACKET || !this.#handler.isForeign) return this.#goOn(REST, at)
    this.#seen = 0
    return this.#goOn(CDATA_START, at + 1)
  }

  #commentStart(at: number): number {
    if (this.#piece.charCodeAt(at) !== DASH) return this.#goOn(REST, at)
    // `<!-->` and `<!--->` are comments too: the dashes that begin one may end it.
    this.#seen = 2
    return this.#begin(COMMENT, at + 1)
  }

  /** Ends with `-->` or `--!>`: `seen` counts the dashes, and is 3 after the exclamation mark. */
  #comment(at: number): number {
    const piece = this.#piece
    const seen = this.#seen
    const char = piece.charCodeAt(at)
    if (char === GREATER && seen >= 2) return this.#begin(TEXT, at + 1)
    if (char === DASH) this.#seen = seen === 1 || seen === 2 ? 2 : 1
    else if (char === EXCLAMATION && seen === 2 && this.#offset + at - this.#start >= 2)
      this.#seen = 3
    else return this.#leap('-', at)
    return at + 1
  }

  #cdataStart(at: number): number {
    if (this.#piece.charCodeAt(at) !== CDATA_NAME.charCodeAt(this.#seen))
      return this.#goOn(REST, at)
    this.#seen = (this.#seen + 1) % CDATA_NAME.length
    return this.#goOn(this.#seen === 0 ? CDATA : CDATA_START, at + 1)
  }

  /** Ends with `]]>`: `seen` counts the brackets. */
  #cdata(at: number): number {
    const char = this.#piece.charCodeAt(at)
    if (char === GREATER && this.#seen === 2) return this.#begin(TEXT, at + 1)
    if (char !== CLOSING_BRACKET) return this.#leap(']', at)
    this.#seen = Math.min(this.#seen + 1, 2)
    return at + 1
  }

  /** Finds the next `char`, which may end the current token, or the end of the piece. */
  #leap(char: string, at: number): number {
    this.#seen = 0
    const found = this.#piece.indexOf(char, at)
    return found === -1 ? this.#piece.length : found
  }

  #rest(at: number): number {
    // As of nearly every end tag: a search takes longer to begin.
    if (this.#piece.charCodeAt(at) === GREATER) return this.#begin(TEXT, at + 1)
    const found = this.#piece.indexOf('>', at)
    return found === -1 ? this.#piece.length : this.#begin(TEXT, found + 1)
  }

  #goOn(state: TokenizerState, at: number): number {
    this.#state = state
    return at
  }

  #begin(state: TokenizerState, at: number): number {
    this.#state = state
    this.#start = this.#offset + at
    return at
  }

  #endOfName(from: number): number {
    const piece = this.#piece
    let at = from
    while (at < piece.length && !isIn(ENDS_NAME, piece.charCodeAt(at))) at++
    return at
  }

  #afterSpace(from: number): number {
    const piece = this.#piece
    let at = from
    while (at < piece.length && isSpace(piece.charCodeAt(at))) at++
    return at
  }
}

const KEPT = new Set([TAG_OPEN, TAG_NAME, ATTRIBUTE_NAME, END_TAG_OPEN, END_TAG_NAME, RAW_TEXT_END])

const LESS = 0x3c
const SLASH = 0x2f
const EQUALS = 0x3d
const GREATER = 0x3e
const QUESTION = 0x3f
const EXCLAMATION = 0x21
const DOUBLE_QUOTE = 0x22
const SINGLE_QUOTE = 0x27
const DASH = 0x2d
const BRACKET = 0x5b
const CLOSING_BRACKET = 0x5d
const CDATA_NAME = 'CDATA['

const SPACES = '\t\n\f\r '
const ENDS_NAME = tableOf(`${SPACES}/>`)
const ENDS_ATTRIBUTE = tableOf(`${SPACES}/>=`)
const ENDS_VALUE = tableOf(`${SPACES}>`)

/** Creates a set of characters with codes below 64, as all ending characters have. */
function tableOf(chars: string): Uint8Array {
  return Uint8Array.from({ length: 64 }, (_, code) =>
    Number(chars.includes(String.fromCharCode(code))),
  )
}

function isIn(table: Uint8Array, char: number): boolean {
  return char < 64 && table[char] === 1
}

function isSpace(char: number): boolean {
  return char === 0x20 || char === 0x0a || char === 0x09 || char === 0x0d || char === 0x0c
}

function isLetter(char: number): boolean {
  const lower = char | 0x20
  return lower >= 0x61 && lower <= 0x7a
}
