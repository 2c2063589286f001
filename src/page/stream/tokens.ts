import type { CodeUnits, Source } from './code-units.js'
import {
  DOUBLE_QUOTE,
  EQUALS,
  endsAttributeName,
  endsBareValue,
  isSpace,
  SINGLE_QUOTE,
} from './markup-characters.js'

/** Callbacks for the tokens of a document, in order, with positions in the tokenizer's `source`. */
export interface TokenHandler {
  /** Receives text between two tags, with its entities not decoded; a long text comes in pieces. */
  onText(start: number, end: number): void
  /** Receives the name of a start tag; again, with all its attributes, if the tag was incomplete before. */
  onTagName(start: number, end: number): void
  /** Receives an attribute of the start tag, with the entities of its value not decoded. */
  onAttribute(start: number, end: number, valueStart: number, valueEnd: number): void
  /** Called at a start tag's end; returns the element's name if only its end tag ends its content, or else `''`. */
  onTagEnd(selfClosing: boolean): string
  onClosingTag(start: number, end: number): void
  /** True inside SVG or MathML; elsewhere CDATA is a comment (section 13.2.5.42). */
  readonly isForeign: boolean
}

/** Result for a token whose end has not arrived yet. */
export const UNFINISHED = -1

/** Reads the attribute at `start`; returns the position after it, or `UNFINISHED`. */
export function readAttribute(text: Source, start: number, handler: TokenHandler): number {
  const { source, units } = text
  const { length } = source
  // Skips the first character, as a name may begin with the equals sign that would end it.
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
