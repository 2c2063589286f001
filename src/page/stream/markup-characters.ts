import type { CodeUnits } from './code-units.js'

export const SLASH = 0x2f
export const EQUALS = 0x3d
export const LESS = 0x3c
export const GREATER = 0x3e
export const QUESTION = 0x3f
export const EXCLAMATION = 0x21
export const DOUBLE_QUOTE = 0x22
export const SINGLE_QUOTE = 0x27
export const DASH = 0x2d
export const BRACKET = 0x5b
export const AMPERSAND = 0x26

const SPACES = '\t\n\f\r '
const ENDS_NAME = createCharacterSet(`${SPACES}/>`)
const ENDS_ATTRIBUTE = createCharacterSet(`${SPACES}/>=`)
const ENDS_VALUE = createCharacterSet(`${SPACES}>`)

function createCharacterSet(chars: string): Uint8Array {
  return Uint8Array.from({ length: 64 }, (_, code) =>
    Number(chars.includes(String.fromCharCode(code))),
  )
}

export function endsTagName(char: number): boolean {
  return char < 64 && ENDS_NAME[char] === 1
}

export function endsAttributeName(char: number): boolean {
  return char < 64 && ENDS_ATTRIBUTE[char] === 1
}

export function endsBareValue(char: number): boolean {
  return char < 64 && ENDS_VALUE[char] === 1
}

export function isSpace(char: number): boolean {
  return char === 0x20 || char === 0x0a || char === 0x09 || char === 0x0d || char === 0x0c
}

export function isLetter(char: number): boolean {
  const lower = char | 0x20
  return lower >= 0x61 && lower <= 0x7a
}

export function equalsName(name: string, units: CodeUnits, start: number, end: number): boolean {
  if (name.length !== end - start) return false
  let at = start
  while (at < end && units[at] === name.charCodeAt(at - start)) at++
  return at === end
}

export function hasCapital(units: CodeUnits, start: number, end: number): boolean {
  let at = start
  while (at < end && ((units[at] ?? 0) | 0x20) === units[at]) at++
  return at < end
}

/** Unlike `toLowerCase`, changes only ASCII letters. */
export function toLowerAscii(name: string): string {
  return name.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
}

export function replaceNuls(text: string): string {
  return text.includes('\0') ? text.replaceAll('\0', REPLACEMENT) : text
}

const REPLACEMENT = '\ufffd'
