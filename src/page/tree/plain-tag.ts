import type { CodeUnits } from '../stream/code-units.js'
import {
  DOUBLE_QUOTE,
  EQUALS,
  equalsName,
  GREATER,
  isSpace,
  SINGLE_QUOTE,
  SLASH,
} from '../stream/markup-characters.js'

const MOST_UNREAD = 32

export const NOT_PLAIN = -1

/** Finds the end of a tag and the value of its attribute `class`, which most selectors ask for. */
export class PlainTagScanner {
  /** Start of the value of `class` in the last tag, or -1 if there is none. */
  classStart = -1
  classEnd = -1

  /** Returns the end of a tag with lower-case names and quoted values, or `NOT_PLAIN` for other tags. */
  findTagEnd(html: string, units: CodeUnits, start: number, length: number): number {
    let at = start
    this.classStart = -1
    for (let count = 0; count <= MOST_UNREAD; count++) {
      const before = at
      while (at < length && isSpace(units[at] ?? 0)) at++
      if (at === length) return NOT_PLAIN
      if (units[at] === GREATER) return at + 1
      if (units[at] === SLASH) {
        const isEnd = at + 1 < length && units[at + 1] === GREATER
        return isEnd ? at + 2 : NOT_PLAIN
      }
      const name = at
      while (at < length && isPlainName(units[at] ?? 0)) at++
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
      if (this.classStart === -1 && equalsName('class', units, name, nameEnd)) {
        this.classStart = valueStart
        this.classEnd = valueEnd
      }
    }
    return NOT_PLAIN
  }
}

/** Table with 1 at the codes of the ASCII characters that a lower-case attribute name may contain. */
const IN_NAME = Uint8Array.from({ length: 128 }, (_, code) =>
  Number(code > 0x20 && !/["'<>/=A-Z]/.test(String.fromCharCode(code))),
)

function isPlainName(char: number): boolean {
  return char >= IN_NAME.length || IN_NAME[char] === 1
}
