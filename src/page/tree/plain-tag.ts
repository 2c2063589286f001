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
  /** True if a name has capitals, such as `viewBox`. */
  hasCapitals = false

  /** Returns the end, or `NOT_PLAIN`, for example without quotes. */
  findTagEnd(html: string, units: CodeUnits, start: number, length: number): number {
    let at = start
    this.classStart = -1
    let kinds = 0
    for (let count = 0; count <= MOST_UNREAD; count++) {
      const before = at
      while (at < length && isSpace(units[at] ?? 0)) at++
      if (at === length) return NOT_PLAIN
      if (units[at] === GREATER || units[at] === SLASH) {
        this.hasCapitals = kinds > LOWER
        if (units[at] === GREATER) return at + 1
        return at + 1 < length && units[at + 1] === GREATER ? at + 2 : NOT_PLAIN
      }
      const name = at
      for (; at < length; at++) {
        const kind = classifyCharacter(units[at] ?? 0)
        if (kind === 0) break
        kinds |= kind
      }
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

const LOWER = 1
const CAPITAL = 2

/** Kind of each ASCII character: `LOWER`, `CAPITAL`, or 0 if it ends a name. */
const KINDS = Uint8Array.from({ length: 128 }, (_, code) => {
  const char = String.fromCharCode(code)
  if (/[A-Z]/.test(char)) return CAPITAL
  return code > 0x20 && !/["'<>/=]/.test(char) ? LOWER : 0
})

function classifyCharacter(char: number): number {
  return char < KINDS.length ? (KINDS[char] ?? 0) : LOWER
}

function isClass(units: CodeUnits, start: number, end: number): boolean {
  let at = start
  while (at < end && ((units[at] ?? 0) | 0x20) === CLASS[at - start]) at++
  return at === end && end - start === CLASS.length
}

const CLASS = Uint8Array.from('class', (char) => char.charCodeAt(0))
