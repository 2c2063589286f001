import { type CodeUnits, freeUnits, type Source, toCodeUnits } from './code-units.js'
import {
  BRACKET,
  DASH,
  DOUBLE_QUOTE,
  EQUALS,
  EXCLAMATION,
  endsAttributeName,
  endsBareValue,
  endsTagName,
  GREATER,
  isLetter,
  isSpace,
  QUESTION,
  SINGLE_QUOTE,
  SLASH,
} from './markup-characters.js'

export interface TokenHandler {
  /** A long text comes in pieces. */
  onText(start: number, end: number): void
  /** The tokenizer calls this again for a tag that was incomplete at first. */
  onTagName(start: number, end: number): void
  /** The value's entities are not decoded yet. */
  onAttribute(start: number, end: number, valueStart: number, valueEnd: number): void
  /** Returns the element's name if it holds only text, or else `''`. */
  onTagEnd(selfClosing: boolean, tagEnd: number): string
  /** @param tagEnd end of the tag, or -1 if the `>` does not follow the name */
  onClosingTag(start: number, end: number, tagEnd: number): void
  /** True in SVG and MathML, which allow CDATA (section 13.2.5.42). */
  readonly isForeign: boolean
}

const UNFINISHED = -1

const TEXT = 0
const RAW_TEXT = 1
const PLAIN_TEXT = 2
/** State in which everything up to the next `>` is skipped, for example in an end tag. */
const REST = 3
const COMMENT_START = 4
const COMMENT = 5
const CDATA = 6

/** Splits arriving markup into tags and text (WHATWG HTML, 13.2.5). */
export class Tokenizer implements Source {
  source = ''
  units: CodeUnits = new Uint16Array(0)
  offset = 0
  /** True if nothing but text followed the last tag so far. */
  isInText = true
  #at = 0
  /** Minimum length of `source` before its tokens are read again. */
  #enough = 0
  #state: number = TEXT
  /** Start of the expected end tag, such as `</script`. */
  #rawEnd = ''
  readonly #handler: TokenHandler

  constructor(handler: TokenHandler) {
    this.#handler = handler
  }

  write(piece: string): void {
    const rest = this.source.slice(this.#at)
    this.offset += this.#at
    this.#at = 0
    // A text joined with `+` is slow to read.
    const isEnough = rest.length + piece.length >= this.#enough
    this.source = rest === '' ? piece : isEnough ? [rest, piece].join('') : rest + piece
    if (isEnough) this.#readTokens()
  }

  end(): void {
    this.#readTokens()
    const { length } = this.source
    const isText = this.#state === RAW_TEXT || isTagOpening(this.source.slice(this.#at))
    if (isText && this.#at < length) this.#handler.onText(this.#at, length)
    this.#at = length
  }

  #readTokens(): void {
    const { length } = this.source
    this.units = toCodeUnits(this.source)
    while (this.#at < length) {
      const next = this.#readToken(this.#at)
      if (next === UNFINISHED) break
      this.#at = next
    }
    freeUnits(this.units)
    const rest = length - this.#at
    this.#enough = rest < LONG ? 0 : 2 * rest
  }

  #readToken(at: number): number {
    switch (this.#state) {
      case TEXT:
        return this.#readText(at)
      case REST:
        return this.#skipToTagEnd(at)
      case RAW_TEXT:
        return this.#readRawText(at)
      case COMMENT_START:
        return this.#readCommentStart(at)
      case COMMENT:
        return this.#readComment(at)
      case CDATA:
        return this.#readCdata(at)
      default:
        this.#handler.onText(at, this.source.length)
        return this.source.length
    }
  }

  #readText(at: number): number {
    const found = this.source.indexOf('<', at)
    const end = found === -1 ? this.source.length : found
    if (end > at) this.#handler.onText(at, end)
    this.#at = end
    return found === -1 ? end : this.#readMarkup(end)
  }

  #readMarkup(at: number): number {
    const { source } = this
    if (at + 1 === source.length) return UNFINISHED
    const char = this.units[at + 1] ?? 0
    if (isLetter(char)) return this.#readStartTag(at + 1)
    if (char === SLASH) return this.#readEndTag(at + 2)
    if (char === EXCLAMATION) return this.#readDeclaration(at + 2)
    if (char === QUESTION) return this.#setState(REST, at + 1)
    // Any other `<` is text.
    const next = source.indexOf('<', at + 1)
    const end = next === -1 ? source.length : next
    this.#handler.onText(at, end)
    return end
  }

  #readStartTag(start: number): number {
    const { source, units } = this
    const { length } = source
    const handler = this.#handler
    let at = start + 1
    while (at < length && !endsTagName(units[at] ?? 0)) at++
    handler.onTagName(start, at)
    for (let selfClosing = false; at < length; ) {
      const char = units[at] ?? 0
      if (char === GREATER) return this.#startContent(handler.onTagEnd(selfClosing, at + 1), at + 1)
      if (char === SLASH) selfClosing = true
      else if (!isSpace(char)) {
        selfClosing = false
        at = readAttribute(this, at, handler)
        if (at === UNFINISHED) return at
        continue
      }
      at++
    }
    return UNFINISHED
  }

  #startContent(raw: string, at: number): number {
    this.isInText = true
    if (raw === '') return this.#setState(TEXT, at)
    this.#rawEnd = `</${raw}`
    return this.#setState(raw === 'plaintext' ? PLAIN_TEXT : RAW_TEXT, at)
  }

  #readEndTag(start: number): number {
    const { units } = this
    const { length } = this.source
    if (start === length) return UNFINISHED
    if (!isLetter(units[start] ?? 0)) return this.#setState(REST, start)
    let at = start + 1
    while (at < length && !endsTagName(units[at] ?? 0)) at++
    if (at === length) return UNFINISHED
    return this.#endClosingTag(start, at)
  }

  #readRawText(at: number): number {
    const { source } = this
    const { length } = source
    const size = this.#rawEnd.length
    let found = source.indexOf('</', at)
    while (found !== -1 && found + size < length && !this.#isRawEndTag(found))
      found = source.indexOf('</', found + 2)
    const isEnd = found !== -1 && found + size < length
    // A `<` at the end may begin an end tag.
    const last = found === -1 && source.endsWith('<') ? length - 1 : length
    const end = found === -1 ? last : found
    if (end > at) this.#handler.onText(at, end)
    this.#at = end
    if (!isEnd) return end === length ? end : UNFINISHED
    return this.#endClosingTag(end + '</'.length, end + size)
  }

  #endClosingTag(start: number, end: number): number {
    const isWhole = this.units[end] === GREATER
    this.#handler.onClosingTag(start, end, isWhole ? end + 1 : -1)
    this.isInText = true
    return isWhole ? this.#setState(TEXT, end + 1) : this.#setState(REST, end)
  }

  #isRawEndTag(at: number): boolean {
    const end = at + this.#rawEnd.length
    if (!endsTagName(this.source.charCodeAt(end))) return false
    return this.source.slice(at, end).toLowerCase() === this.#rawEnd
  }

  #readDeclaration(at: number): number {
    const { source } = this
    const { length } = source
    if (at === length) return UNFINISHED
    if (source.charCodeAt(at) === DASH) {
      if (at + 1 === length) return UNFINISHED
      return source.charCodeAt(at + 1) === DASH
        ? this.#setState(COMMENT_START, at + 2)
        : this.#setState(REST, at + 1)
    }
    if (source.charCodeAt(at) !== BRACKET || !this.#handler.isForeign)
      return this.#setState(REST, at)
    const name = source.slice(at, at + CDATA_NAME.length)
    if (name === CDATA_NAME) return this.#setState(CDATA, at + name.length)
    return CDATA_NAME.startsWith(name) ? UNFINISHED : this.#setState(REST, at)
  }

  /** `<!-->` and `<!--->` are complete comments. */
  #readCommentStart(at: number): number {
    const start = this.source.slice(at, at + 2)
    if (start.startsWith('>')) return this.#setState(TEXT, at + 1)
    if (start === '->') return this.#setState(TEXT, at + 2)
    return start === '-' ? UNFINISHED : this.#setState(COMMENT, at)
  }

  #readComment(at: number): number {
    const { source } = this
    let found = source.indexOf('--', at)
    for (; found !== -1; found = source.indexOf('--', found + 1)) {
      if (source.charCodeAt(found + 2) === GREATER) return this.#setState(TEXT, found + 3)
      if (source.startsWith('!>', found + 2)) return this.#setState(TEXT, found + 4)
    }
    return this.#skipAllButLast(at, '--!'.length)
  }

  #readCdata(at: number): number {
    const found = this.source.indexOf(']]>', at)
    return found === -1
      ? this.#skipAllButLast(at, ']]'.length)
      : this.#setState(TEXT, found + ']]>'.length)
  }

  #skipAllButLast(at: number, kept: number): number {
    this.#at = Math.max(at, this.source.length - kept)
    return UNFINISHED
  }

  #skipToTagEnd(at: number): number {
    const found = this.source.indexOf('>', at)
    return found === -1 ? this.source.length : this.#setState(TEXT, found + 1)
  }

  #setState(state: number, at: number): number {
    this.#state = state
    if (state !== TEXT) this.isInText = false
    return at
  }
}

const LONG = 1_024

const CDATA_NAME = '[CDATA['

function isTagOpening(text: string): boolean {
  return text === '<' || text === '</'
}

function readAttribute(text: Source, start: number, handler: TokenHandler): number {
  const { source, units } = text
  const { length } = source
  // A name may begin with an equals sign.
  let end = start + 1
  while (end < length && !endsAttributeName(units[end] ?? 0)) end++
  let at = skipSpace(units, length, end)
  if (at === length) return UNFINISHED
  if (units[at] !== EQUALS) {
    handler.onAttribute(start, end, end, end)
    return at
  }
  at = skipSpace(units, length, at + 1)
  if (at === length) return UNFINISHED
  const char = units[at]
  if (char === DOUBLE_QUOTE || char === SINGLE_QUOTE) {
    const found = source.indexOf(char === DOUBLE_QUOTE ? '"' : "'", at + 1)
    if (found === -1) return UNFINISHED
    handler.onAttribute(start, end, at + 1, found)
    return found + 1
  }
  const value = at
  while (at < length && !endsBareValue(units[at] ?? 0)) at++
  handler.onAttribute(start, end, value, at)
  return at
}

function skipSpace(units: CodeUnits, length: number, from: number): number {
  let at = from
  while (at < length && isSpace(units[at] ?? 0)) at++
  return at
}
