import type { CallContext } from '../contracts/call-context.js'
import type { RunOnPage } from '../contracts/caller-function.js'
import type { VisitResult } from '../contracts/visit-result.js'
import type { LighthouseOptions } from './declarations/lighthouse-parameter.js'
import type { Query } from './query.js'

type VisitParts =
  | 'url'
  | 'browserOptions'
  | 'headers'
  | 'proxy'
  | 'screenshot'
  | 'pdf'
  | 'timeout'
  | 'retry'

/** A page to open in a browser, and what to make of it. */
export interface VisitRequest extends Pick<Query, VisitParts> {
  /** True if the page's HTML is wanted. */
  readonly html: boolean
  /** A caller's function to run on the page, before anything is read of it. */
  readonly run: RunOnPage | undefined
  /** Callers' code of rules, to be run in the page. */
  readonly evaluate: readonly string[]
  /** Variables to look for in the page; `undefined` if its technologies are not wanted. */
  readonly globals: readonly string[] | undefined
}

/** Opens a page in the browser, whose whole traffic passes the address guard. */
export type Visit = (request: VisitRequest, call: CallContext) => Promise<VisitResult>

export interface MeasureRequest extends Pick<Query, 'url' | 'proxy' | 'timeout'> {
  readonly options: LighthouseOptions
}

/** Measures a page; returns the report as text, in the form that was asked for. */
export type MeasurePage = (request: MeasureRequest, call: CallContext) => Promise<string>
