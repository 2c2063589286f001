import { collapseSpaces } from '../lib/text/white-space.js'

// Control characters (C0, DEL, C1) except white space, and invisible ones for layout: zero-width
// spaces and joiners on their own, bidirectional marks, soft hyphens, the BOM.
const JUNK =
  /[\0-\b\x0e-\x1f\x7f-\x84\x86-\x9f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g
// A line break in Chinese or Japanese text is not a space (CSS Text 3, section 4.1.3). U+3000 is
// excluded, so that a run of it is not searched from each of its characters.
const EAST_ASIAN_BREAK =
  /(?<=[\u3001-\u30ff\u4e00-\u9fff\uff00-\uffef])[^\S\n]*\n\s*(?=[\u3001-\u30ff\u4e00-\u9fff\uff00-\uffef])/g

/** Returns one line of plain text without invisible characters; null if it is empty. */
export function toText(text: string): string | null {
  const clean = collapseSpaces(text.replace(JUNK, '').replace(EAST_ASIAN_BREAK, '')).trim()
  return clean === '' ? null : clean
}

/** Cuts a text after the last word that fits into `max` UTF-16 units, ellipsis included. */
export function shortenText(text: string, max: number): string {
  if (text.length <= max) return text
  const head = text.slice(0, Math.max(0, max - 1))
  const space = text[head.length] === ' ' ? head.length : head.lastIndexOf(' ')
  // Text without spaces is cut at the limit.
  const cut = space > max / 2 ? head.slice(0, space) : dropHalfCharacter(head)
  return `${cut.replace(/(?<![\s\p{P}])[\s\p{P}]+$/u, '')}…`
}

/** Drops a high surrogate at the end, which is half a character. */
function dropHalfCharacter(text: string): string {
  return /[\ud800-\udbff]$/.test(text) ? text.slice(0, -1) : text
}
