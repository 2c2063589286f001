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

/** A response as the page got it: its body is decoded, whatever its head says. */
export interface PageResponse extends ResponseHead {
  readonly body: Uint8Array
  /** True if the browser had not the whole body any more. */
  readonly isCut?: boolean
}

/** A request of a page, and what came: nothing if it failed, or was under way to the end. */
export interface PageExchange {
  readonly request: PageRequest
  readonly response?: PageResponse | undefined
  /** The browser's reason. */
  readonly failure?: string | undefined
}

/** Makes a visit that can be repeated. */
export interface VisitTape {
  /** Seed of the numbers that `Math.random` gives. */
  readonly seed: number
  /** The page's time at its start, in milliseconds since the epoch; that of this machine if `undefined`. */
  readonly time: number | undefined
  /** Called at the end of the visit, also of one that fails. */
  readonly record?: (exchanges: readonly PageExchange[]) => void
  /** Finds the head of a captured response; with it, certificates are not checked. */
  readonly findHead?: (url: string) => ResponseHead['headers'] | undefined
}

export interface VisitWays {
  readonly dial: Dial
  readonly fetch: Fetch
  readonly check: (url: URL, signal: AbortSignal) => Promise<void>
  readonly tape?: VisitTape | undefined
}
