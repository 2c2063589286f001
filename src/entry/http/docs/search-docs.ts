import { renderWithPageList } from './docs-layout.js'
import type { DocsPage } from './docs-page.js'
import { parseSections, renderHits, type Section } from './docs-sections.js'

/** Characters of a question that are shown in the field of the search. */
const MAX_SHOWN = 100

/** Renders the sections that contain every word. */
export function renderSearchPage(pages: readonly DocsPage[], asked: string): string {
  const html = renderHits(findSections(pages), asked)
  return renderWithPageList(pages, 'Search', html, asked.slice(0, MAX_SHOWN))
}

/** Caches the sections of the served pages. */
const sections = new WeakMap<readonly DocsPage[], readonly Section[]>()

function findSections(pages: readonly DocsPage[]): readonly Section[] {
  const known = sections.get(pages) ?? pages.flatMap(parseSections)
  sections.set(pages, known)
  return known
}
