import type { Duplex } from 'node:stream'
import type { Redirect } from './result.js'
import type { Validators } from './validators.js'

/** Fetches a URL through the address guard. Stages have no other access to the network. */
export type Fetch = (url: URL, options: FetchOptions) => Promise<Fetched>

/** Connects to a URL's host and port, through `proxy` if given, after checking the host's IP address. */
export type Dial = (url: URL, signal: AbortSignal, proxy?: URL) => Promise<Duplex>

/** Signal and proxy of a request for which `robots.txt` has to be read first. */
export interface RobotsRequest {
  readonly signal: AbortSignal
  /** A caller's proxy, through which `robots.txt` is fetched as well. */
  readonly proxy?: URL | undefined
}

/**
 * Waits until the `robots.txt` of a URL's origin allows a request.
 * @throws LinkglassError `EROBOTS` if `robots.txt` forbids it, `EBUSY` if the wait would be too long
 */
export type EnterByRobots = (url: URL, request: RobotsRequest) => Promise<void>

export interface FetchOptions {
  /** Signal that aborts the request at the deadline or earlier. The fetch then throws the signal's reason. */
  readonly signal: AbortSignal
  /** Headers for the origin of the URL. On a redirect to another origin, only `accept-encoding: identity` is kept. */
  readonly headers?: Readonly<Record<string, string>>
  /** A caller's proxy to connect through. Its IP address is checked like that of any host. */
  readonly proxy?: URL | undefined
  /** Number of earlier tries, if the caller repeats failed requests. Else the fetch may repeat one. */
  readonly attempt?: number | undefined
  /** Validators of a cached copy. If the page has not changed since, the target answers without a body. */
  readonly validators?: Validators | undefined
  /** Maximum number of decoded bytes of the body. A longer body is cut, and `cutBy` returns `size`. */
  readonly maxBytes?: number
  /** Milliseconds after which a body that is still arriving is cut. By default, only the deadline cuts it. */
  readonly bodyTime?: number | undefined
  /** Called before each request, redirects included. If it throws, the fetch fails with that error. */
  readonly beforeHop?: (url: URL) => Promise<void>
}

/** Reason why a body was cut: too many bytes, too much time, or an error of the target. */
export type Cut = 'size' | 'time' | 'target'

export interface Fetched {
  /** URL of the response, after all redirects. */
  readonly url: URL
  readonly statusCode: number
  /** Headers by their names in lower case. Values of repeated headers are joined by `, `. */
  readonly headers: Readonly<Record<string, string>>
  readonly redirects: readonly Redirect[]
  /** Validators of this response, for a later conditional request. */
  readonly validators?: Validators | undefined
  /** True if the page has not changed since the given validators (304). The body is then empty. */
  readonly isNotModified?: boolean
  /** Decoded bytes, cut at `maxBytes`. They must be read to the end or cancelled. */
  readonly body: AsyncIterable<Uint8Array>
  /** Returns the reason why the body was cut, or `undefined`. Call it after reading the body. */
  readonly cutBy: () => Cut | undefined
  /** Drops the unread part of the body. May be called at any time, and more than once. */
  readonly cancel: () => void
}
