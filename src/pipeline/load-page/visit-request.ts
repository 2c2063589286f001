import type { Fetched } from '../../contracts/http.js'
import type { Query } from '../../contracts/query.js'
import { inPageRules } from '../../contracts/rules.js'
import type { VisitRequest, VisitResult } from '../../contracts/visit-result.js'
import { inChunks } from '../../lib/net/body.js'
import { loadTechnologies } from '../../technologies/index.js'

/** The share of a request's time that is kept for reading and answering after the visit. */
const RESERVE = 0.1
const MAX_RESERVE = 2_000

/** What a page is opened for. */
export type WantedOfVisit = Pick<VisitRequest, 'html' | 'screenshot' | 'pdf' | 'run' | 'evaluate'>

/** Nothing but the page itself. */
export const HTML_ONLY: WantedOfVisit = {
  html: true,
  screenshot: undefined,
  pdf: undefined,
  run: undefined,
  evaluate: [],
}

/** Code of rules that runs in the page: not where the markup is to come from a plain fetch. */
export function pageCode({ prerender, rules }: Query): string[] {
  if (prerender === false) return []
  return [...new Set(inPageRules(rules).flatMap(({ evaluate }) => evaluate ?? []))]
}

/** The visit that a query asks for. */
export async function visitOf(
  query: Query,
  started: number,
  wanted: WantedOfVisit,
): Promise<VisitRequest> {
  const { url, browserOptions, headers, proxy, retry, insights } = query
  const globals = insights?.technologies ? await knownGlobals() : undefined
  return {
    ...{ url, browserOptions, headers, proxy, retry, globals },
    ...wanted,
    timeout: timeLeft(query, started),
  }
}

/** Variables by which pages tell what they are made with. */
async function knownGlobals(): Promise<string[]> {
  const { signalIndex } = await loadTechnologies()
  return [...signalIndex().globals]
}

/** Milliseconds that the browser may take. */
export function timeLeft({ timeout }: Query, started: number): number {
  const left = started + timeout - performance.now()
  return Math.max(1, left - Math.min(timeout * RESERVE, MAX_RESERVE))
}

/** What the browser rendered, in the form in which a page is fetched. */
export function renderedPage({
  url,
  statusCode,
  headers,
  redirects,
  html = '',
}: VisitResult): Fetched {
  return {
    url,
    statusCode,
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8', 'content-length': '' },
    redirects,
    body: inChunks(Buffer.from(html)),
    cutBy: () => undefined,
    cancel: () => undefined,
  }
}
