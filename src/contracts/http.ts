import type { Duplex } from 'node:stream'
import type { Redirect } from './result.js'
import type { Validators } from './validators.js'

/** Fetches a URL, after checking that its host's IP address is allowed. */
export type Fetch = (url: URL, options: FetchOptions) => Promise<Fetched>

/** Connects to a URL's host after checking its IP address. Uses `proxy` if given. */
export type Dial = (url: URL, signal: AbortSignal, proxy?: URL) => Promise<Duplex>

/** Request for which `robots.txt` has to be read first. */
export interface RobotsRequest {
  readonly signal: AbortSignal
  /** A caller's proxy. It is used for `robots.txt` as well. */
  readonly proxy?: URL | undefined
}

/**
 * Waits until `robots.txt` allows a request.
 * @throws LinkglassError `EROBOTS` if forbidden, `EBUSY` if the wait would be too long
 */
export type EnterByRobots = (url: URL, request: RobotsRequest) => Promise<void>

export interface FetchOptions {
  /** Aborts the request. The fetch then throws the signal's reason. */
  readonly signal: AbortSignal
  /** Headers for the URL's origin. Other origins get only `accept-encoding: identity`. */
  readonly headers?: Readonly<Record<string, string>>
  /** A caller's proxy. Its IP address is checked like any host's. */
  readonly proxy?: URL | undefined
  /** Number of tries that the caller has already made. If absent, the fetch itself may retry. */
  readonly attempt?: number | undefined
  /** Validators of a cached copy, for a conditional request. */
  readonly validators?: Validators | undefined
  /** Mode of the Fetch standard. `manual` returns the redirect itself, `error` throws `EMAXREDIRECTS`. */
  readonly redirect?: 'follow' | 'manual' | 'error' | undefined
  /** Maximum number of decoded bytes. A longer body is cut. */
  readonly maxBytes?: number
  /** Milliseconds after the start at which an unfinished body is cut. */
  readonly bodyTime?: number | undefined
  /** Called before the first request and before each redirect. If it throws, the fetch ends. */
  readonly beforeHop?: (url: URL) => Promise<void>
}

/** Reason why a body was cut. `target` means that the target broke off or encoded it wrongly. */
export type Cut = 'size' | 'time' | 'target'

export interface Fetched {
  /** URL of the response, after all redirects. */
  readonly url: URL
  readonly statusCode: number
  /** Headers by lowercase name. Repeated values are joined by `, `. */
  readonly headers: Readonly<Record<string, string>>
  readonly redirects: readonly Redirect[]
  /** Validators of this response, for a later conditional request. */
  readonly validators?: Validators | undefined
  /** True for status 304: the page is unchanged, the body empty. */
  readonly isNotModified?: boolean
  /** Decoded bytes, cut at `maxBytes`. The caller must read all of them or call `cancel`. */
  readonly body: AsyncIterable<Uint8Array>
  /** Returns why the body was cut, if it was. To be called after reading the body. */
  readonly cutBy: () => Cut | undefined
  /** Drops the unread part of the body. May be called repeatedly. */
  readonly cancel: () => void
}
