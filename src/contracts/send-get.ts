import type { IncomingHttpHeaders } from 'node:http'
import type { FetchOptions } from './http.js'

export interface GetRequest extends Pick<FetchOptions, 'signal' | 'attempt' | 'proxy'> {
  readonly url: URL
  readonly headers: Record<string, string>
  /** Bytes of the encoded body at most. */
  readonly maxBytes: number
}

export interface ResponseHead {
  readonly statusCode: number
  readonly headers: Readonly<IncomingHttpHeaders>
}

/** A response whose body is still to come. */
export interface Exchange extends ResponseHead {
  /** The body as it comes over the wire, without the frames of chunks. */
  readonly incoming: AsyncIterable<Uint8Array>
  /**
   * Gives the connection back.
   * @param reusable true if all of the body has been read
   */
  readonly release: (reusable: boolean) => void
  /** Drops the unread rest of the body. */
  readonly leave: () => Promise<void>
}

/** Error code of a replayed body that came too late when it was captured. */
export const TOO_LATE = 'LINKGLASS_TOO_LATE'

/** Sends one GET and waits for the head; recorders and replays stand in its place. */
export type SendGet = (request: GetRequest) => Promise<Exchange>
