/** Characters that end something while markup is read (WHATWG HTML, section 13.2.5). */

const SPACE = 0x20
export const SOLIDUS = 0x2f
export const EQUALS = 0x3d
export const LESS = 0x3c
export const GREATER = 0x3e
export const QUESTION = 0x3f
export const EXCLAMATION = 0x21
export const DOUBLE_QUOTE = 0x22
export const SINGLE_QUOTE = 0x27

/** Character that replaces a NUL, which no tree contains. */
const REPLACEMENT = '\ufffd'

export function isLetter(char: number): boolean {
  const lower = char | 0x20
  return lower >= 0x61 && lower <= 0x7a
}

/** Returns true for white space; carriage returns are line feeds already (section 13.2.3.5). */
export function isSpace(char: number): boolean {
  return char === SPACE || char === 0x0a || char === 0x09 || char === 0x0c
}

/** Converts only ASCII letters to lower case; `toLowerCase` alone would also turn some other letters into ASCII. */
export function toLowerAscii(name: string): string {
  return name.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
}

export function withoutNul(text: string): string {
  return text.includes('\0') ? text.replaceAll('\0', REPLACEMENT) : text
}
