/** Character that replaces a NUL, which no tree contains. */
const REPLACEMENT = '\ufffd'

/** Returns true for white space; carriage returns are line feeds already (section 13.2.3.5). */
export function isSpace(char: number): boolean {
  return char === 0x20 || char === 0x0a || char === 0x09 || char === 0x0c
}

/** Converts only ASCII letters to lower case; `toLowerCase` alone would also turn some other letters into ASCII. */
export function toLowerAscii(name: string): string {
  return name.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
}

export function withoutNul(text: string): string {
  return text.includes('\0') ? text.replaceAll('\0', REPLACEMENT) : text
}
