import type { PageView, RawMatch } from '../page-view.js'
import { pathSegments } from '../path-segments.js'
import { type OwnHeading, ownHeadings } from './own-headings.js'
import { lettersOnly } from './site-name.js'
import { BETWEEN_WORDS } from './title-parts.js'

/** Shorter parts of an address may be a heading by chance, in letters. */
const LETTERS = 6

/** What begins alike for so many letters is the same, though the address or the heading was cut. */
const ALIKE = 20

/** Segments of the path that are looked at, from its end. */
const SEGMENTS = 8

/** Shorter words may stand in any title, in letters. */
const WORD = 4

/**
 * The main heading that a part of the address spells, where `<title>` has no word of that part:
 * such a title says what the site is, above all of its pages.
 */
export function spelledByAddress(page: PageView): RawMatch[] {
  const title = new Set(longWords(page.signals.title))
  const parts = pathSegments(page.url)
    .slice(-SEGMENTS)
    .map((segment) => segment.replace(/\.\w{2,5}$/, ''))
    .filter((part) => !longWords(part).some((word) => title.has(word)))
    .map(lettersOnly)
    .filter((letters) => letters.length >= LETTERS)
  return ownHeadings(page)
    .filter((heading) => heading.level === 1 && parts.some((part) => isSpelled(heading, part)))
    .map(({ text, at }) => ({ raw: text, at }))
}

function isSpelled({ letters }: OwnHeading, part: string): boolean {
  if (letters === part) return true
  const [shorter, longer] = letters.length < part.length ? [letters, part] : [part, letters]
  return shorter.length >= ALIKE && longer.startsWith(shorter)
}

function longWords(text: string): string[] {
  const words = text.split(BETWEEN_WORDS).map(lettersOnly)
  return words.filter((word) => word.length >= WORD)
}
