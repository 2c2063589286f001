import type { Fetched } from '../../contracts/http.js'
import type { MainDocument, VisitResult } from '../../contracts/visit-result.js'
import type { Markup } from '../../rules/sandbox/index.js'
import type { PageReading, ReadRequest } from '../read/index.js'

export interface PageSource
  extends Partial<Pick<VisitResult, 'screenshot' | 'pdf' | 'evaluated' | 'outcome' | 'traces'>>,
    Pick<VisitResult, 'warnings'> {
  /** `undefined` if the answer needs no page. */
  readonly page: Fetched | undefined
  readonly document: Omit<MainDocument, 'url'>
  readonly mode: 'fetch' | 'prerender'
  readonly markup?: Markup | undefined
  /** Reason for opening the page after a plain fetch. */
  readonly opened?: string
}

/** Page that was read, or described by its oEmbed provider. */
export interface LoadedPage {
  readonly request: ReadRequest
  readonly reading: PageReading
  readonly url: URL
  /** `undefined` if no page was fetched or opened. */
  readonly source?: PageSource
}

export type ReadPage = LoadedPage & { readonly source: PageSource }

export type FetchedSource = PageSource & { readonly page: Fetched }
