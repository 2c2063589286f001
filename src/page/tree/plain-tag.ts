import type { CodeUnits } from '../stream/code-units.js'
import {
  DOUBLE_QUOTE,
  EQUALS,
  GREATER,
  isSpace,
  SINGLE_QUOTE,
  SLASH,
} from '../stream/markup-characters.js'

/** Maximum number of attributes that are left unread, as each search for one goes through them. */
const MOST_UNREAD = 32

/** Result in place of a tag's end if its attributes have to be read at once. */
export const NOT_PLAIN = -1

/** Finds the end of a tag if all names are in lower case and all values quoted, as in most tags. */
export function findPlainEnd(html: string, units: CodeUnits, start: number): number {
  const { length } = html
  let at = start
  for (let count = 0; count <= MOST_UNREAD; count++) {
    const before = at
    while (at < length && isSpace(units[at] ?? 0)) at++
    if (at === length) return NOT_PLAIN
    if (units[at] === GREATER) return at + 1
    if (units[at] === SLASH) return html.charCodeAt(at + 1) === GREATER ? at + 2 : NOT_PLAIN
    const name = at
    while (at < length && isPlainName(units[at] ?? 0)) at++
    if (name === before || name === at || at === length) return NOT_PLAIN
    if (units[at] !== EQUALS) continue
    const quote = html.charCodeAt(at + 1)
    if (quote !== DOUBLE_QUOTE && quote !== SINGLE_QUOTE) return NOT_PLAIN
    const end = html.indexOf(quote === DOUBLE_QUOTE ? '"' : "'", at + 2)
    if (end === -1) return NOT_PLAIN
    at = end + 1
  }
  return NOT_PLAIN
}

/** Table that has 1 at the code of each character that an attribute's name may have in lower case. */
const IN_NAME = Uint8Array.from({ length: 128 }, (_, code) =>
  Number(code > 0x20 && !/["'<>/=A-Z]/.test(String.fromCharCode(code))),
)

function isPlainName(char: number): boolean {
  return char >= IN_NAME.length || IN_NAME[char] === 1
}
