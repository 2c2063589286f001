import type { IncomingHttpHeaders } from 'node:http'
import type { FetchOptions } from './http.js'

export interface GetRequest extends Pick<FetchOptions, 'signal' | 'attempt' | 'proxy'> {
  readonly url: URL
  readonly headers: Record<string, string>
  /** Maximum number of bytes of the body before decompression. */
  readonly maxBytes: number
}

export interface ResponseHead {
  readonly statusCode: number
  readonly headers: Readonly<IncomingHttpHeaders>
}

/** Response whose head has arrived, but whose body is unread. */
export interface Exchange extends ResponseHead {
  /** Body as it was sent, maybe compressed, but without the framing of chunked transfer. */
  readonly incoming: AsyncIterable<Uint8Array>
  /** Releases the connection. `reusable` is true if the whole body was read. */
  readonly release: (reusable: boolean) => void
  /** Drops the unread body and releases the connection. */
  readonly leave: () => Promise<void>
}

/** Code of the error that ends a captured body which a time limit had cut. */
export const TOO_LATE = 'LINKGLASS_TOO_LATE'

/** Sends a GET request and waits for the response's head. */
export type SendGet = (request: GetRequest) => Promise<Exchange>
