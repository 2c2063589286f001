import type { Turn } from './fair-queue.js'
import type { Redirect, Warning } from './result.js'
import type { ScreenshotOptions, Steering } from './visit.js'

/** What a page is opened in a browser for. */
export interface VisitRequest {
  readonly url: URL
  readonly steering: Steering
  /** Headers for the target's origin, names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** A caller's proxy to connect through. */
  readonly proxy: URL | undefined
  /** Whether the page's HTML is wanted. */
  readonly html: boolean
  readonly screenshot: ScreenshotOptions | undefined
  /** Variables to look for in the page; `undefined` when its traces are not wanted. */
  readonly globals: readonly string[] | undefined
  /** Milliseconds for all of it. */
  readonly timeout: number
  /** Further tries when the browser or the page's process dies. */
  readonly retry: number
}

/** An image file that was made. */
export interface Screenshot {
  readonly bytes: Buffer
  readonly type: 'png' | 'jpg'
  /** Pixels. */
  readonly width: number
  readonly height: number
}

/** What a page's scripts left behind. */
export interface PageTraces {
  /** Names. */
  readonly cookies: readonly string[]
  /** Of those to look for. */
  readonly globals: readonly string[]
}

/** What a visit brought home; status, headers and redirects are those of the main document. */
export interface Visited {
  readonly url: URL
  readonly statusCode: number
  readonly headers: Readonly<Record<string, string>>
  readonly redirects: readonly Redirect[]
  /** The elements as they stood in the end; `undefined` when not wanted. */
  readonly html: string | undefined
  readonly screenshot: Screenshot | undefined
  readonly traces: PageTraces | undefined
  /** Steps that missed. */
  readonly warnings: readonly Warning[]
}

/** Opens pages. Every method of reaching the network stands behind the guard. */
export type Visit = (request: VisitRequest, turn: Turn) => Promise<Visited>
