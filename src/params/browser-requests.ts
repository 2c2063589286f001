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
  /** Runs the caller's function before the page is read. */
  readonly run: RunOnPage | undefined
  /** Code from the caller's rules that runs in the page. */
  readonly evaluate: readonly string[]
  /** Global variables to look for in the page, if its technologies are wanted. */
  readonly globals: readonly string[] | undefined
}

/** Opens a page in the browser. The address guard checks every request of the page. */
export type Visit = (request: VisitRequest, call: CallContext) => Promise<VisitResult>

/** Returns Lighthouse's report as text: JSON, HTML or CSV. */
export type MeasurePage = (
  request: Pick<Query, 'url' | 'proxy' | 'timeout'> & { readonly options: LighthouseOptions },
  call: CallContext,
) => Promise<string>
