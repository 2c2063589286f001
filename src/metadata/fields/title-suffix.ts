import { toText } from '../../values/index.js'
import type { PageView, RawMatch } from '../page-view.js'
import { ownHeadings } from './own-headings.js'
import { lettersOnly, spellsHost } from './site-name.js'

/** Marks that set a site's name off at the end of a title. */
const MARK = /\s(?:[|\-–—·•»›]|\/\/)\s|(?<!\s)\s?[|｜]\s?/gu
/** The mark that seldom stands in a title itself. */
const BAR = /[|｜]/

/** Longer endings say more than a name, in characters. */
const MAX_NAME = 60

/**
 * Reads the end of `<title>` as the site's name: `Why bread rises | The Crumb`. Where the page has a
 * main heading, it must be what stands before; without one only a bar sets a name off.
 */
export function titleSuffix(page: PageView): RawMatch[] {
  const title = toText(page.signals.title) ?? ''
  const marks = [...title.matchAll(MARK)]
  const first = marks.find(({ index }) => isTitle(title.slice(0, index), page))
  if (!first) return []
  // The site stands last of all that is set off alike: `… | Politics | The Crumb`.
  const last = marks.findLast(({ 0: mark }) => mark.trim() === first[0].trim()) ?? first
  if (page.url.pathname === '/' || !isNamed(page, last[0])) return []
  const suffix = title.slice(last.index + last[0].length).trim()
  if (suffix.length > MAX_NAME || !/\p{L}{2}/u.test(suffix)) return []
  return [{ raw: hostWordsIn(suffix, page) ?? suffix, at: page.signals.titleAt }]
}

function mainHeadings(page: PageView): readonly string[] {
  return ownHeadings(page)
    .filter(({ level, letters }) => level === 1 && letters !== '')
    .map(({ letters }) => letters)
}

function isTitle(before: string, page: PageView): boolean {
  const letters = lettersOnly(before)
  const headings = mainHeadings(page)
  return headings.length === 0 || headings.some((heading) => letters.startsWith(heading))
}

function isNamed(page: PageView, mark: string): boolean {
  return BAR.test(mark) || mainHeadings(page).length > 0
}

/** The words that the host spells, of a name with more around it: `Tabletop, recipes for all`. */
function hostWordsIn(suffix: string, { url }: PageView): string | undefined {
  const words = suffix.match(/[\p{L}\p{M}\p{N}.&'’-]+/gu) ?? []
  for (const [from] of words.entries()) {
    for (let to = from + 1; to <= Math.min(words.length, from + MAX_WORDS); to++) {
      const name = words.slice(from, to).join(' ')
      if (spellsHost(lettersOnly(name), url)) return name
    }
  }
  return undefined
}

/** Words that a host's name is made of, at most. */
const MAX_WORDS = 6
