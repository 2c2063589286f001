import type { PageView, RawMatch } from '../page-view.js'
import { findPageHeadings } from './page-headings.js'
import { toLetters } from './site-name.js'
import { BETWEEN_WORDS } from './title-parts.js'

/** Words of the heading that `<title>` has too, and their share. */
const MIN_WORDS = 2
const MIN_SHARE = 0.5

/**
 * Finds the page's only main heading if it says in other words what `<title>` says. A title that
 * contains the heading goes on behind it, or sets something off.
 */
export function findRewordedHeading(page: PageView): RawMatch[] {
  if (page.url.pathname === '/') return []
  const [only, ...more] = findPageHeadings(page).filter(
    ({ level, letters }) => level === 1 && letters !== '',
  )
  if (only === undefined || more.length > 0) return []
  const { title } = page.signals
  if (toLetters(title).includes(only.letters)) return []
  const words = findWords(only.text)
  const inTitle = new Set(findWords(title))
  const shared = words.filter((word) => inTitle.has(word)).length
  const isSame = shared >= MIN_WORDS && shared >= MIN_SHARE * words.length
  return isSame ? [{ raw: only.text, at: only.at }] : []
}

function findWords(text: string): string[] {
  return text
    .split(BETWEEN_WORDS)
    .map(toLetters)
    .filter((word) => word !== '')
}
