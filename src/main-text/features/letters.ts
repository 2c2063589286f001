/** True for characters of words: letters, digits and combining marks. */
export function isWordCharacter(code: number): boolean {
  if (code < 128) {
    return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57)
  }
  if (code < 0xc0) return code === 0xaa || code === 0xb5 || code === 0xba
  return !isPunctuation(code)
}

/** True for common punctuation, symbols and spaces from U+00C0 on. */
function isPunctuation(code: number): boolean {
  return (
    code === 0xd7 ||
    code === 0xf7 ||
    code === 0x60c ||
    code === 0x61b ||
    code === 0x61f ||
    code === 0x6d4 ||
    code === 0x964 ||
    (code >= 0x2000 && code <= 0x2bff) ||
    (code >= 0x3000 && code <= 0x303f) ||
    (code >= 0xfe00 && code <= 0xfe0f) ||
    (code >= 0xff00 && code <= 0xff0f) ||
    (code >= 0xff1a && code <= 0xff20) ||
    code === 0xfeff
  )
}

/** True for a character of a script without spaces, such as Thai or Han. */
export function isUnspacedScript(code: number): boolean {
  return (
    (code >= 0x0e00 && code <= 0x109f) ||
    (code >= 0x1780 && code <= 0x17ff) ||
    (code >= 0x3040 && code <= 0x30ff) ||
    (code >= 0x3400 && code <= 0x9fff)
  )
}
