import type { CodeUnits } from '../stream/code-units.js'
import {
  DOUBLE_QUOTE,
  EQUALS,
  GREATER,
  isSpace,
  SINGLE_QUOTE,
  SLASH,
} from '../stream/markup-characters.js'

const MOST_UNREAD = 32

export const NOT_PLAIN = -1

/** Finds the end and the `class` of a simple tag. */
export class PlainTagScanner {
  classStart = -1
  classEnd = -1

  /** Returns the end, or `NOT_PLAIN`, for example without quotes. */
  findTagEnd(html: string, units: CodeUnits, start: number, length: number): number {
    let at = start
    this.classStart = -1
    for (let count = 0; count <= MOST_UNREAD; count++) {
      const before = at
      while (at < length && isSpace(units[at] ?? 0)) at++
      if (at === length) return NOT_PLAIN
      if (units[at] === GREATER || units[at] === SLASH) {
        if (units[at] === GREATER) return at + 1
        return at + 1 < length && units[at + 1] === GREATER ? at + 2 : NOT_PLAIN
      }
      const name = at
      while (at < length && isPlainInName(units[at] ?? 0)) at++
      if (name === before || name === at || at === length) return NOT_PLAIN
      const nameEnd = at
      let valueStart = at
      let valueEnd = at
      if (units[at] === EQUALS) {
        const quote = units[at + 1]
        if (quote !== DOUBLE_QUOTE && quote !== SINGLE_QUOTE) return NOT_PLAIN
        valueStart = at + 2
        valueEnd = html.indexOf(quote === DOUBLE_QUOTE ? '"' : "'", valueStart)
        if (valueEnd === -1) return NOT_PLAIN
        at = valueEnd + 1
      }
      if (this.classStart === -1 && isClass(units, name, nameEnd)) {
        this.classStart = valueStart
        this.classEnd = valueEnd
      }
    }
    return NOT_PLAIN
  }
}

/** 1 for each ASCII character that names of attributes usually have. */
const PLAIN = Uint8Array.from({ length: 128 }, (_, code) =>
  Number(code > 0x20 && !/["'<>/=]/.test(String.fromCharCode(code))),
)

function isPlainInName(char: number): boolean {
  return char >= PLAIN.length || PLAIN[char] === 1
}

function isClass(units: CodeUnits, start: number, end: number): boolean {
  let at = start
  while (at < end && ((units[at] ?? 0) | 0x20) === CLASS[at - start]) at++
  return at === end && end - start === CLASS.length
}

const CLASS = Uint8Array.from('class', (char) => char.charCodeAt(0))
