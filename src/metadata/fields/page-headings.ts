import { type Heading, INSIDE } from '../../page/index.js'
import { cleanText } from '../../values/index.js'
import type { PageView } from '../page-view.js'
import { spellsSiteName, toLetters } from './site-name.js'
import { findSpans } from './title-parts.js'

export interface PageHeading extends Heading {
  readonly letters: string
}

const ELSEWHERE = INSIDE.related | INSIDE.comments | INSIDE.nav | INSIDE.footer

/** Finds the page's own headings. Leaves out headings that only name the site. */
export function findPageHeadings(page: PageView): readonly PageHeading[] {
  return page.memoize('own headings', () => {
    const own = page.signals.headings
      .filter(({ inside }) => (inside & ELSEWHERE) === 0)
      .map((heading) => ({ ...heading, letters: toLetters(heading.text) }))
      .filter(({ letters }) => !spellsSiteName(letters, page))
    return dropRunningHeads(own, cleanText(page.signals.title) ?? '')
  })
}

export function findMainHeadings(page: PageView): readonly PageHeading[] {
  return findPageHeadings(page).filter(({ level, letters }) => level === 1 && letters !== '')
}

/** Drops headings that name the book or forum, such as `Lamps` above `Chapter 2`. */
function dropRunningHeads(own: readonly PageHeading[], title: string): readonly PageHeading[] {
  const spans = findSpans(
    title,
    own.map(({ letters }) => letters),
  )
  return own.filter(
    (_, index) => !((spans[index]?.start ?? 0) > 0 && spans[index + 1]?.start === 0),
  )
}
