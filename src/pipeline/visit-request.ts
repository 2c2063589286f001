import type { Fetched } from '../core/http.js'
import type { Query } from '../core/query.js'
import type { Visited, VisitRequest } from '../core/visited.js'

/** Of the time for a request, what is kept for reading and answering after the visit. */
const RESERVE = 0.1
const MAX_RESERVE = 2_000

/** What a page is opened for. */
export type WantedOfVisit = Pick<VisitRequest, 'html' | 'screenshot' | 'pdf'>

/** Nothing but the page itself. */
export const HTML_ONLY: WantedOfVisit = { html: true, screenshot: undefined, pdf: undefined }

/** The visit that a query asks for. */
export function visitOf(query: Query, started: number, wanted: WantedOfVisit): VisitRequest {
  const { url, steering, headers, proxy, timeout, retry } = query
  const left = started + timeout - performance.now()
  const reserve = Math.min(timeout * RESERVE, MAX_RESERVE)
  return { url, steering, headers, proxy, retry, ...wanted, timeout: Math.max(1, left - reserve) }
}

/** What the browser rendered, in the form in which a page is fetched. */
export function renderedPage({ url, statusCode, headers, redirects, html = '' }: Visited): Fetched {
  return {
    url,
    statusCode,
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8', 'content-length': '' },
    redirects,
    body: inChunks(Buffer.from(html)),
    truncated: () => false,
    brokenOff: () => false,
    cancel: () => undefined,
  }
}

const CHUNK = 65_536

/** Bytes that are here as they arrive from elsewhere. */
export async function* inChunks(bytes: Buffer): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += CHUNK) yield bytes.subarray(at, at + CHUNK)
}
