import type { FunctionOutcome } from './caller-function.js'
import { LinkglassError } from './errors.js'
import type { Redirect, Value, Warning } from './result.js'

/** An image file that was made. */
export interface Screenshot {
  readonly bytes: Uint8Array
  readonly type: 'png' | 'jpg' | 'webp'
  /** Pixels. */
  readonly width: number
  readonly height: number
}

/** A PDF file that was printed, or the target itself. */
export interface PrintedPage {
  readonly bytes: Uint8Array
  readonly type: 'pdf'
}

/** Value of a rule's code that ran in the page, or its error. */
export type Evaluated = { readonly value: Value } | { readonly error: string }

/** Traces that a page's scripts left behind. */
export interface PageTraces {
  /** Names of the cookies. */
  readonly cookies: readonly string[]
  /** Names of the global variables that were found, of those asked for. */
  readonly globals: readonly string[]
}

/** Facts of the main document's response. */
export interface MainDocument {
  readonly url: URL
  readonly statusCode: number
  readonly headers: Readonly<Record<string, string>>
  readonly redirects: readonly Redirect[]
}

/** Result of a visit; status, headers and redirects are those of the main document. */
export interface VisitResult extends MainDocument {
  /** HTML of the elements at the end of the visit; `undefined` when not wanted. */
  readonly html: string | undefined
  readonly screenshot: Screenshot | undefined
  readonly pdf: PrintedPage | undefined
  /** Outcomes of the code of rules, by its source. */
  readonly evaluated: ReadonlyMap<string, Evaluated>
  readonly outcome: FunctionOutcome | undefined
  readonly traces: PageTraces | undefined
  /** Warnings of steps that failed. */
  readonly warnings: readonly Warning[]
}

/** Error for an address that leads to a file, which no browser opens as a page. */
export class NoPage extends LinkglassError {
  constructor(cause?: unknown) {
    const text = 'The target is not a page that a browser shows.'
    super('EFATAL', text, { data: { url: text }, cause })
  }
}

/** Error for a browser that does not start; the reason is for the operator, not for callers. */
export class BrowserNotStarted extends LinkglassError {
  readonly reason: string

  constructor(reason: string, cause: unknown = new Error(reason)) {
    const text = 'The service’s browser could not be started. Its log says why; try again later.'
    super('EFATAL', text, { cause })
    this.reason = reason
  }
}

export function createPdfTooLargeError(why: string, cause?: unknown): LinkglassError {
  const text = `The PDF ${why}.`
  const advice = 'Ask for fewer pages with `pageRanges`, or for a larger sheet.'
  return new LinkglassError('EPDFTOOLARGE', `${text} ${advice}`, { data: { pdf: text }, cause })
}
