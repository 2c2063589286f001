import { type Heading, INSIDE } from '../../page/index.js'
import { toText } from '../../values/index.js'
import type { PageView } from '../page-view.js'
import { isSiteName, lettersOnly } from './site-name.js'
import { type Span, spansIn } from './title-parts.js'

/** A heading that may be the page's title. */
export interface OwnHeading extends Heading {
  readonly letters: string
}

/** Headings that belong to something else than the page. */
const ELSEWHERE = INSIDE.related | INSIDE.comments | INSIDE.nav | INSIDE.footer

/** The page's own headings, in its order: neither those of other things nor the site's name. */
export function ownHeadings(page: PageView): readonly OwnHeading[] {
  return page.once('own headings', () => {
    const own = page.signals.headings
      .filter(({ inside }) => (inside & ELSEWHERE) === 0)
      .map((heading) => ({ ...heading, letters: lettersOnly(heading.text) }))
      .filter(({ letters }) => !isSiteName(letters, page))
    return withoutRunningHead(own, toText(page.signals.title) ?? '')
  })
}

/**
 * Without what stands above every page of a book or a forum: `<title>` ends with it, `Chapter 2 |
 * Lamps`, and begins with the heading that follows.
 */
function withoutRunningHead(own: readonly OwnHeading[], title: string): readonly OwnHeading[] {
  const spans = spansIn(
    title,
    own.map(({ letters }) => letters),
  )
  return own.filter((_, index) => !(isBehind(spans[index]) && spans[index + 1]?.start === 0))
}

function isBehind(span: Span | undefined): boolean {
  return span !== undefined && span.start > 0
}
