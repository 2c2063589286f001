import type { IncomingHttpHeaders } from 'node:http'
import type { FetchOptions } from './http.js'

export interface GetRequest extends Pick<FetchOptions, 'signal' | 'attempt' | 'proxy'> {
  readonly url: URL
  readonly headers: Record<string, string>
  /** Maximum number of bytes of the body as it is sent, before decompression. */
  readonly maxBytes: number
}

export interface ResponseHead {
  readonly statusCode: number
  readonly headers: Readonly<IncomingHttpHeaders>
}

/** A response whose head has arrived, and whose body is still to be read. */
export interface Exchange extends ResponseHead {
  /** The body as it is sent: still compressed, but without the framing of chunked transfer. */
  readonly incoming: AsyncIterable<Uint8Array>
  /**
   * Returns the connection to its pool, or closes it.
   * @param reusable true if the whole body has been read
   */
  readonly release: (reusable: boolean) => void
  /** Drops the unread rest of the body, and releases the connection. */
  readonly leave: () => Promise<void>
}

/** Error code if a captured body is incomplete because a time limit cut it. */
export const TOO_LATE = 'LINKGLASS_TOO_LATE'

/** Sends one GET and waits for the response's head. To record or replay captures, another function is used. */
export type SendGet = (request: GetRequest) => Promise<Exchange>
