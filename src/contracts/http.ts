import type { Duplex } from 'node:stream'
import type { Redirect } from './result.js'
import type { Validators } from './validators.js'

/** Fetches a URL, through the guard: stages are given this function and have no other network. */
export type Fetch = (url: URL, options: FetchOptions) => Promise<Fetched>

/** Opens a checked connection to the host and port of a URL, through `proxy` if one is given. */
export type Dial = (url: URL, signal: AbortSignal, proxy?: URL) => Promise<Duplex>

/** Signal and proxy of the request that `robots.txt` is read for. */
export interface RobotsRequest {
  readonly signal: AbortSignal
  /** A caller's proxy, by which the file is fetched, too. */
  readonly proxy?: URL | undefined
}

/**
 * Waits until the `robots.txt` of an origin allows a request.
 * @throws LinkglassError `EROBOTS` if it refuses, `EBUSY` if our turn is too far away
 */
export type EnterByRobots = (url: URL, request: RobotsRequest) => Promise<void>

export interface FetchOptions {
  /** Signal of the request's deadline, whose reason is thrown. */
  readonly signal: AbortSignal
  /** Headers for the first origin only; `accept-encoding` may only be `identity`, for every hop. */
  readonly headers?: Readonly<Record<string, string>>
  /** A caller's proxy to connect through; its address is checked like any other. */
  readonly proxy?: URL | undefined
  /** Number of the caller's try, from 0; without it, a request on a stale connection is repeated. */
  readonly attempt?: number | undefined
  /** Validators of a copy: the page is asked for only if it has changed. */
  readonly validators?: Validators | undefined
  /** Decoded bytes of the body at most; `cutBy` tells if more came. */
  readonly maxBytes?: number
  /** Milliseconds until a body that has begun is cut; without it only the deadline ends it. */
  readonly bodyTime?: number | undefined
  /** Called before each request, redirects included; an error of it ends the fetch. */
  readonly beforeHop?: (url: URL) => Promise<void>
}

/** Reason for a cut: too many bytes, too much time, or a fault of the target. */
export type Cut = 'size' | 'time' | 'target'

export interface Fetched {
  /** The final address. */
  readonly url: URL
  readonly statusCode: number
  /** Names in lower case; repeated headers joined by `, `. */
  readonly headers: Readonly<Record<string, string>>
  readonly redirects: readonly Redirect[]
  /** Validators of this answer, for a later conditional request. */
  readonly validators?: Validators
  /** True if the given validators still hold; then there is no body. */
  readonly isNotModified?: boolean
  /** Decoded bytes, cut at `maxBytes`; must be read to the end or cancelled. */
  readonly body: AsyncIterable<Uint8Array>
  /** Returns the limit that cut the body, once the body has been read. */
  readonly cutBy: () => Cut | undefined
  /** Drops the rest of the body; may be called at any time and repeatedly. */
  readonly cancel: () => void
}
