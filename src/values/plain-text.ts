import { collapseSpaces } from '../lib/text/white-space.js'

// Matches control characters (C0, DEL, C1) except white space, and invisible characters for layout: zero-width spaces,
// word joiners, bidirectional marks, soft hyphens, the BOM.
const JUNK =
  /[\0-\b\x0e-\x1f\x7f-\x84\x86-\x9f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g
// Matches a line break in Chinese or Japanese text, which is not a space (CSS Text 3, section 4.1.3). It must not be
// next to U+3000, since a run of these would be searched from each of its characters.
const EAST_ASIAN_BREAK =
  /(?<=[\u3001-\u30ff\u4e00-\u9fff\uff00-\uffef])[^\S\n]*\n\s*(?=[\u3001-\u30ff\u4e00-\u9fff\uff00-\uffef])/g

/** Returns a text as one line without invisible characters, or `null` if nothing is left. */
export function cleanText(text: string): string | null {
  const clean = collapseSpaces(text.replace(JUNK, '').replace(EAST_ASIAN_BREAK, '')).trim()
  return clean === '' ? null : clean
}

/** Cuts a text longer than `max` UTF-16 units after the last word that fits, and adds an ellipsis. */
export function shortenText(text: string, max: number): string {
  if (text.length <= max) return text
  const head = text.slice(0, Math.max(0, max - 1))
  const space = text[head.length] === ' ' ? head.length : head.lastIndexOf(' ')
  // Text without a space in its second half is cut at the limit.
  const cut = space > max / 2 ? head.slice(0, space) : dropHalfCharacter(head)
  return `${cut.replace(/(?<![\s\p{P}])[\s\p{P}]+$/u, '')}…`
}

/** Drops the last character of a text if it is a high surrogate, half of a character. */
function dropHalfCharacter(text: string): string {
  return /[\ud800-\udbff]$/.test(text) ? text.slice(0, -1) : text
}

/** Code points of the zero in each set of decimal digits that pages use (Unicode, general category Nd). */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10]
const OTHER_DIGIT =
  /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59\uff10-\uff19]/g

export function toAsciiDigits(text: string): string {
  return text.replace(OTHER_DIGIT, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (ZEROS.findLast((zero) => zero <= code) ?? 0))
  })
}
