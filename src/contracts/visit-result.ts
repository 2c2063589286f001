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

/** PDF of the printed page, or the target's own PDF. */
export interface PrintedPage {
  readonly bytes: Uint8Array
  readonly type: 'pdf'
}

/** Result or error of a rule's code that ran in the page. */
export type Evaluated = { readonly value: Value } | { readonly error: string }

/** Names of a page's cookies and global variables. Technologies are recognized by them. */
export interface PageTraces {
  readonly cookies: readonly string[]
  /** Requested global variables that the page has. */
  readonly globals: readonly string[]
}

export interface MainDocument {
  readonly url: URL
  readonly statusCode: number
  readonly headers: Readonly<Record<string, string>>
  readonly redirects: readonly Redirect[]
}

/** Result of a visit, with the main document's status and headers. */
export interface VisitResult extends MainDocument {
  /** HTML at the end of the visit, if asked for. */
  readonly html: string | undefined
  readonly screenshot: Screenshot | undefined
  readonly pdf: PrintedPage | undefined
  /** Outcome of each rule's code. The key is the code's source text. */
  readonly evaluated: ReadonlyMap<string, Evaluated>
  readonly outcome: FunctionOutcome | undefined
  readonly traces: PageTraces | undefined
  readonly warnings: readonly Warning[]
}

/** Error for a target that fails every visit in the same way. */
export class UnvisitablePage extends LinkglassError {
  constructor(text: string, cause?: unknown) {
    super('EFATAL', text, { data: { url: text }, cause })
  }
}

/** Error for a target that is a file which browsers do not show as a page. */
export class NoPage extends UnvisitablePage {
  constructor(cause?: unknown) {
    super('The target is not a page that a browser shows.', cause)
  }
}

/** Error for a browser that does not start. Callers never see `reason`. */
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
