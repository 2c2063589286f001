import type { Fetched } from '../../contracts/http.js'
import type { MainDocument, VisitResult } from '../../contracts/visit-result.js'
import type { Markup } from '../../rules/sandbox/index.js'
import type { PageReading, ReadRequest } from '../read/index.js'

/** Result of fetching or opening the target. */
export interface PageSource
  extends Partial<Pick<VisitResult, 'screenshot' | 'pdf' | 'evaluated' | 'outcome' | 'traces'>>,
    Pick<VisitResult, 'warnings'> {
  /** The page to read; `undefined` when nothing of it was asked for. */
  readonly page: Fetched | undefined
  readonly document: Omit<MainDocument, 'url'>
  readonly mode: 'fetch' | 'prerender'
  /** The page's markup, where a caller's function reads it. */
  readonly markup?: Markup | undefined
  /** Reason for opening the page after a plain fetch. */
  readonly opened?: string
}

/** A page that was read, or a description of it by its provider. */
export interface LoadedPage {
  readonly request: ReadRequest
  readonly reading: PageReading
  readonly url: URL
  /** `undefined` for a page that could not be fetched. */
  readonly source?: PageSource
}

export type ReadPage = LoadedPage & { readonly source: PageSource }

export type FetchedSource = PageSource & { readonly page: Fetched }
