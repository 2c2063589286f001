import { readHtml, readLabels } from '../accuracy/corpus.js'
import { makePages } from './pages.js'

export interface SavedPage {
  readonly url: string
  readonly html: string
}

/** Maximum number of pages per round, since some contenders are slow. */
const SOME = 70

/** Returns decoded pages of a corpus, or generated pages. */
export function allPages(corpus?: string): SavedPage[] {
  if (corpus === undefined) return madePages()
  return readLabels(corpus).map((page) => ({ url: page.url, html: readHtml(corpus, page) }))
}

/** Some pages, from all parts of the corpus. */
export function somePages(corpus?: string): SavedPage[] {
  if (corpus === undefined) return madePages()
  const labels = readLabels(corpus)
  const picks = Math.min(SOME, labels.length)
  return Array.from(
    { length: picks },
    (_, index) => labels[Math.floor((index * labels.length) / picks)],
  )
    .filter((page) => page !== undefined)
    .map((page) => ({ url: page.url, html: readHtml(corpus, page) }))
}

function madePages(): SavedPage[] {
  return makePages(SOME).map(({ path, html }) => ({ url: `https://www.example${path}`, html }))
}
