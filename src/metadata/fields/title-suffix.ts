import { toText } from '../../values/index.js'
import type { PageView, RawMatch } from '../page-view.js'
import { findPageHeadings } from './page-headings.js'
import { spellsHost, toLetters } from './site-name.js'
import { SEPARATOR, SUFFIX_MARK } from './title-separators.js'

const BAR = /[|｜]/

const MAX_NAME = 60

/**
 * Reads the end of `<title>` as the site's name: `Why bread rises | The Crumb`. Where the page has a
 * main heading, it must be what stands before; without one only a bar sets a name off.
 */
export function findTitleSuffix(page: PageView): RawMatch[] {
  const title = toText(page.signals.title) ?? ''
  const marks = [...title.matchAll(SEPARATOR)].filter(({ 0: mark }) => SUFFIX_MARK.test(mark))
  const first = marks.find(({ index }) => isTitle(title.slice(0, index), page))
  if (!first) return []
  // The site is last among several: `… | Politics | The Crumb`.
  const last = marks.findLast(({ 0: mark }) => mark.trim() === first[0].trim()) ?? first
  if (page.url.pathname === '/' || !isName(page, last[0])) return []
  const suffix = title.slice(last.index + last[0].length).trim()
  if (suffix.length > MAX_NAME || !/\p{L}{2}/u.test(suffix)) return []
  return [{ raw: findHostWords(suffix, page) ?? suffix, at: page.signals.titleAt }]
}

function findMainHeadings(page: PageView): readonly string[] {
  return findPageHeadings(page)
    .filter(({ level, letters }) => level === 1 && letters !== '')
    .map(({ letters }) => letters)
}

function isTitle(before: string, page: PageView): boolean {
  const letters = toLetters(before)
  const headings = findMainHeadings(page)
  return headings.length === 0 || headings.some((heading) => letters.startsWith(heading))
}

function isName(page: PageView, mark: string): boolean {
  return BAR.test(mark) || findMainHeadings(page).length > 0
}

/** Finds the words that the host spells in a name with more around it: `Tabletop, recipes for all`. */
function findHostWords(suffix: string, { url }: PageView): string | undefined {
  const words = suffix.match(/[\p{L}\p{M}\p{N}.&'’-]+/gu) ?? []
  for (const [from] of words.entries()) {
    for (let to = from + 1; to <= Math.min(words.length, from + MAX_WORDS); to++) {
      const name = words.slice(from, to).join(' ')
      if (spellsHost(toLetters(name), url)) return name
    }
  }
  return undefined
}

const MAX_WORDS = 6
