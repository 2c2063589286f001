import { collapseSpaces } from '../lib/text/white-space.js'

// Controls (C0, DEL, C1) other than white space, and characters that only steer layout:
// zero-width spaces and joiners that stand alone, bidirectional marks, soft hyphens, the BOM.
const JUNK =
  /[\0-\b\x0e-\x1f\x7f-\x84\x86-\x9f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g
// A line break inside of Chinese or Japanese text is not a space (CSS Text 3 section 4.1.3).
// U+3000 is white space itself: if a break were looked for after each of a run, time would grow
// with the square of its length.
const EAST_ASIAN_BREAK =
  /(?<=[\u3001-\u30ff\u4e00-\u9fff\uff00-\uffef])[^\S\n]*\n\s*(?=[\u3001-\u30ff\u4e00-\u9fff\uff00-\uffef])/g

/** One line of plain text: white space collapsed, ends trimmed, invisible junk out; empty is null. */
export function toText(text: string): string | null {
  const clean = collapseSpaces(text.replace(JUNK, '').replace(EAST_ASIAN_BREAK, '')).trim()
  return clean === '' ? null : clean
}

/** Cuts at the last word that fits into `max` UTF-16 units, ellipsis included. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text
  const head = text.slice(0, Math.max(0, max - 1))
  const space = text[head.length] === ' ' ? head.length : head.lastIndexOf(' ')
  // A language without spaces, or one endless word, is cut where the limit is.
  const cut = space > max / 2 ? head.slice(0, space) : wholeCharacters(head)
  return `${cut.replace(/(?<![\s\p{P}])[\s\p{P}]+$/u, '')}…`
}

/** A lone high surrogate at the end is half a character. */
function wholeCharacters(text: string): string {
  return /[\ud800-\udbff]$/.test(text) ? text.slice(0, -1) : text
}
