import { collapseSpaces } from '../lib/text/white-space.js'

// Matches invisible characters, such as control characters, zero-width spaces and soft hyphens.
const JUNK =
  /[\0-\b\x0e-\x1f\x7f-\x84\x86-\x9f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g
// Matches Chinese and Japanese line breaks (CSS Text 3, 4.1.3). Excludes U+3000: searching its runs takes long.
const EAST_ASIAN_BREAK =
  /(?<=[\u3001-\u30ff\u4e00-\u9fff\uff00-\uffef])[^\S\n]*\n\s*(?=[\u3001-\u30ff\u4e00-\u9fff\uff00-\uffef])/g

/** Returns a text's visible characters in one line, or `null` if there are none. */
export function cleanText(text: string): string | null {
  const clean = collapseSpaces(text.replace(JUNK, '').replace(EAST_ASIAN_BREAK, '')).trim()
  return clean === '' ? null : clean
}

/** Shortens a text to `max` UTF-16 units, with an ellipsis. */
export function shortenText(text: string, max: number): string {
  if (text.length <= max) return text
  const head = text.slice(0, Math.max(0, max - 1))
  const space = text[head.length] === ' ' ? head.length : head.lastIndexOf(' ')
  const cut = space > max / 2 ? head.slice(0, space) : dropTrailingHighSurrogate(head)
  return `${cut.replace(/(?<![\s\p{P}])[\s\p{P}]+$/u, '')}…`
}

/** Drops half a character (a high surrogate) at the end. */
function dropTrailingHighSurrogate(text: string): string {
  return /[\ud800-\udbff]$/.test(text) ? text.slice(0, -1) : text
}

/** Code points of zero in the scripts whose digits are read (Unicode category Nd). */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10]
const OTHER_DIGIT =
  /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59\uff10-\uff19]/g

export function toAsciiDigits(text: string): string {
  return text.replace(OTHER_DIGIT, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (ZEROS.findLast((zero) => zero <= code) ?? 0))
  })
}
