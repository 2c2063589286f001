import type { Fetched } from '../../contracts/http.js'
import type { MainDocument, VisitResult } from '../../contracts/visit-result.js'
import type { Markup } from '../../rules/sandbox/index.js'
import type { PageReading, ReadRequest } from '../read/index.js'

export interface PageSource
  extends Partial<Pick<VisitResult, 'screenshot' | 'pdf' | 'evaluated' | 'outcome' | 'traces'>>,
    Pick<VisitResult, 'warnings'> {
  /** Page to read, or `undefined` if the answer needs nothing from it. */
  readonly page: Fetched | undefined
  readonly document: Omit<MainDocument, 'url'>
  readonly mode: 'fetch' | 'prerender'
  readonly markup?: Markup | undefined
  /** Reason for which the page was opened in a browser after a plain fetch. */
  readonly opened?: string
}

/** Page that was read, or described by its oEmbed provider. */
export interface LoadedPage {
  readonly request: ReadRequest
  readonly reading: PageReading
  readonly url: URL
  /** Page as it was fetched or opened, or `undefined` if it could not be reached. */
  readonly source?: PageSource
}

export type ReadPage = LoadedPage & { readonly source: PageSource }

export type FetchedSource = PageSource & { readonly page: Fetched }
