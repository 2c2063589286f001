import type { CallContext } from '../contracts/call-context.js'
import type { RunOnPage } from '../contracts/caller-function.js'
import type { VisitResult } from '../contracts/visit-result.js'
import type { LighthouseOptions } from './declarations/lighthouse-parameter.js'
import type { Query } from './query.js'

export interface VisitRequest
  extends Pick<
    Query,
    'url' | 'browserOptions' | 'headers' | 'proxy' | 'screenshot' | 'pdf' | 'timeout' | 'retry'
  > {
  readonly html: boolean
  /** Runs a caller's function on the page, before anything is read from the page. */
  readonly run: RunOnPage | undefined
  /** Code of the caller's rules, to run in the page. */
  readonly evaluate: readonly string[]
  /** Global variables to look for in the page, or `undefined` if its technologies were not asked for. */
  readonly globals: readonly string[] | undefined
}

/** Opens a page in the browser. All of the page's requests pass the address guard. */
export type Visit = (request: VisitRequest, call: CallContext) => Promise<VisitResult>

/** Returns the report of Lighthouse as text, in the wanted format. */
export type MeasurePage = (
  request: Pick<Query, 'url' | 'proxy' | 'timeout'> & { readonly options: LighthouseOptions },
  call: CallContext,
) => Promise<string>
