import {
  DOUBLE_QUOTE,
  EQUALS,
  endsAttribute,
  endsValue,
  isSpace,
  SINGLE_QUOTE,
} from './markup-characters.js'

/** Callbacks for the tokens of a document, in order, with positions in the tokenizer's `source`. */
export interface TokenHandler {
  /** Receives text between two tags, with its entities; long text comes in pieces. */
  text(start: number, end: number): void
  /** Receives the name of a start tag, once more if the end of the tag has not arrived yet. */
  tagName(start: number, end: number): void
  /** Receives an attribute of the tag, with its entities. */
  tagAttribute(start: number, end: number, valueStart: number, valueEnd: number): void
  /** Called at a tag's end; returns the element's name if only its own end tag ends its content, else `''`. */
  tagEnd(selfClosing: boolean): string
  closingTag(start: number, end: number): void
  /** True inside SVG or MathML; elsewhere CDATA is a comment (section 13.2.5.42). */
  readonly isForeign: boolean
}

/** Returned for a token that ends in a later piece. */
export const UNFINISHED = -1

/** Reads the attribute at `start`, and returns the position behind it. */
export function readAttribute(source: string, start: number, handler: TokenHandler): number {
  const { length } = source
  // A name may begin with an equals sign, which would end it.
  let end = start + 1
  while (end < length && !endsAttribute(source.charCodeAt(end))) end++
  let at = skipSpace(source, end)
  // A look past the end would make every later look slow.
  if (at === length) return UNFINISHED
  if (source.charCodeAt(at) !== EQUALS) {
    handler.tagAttribute(start, end, end, end)
    return at
  }
  at = skipSpace(source, at + 1)
  if (at === length) return UNFINISHED
  const char = source.charCodeAt(at)
  if (char === DOUBLE_QUOTE || char === SINGLE_QUOTE) {
    const found = source.indexOf(char === DOUBLE_QUOTE ? '"' : "'", at + 1)
    if (found === -1) return UNFINISHED
    handler.tagAttribute(start, end, at + 1, found)
    return found + 1
  }
  const value = at
  while (at < length && !endsValue(source.charCodeAt(at))) at++
  handler.tagAttribute(start, end, value, at)
  return at
}

function skipSpace(source: string, from: number): number {
  const { length } = source
  let at = from
  while (at < length && isSpace(source.charCodeAt(at))) at++
  return at
}
