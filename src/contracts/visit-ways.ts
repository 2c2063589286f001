import type { Dial, Fetch } from './http.js'
import type { ResponseHead } from './send-get.js'

export interface PageRequest {
  /** URL without its fragment. */
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
  readonly at: Date
  /** Type of what is requested: `document`, `script`, `image`, … */
  readonly resourceType: string
}

/** A response as the page got it, with a decoded body. */
export interface PageResponse extends ResponseHead {
  readonly body: Uint8Array
  /** True if the browser dropped at least part of the body. */
  readonly isCut?: boolean
}

/** Request of a page, with its response if any. */
export interface PageExchange {
  readonly request: PageRequest
  readonly response?: PageResponse | undefined
  /** Reason why the request failed, as the browser words it. */
  readonly failure?: string | undefined
}

/** Settings of a visit that is recorded or replayed. */
export interface VisitTape {
  /** Seed of `Math.random` in the page. */
  readonly seed: number
  /** Time at which the page's clock starts, in milliseconds since 1970. Default: now. */
  readonly time: number | undefined
  /** Called at the end of the visit with the page's requests, even if the visit failed. */
  readonly record?: (exchanges: readonly PageExchange[]) => void
  /** Finds a URL's captured headers. Only for replays: it turns off certificate checks. */
  readonly findHead?: (url: string) => ResponseHead['headers'] | undefined
}

export interface VisitWays {
  readonly dial: Dial
  readonly fetch: Fetch
  readonly check: (url: URL, signal: AbortSignal) => Promise<void>
  readonly tape?: VisitTape | undefined
}
