import type { FunctionOutcome } from './caller-function.js'
import { createFieldError, LinkglassError } from './errors.js'
import type { Redirect, Value, Warning } from './result.js'

export interface Screenshot {
  readonly bytes: Uint8Array
  readonly type: 'png' | 'jpg' | 'webp'
  /** Width in pixels. */
  readonly width: number
  readonly height: number
}

/** A PDF file: the printed page, or the target itself if it is a PDF file. */
export interface PrintedPage {
  readonly bytes: Uint8Array
  readonly type: 'pdf'
}

/** Value that a rule's code returned when it ran in the page, or its error. */
export type Evaluated = { readonly value: Value } | { readonly error: string }

/** Names of cookies and global variables in a page, by which technologies are recognized. */
export interface PageTraces {
  readonly cookies: readonly string[]
  /** Names of the requested global variables that exist in the page. */
  readonly globals: readonly string[]
}

export interface MainDocument {
  readonly url: URL
  readonly statusCode: number
  readonly headers: Readonly<Record<string, string>>
  readonly redirects: readonly Redirect[]
}

/** Result of a visit. Status, headers and redirects are those of the main document. */
export interface VisitResult extends MainDocument {
  /** HTML of the document at the end of the visit, or `undefined` if nobody asked for it. */
  readonly html: string | undefined
  readonly screenshot: Screenshot | undefined
  readonly pdf: PrintedPage | undefined
  /** Outcome of each rule's code, by its source text. */
  readonly evaluated: ReadonlyMap<string, Evaluated>
  readonly outcome: FunctionOutcome | undefined
  readonly traces: PageTraces | undefined
  readonly warnings: readonly Warning[]
}

/** Error for the URL of a file that browsers do not show as a page. */
export class NoPage extends LinkglassError {
  constructor(cause?: unknown) {
    const text = 'The target is not a page that a browser shows.'
    super('EFATAL', text, { data: { url: text }, cause })
  }
}

/** Error for a browser that does not start. The reason is for the operator, not for callers. */
export class BrowserNotStarted extends LinkglassError {
  readonly reason: string

  constructor(reason: string, cause: unknown = new Error(reason)) {
    const text = 'The service’s browser could not be started. Its log says why; try again later.'
    super('EFATAL', text, { cause })
    this.reason = reason
  }
}

export function createPdfTooLargeError(why: string, cause?: unknown): LinkglassError {
  const advice = 'Ask for fewer pages with `pageRanges`, or for a larger sheet.'
  return createFieldError('EPDFTOOLARGE', 'pdf', `The PDF ${why}.`, { advice, cause })
}
