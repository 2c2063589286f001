import type { Fetched } from '../core/http.js'
import type { Query } from '../core/query.js'
import type { ScreenshotOptions } from '../core/visit.js'
import type { Visited, VisitRequest } from '../core/visited.js'
import { signalIndex } from '../technologies/index.js'

/** Of the time for a request, what is kept for reading and answering after the visit. */
const RESERVE = 0.1
const MAX_RESERVE = 2_000

/** The visit that a query asks for. */
export function visitOf(
  query: Query,
  started: number,
  wanted: { readonly html: boolean; readonly screenshot: ScreenshotOptions | undefined },
): VisitRequest {
  const { url, steering, headers, proxy, retry, insights } = query
  const globals = insights?.technologies ? [...signalIndex().globals] : undefined
  return {
    ...{ url, steering, headers, proxy, retry, globals },
    ...wanted,
    timeout: timeLeft(query, started),
  }
}

/** Milliseconds that the browser may take. */
export function timeLeft({ timeout }: Query, started: number): number {
  const left = started + timeout - performance.now()
  return Math.max(1, left - Math.min(timeout * RESERVE, MAX_RESERVE))
}

/** What the browser rendered, in the form in which a page is fetched. */
export function renderedPage({ url, statusCode, headers, redirects, html = '' }: Visited): Fetched {
  return {
    url,
    statusCode,
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8', 'content-length': '' },
    redirects,
    body: chunks(Buffer.from(html)),
    truncated: () => false,
    brokenOff: () => false,
    cancel: () => undefined,
  }
}

const CHUNK = 65_536

async function* chunks(bytes: Buffer): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += CHUNK) yield bytes.subarray(at, at + CHUNK)
}
