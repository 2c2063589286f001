import type { Dial, Fetch } from './http.js'
import type { ResponseHead } from './send-get.js'

export interface PageRequest {
  /** Without its fragment. */
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
  readonly at: Date
  /** `document`, `script`, `image` and the like. */
  readonly resourceType: string
}

/** A response as the page got it, with a decoded body. */
export interface PageResponse extends ResponseHead {
  readonly body: Uint8Array
  /** True if the browser no longer had the whole body. */
  readonly isCut?: boolean
}

/** A request of a page and its response; none if it failed, or did not end. */
export interface PageExchange {
  readonly request: PageRequest
  readonly response?: PageResponse | undefined
  /** The browser's reason. */
  readonly failure?: string | undefined
}

/** Settings that make a visit repeatable, and its recorder. */
export interface VisitTape {
  /** Seed of the numbers that `Math.random` gives. */
  readonly seed: number
  /** Time of the page's clock at the start, in milliseconds since the epoch; by default this machine's. */
  readonly time: number | undefined
  /** Called at the end of the visit, also of one that fails. */
  readonly record?: (exchanges: readonly PageExchange[]) => void
  /** Finds the head of a captured response; if given, certificates are not checked. */
  readonly findHead?: (url: string) => ResponseHead['headers'] | undefined
}

export interface VisitWays {
  readonly dial: Dial
  readonly fetch: Fetch
  readonly check: (url: URL, signal: AbortSignal) => Promise<void>
  readonly tape?: VisitTape | undefined
}
