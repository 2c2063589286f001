import type { FunctionOutcome } from '../../contracts/caller-function.js'
import type { Fetched } from '../../contracts/http.js'
import type { Warning } from '../../contracts/result.js'
import type {
  PageTraces,
  PrintedPage,
  Screenshot,
  VisitResult,
} from '../../contracts/visit-result.js'
import type { Markup } from '../../rules/sandbox/index.js'
import type { PageReading, ReadRequest } from '../read/index.js'

/** Result of fetching or opening the target. */
export interface PageSource {
  /** To be read; `undefined` when nothing of the page itself was asked for. */
  readonly page: Fetched | undefined
  /** Status, headers and redirects of the main document. */
  readonly document: Pick<Fetched, 'statusCode' | 'headers' | 'redirects'>
  readonly mode: 'fetch' | 'prerender'
  readonly screenshot?: Screenshot | undefined
  readonly pdf?: PrintedPage | undefined
  /** Results of rules' code in the page, by its source. */
  readonly evaluated?: VisitResult['evaluated'] | undefined
  /** Outcome of a caller's function that ran on the page. */
  readonly outcome?: FunctionOutcome | undefined
  /** The page's markup, where a caller's function reads it. */
  readonly markup?: Markup | undefined
  readonly traces?: PageTraces | undefined
  readonly warnings: readonly Warning[]
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

/** A page that came and was read. */
export type ReadPage = LoadedPage & { readonly source: PageSource }

/** A page that came by a plain fetch. */
export type FetchedSource = PageSource & { readonly page: Fetched }
