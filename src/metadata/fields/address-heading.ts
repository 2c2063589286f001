import type { PageView, RawMatch } from '../page-view.js'
import { splitPath } from '../path-segments.js'
import { findPageHeadings, type PageHeading } from './page-headings.js'
import { toLetters } from './site-name.js'
import { BETWEEN_WORDS } from './title-parts.js'

/** Shorter parts of an address may match a heading by chance. */
const MIN_LETTERS = 6

/** Letters that must agree where the address or the heading was cut. */
const MIN_PREFIX = 20

const MAX_SEGMENTS = 8

const MIN_WORD_LETTERS = 4

/**
 * Finds the main heading that a part of the address spells, if `<title>` has no word of that part: such
 * a title describes the site on all of its pages.
 */
export function findSpelledByAddress(page: PageView): RawMatch[] {
  const title = new Set(findLongWords(page.signals.title))
  const parts = splitPath(page.url)
    .slice(-MAX_SEGMENTS)
    .map((segment) => segment.replace(/\.\w{2,5}$/, ''))
    .filter((part) => !findLongWords(part).some((word) => title.has(word)))
    .map(toLetters)
    .filter((letters) => letters.length >= MIN_LETTERS)
  return findPageHeadings(page)
    .filter((heading) => heading.level === 1 && parts.some((part) => isSpelled(heading, part)))
    .map(({ text, at }) => ({ raw: text, at }))
}

function isSpelled({ letters }: PageHeading, part: string): boolean {
  if (letters === part) return true
  const [shorter, longer] = letters.length < part.length ? [letters, part] : [part, letters]
  return shorter.length >= MIN_PREFIX && longer.startsWith(shorter)
}

function findLongWords(text: string): string[] {
  const words = text.split(BETWEEN_WORDS).map(toLetters)
  return words.filter((word) => word.length >= MIN_WORD_LETTERS)
}
