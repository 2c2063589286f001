import type { Fetched } from '../../contracts/http.js'
import type { VisitResult } from '../../contracts/visit-result.js'
import { splitIntoChunks } from '../../lib/net/body.js'
import type { Query, VisitRequest } from '../../params/index.js'
import { loadTechnologies } from '../../technologies/index.js'
import { getTimeLeft } from '../time-left.js'

export type VisitPurpose = Pick<VisitRequest, 'html' | 'screenshot' | 'pdf' | 'run' | 'evaluate'>

export const HTML_ONLY: VisitPurpose = {
  html: true,
  screenshot: undefined,
  pdf: undefined,
  run: undefined,
  evaluate: [],
}

export async function createVisitRequest(query: Query, started: number, purpose: VisitPurpose) {
  const { url, browserOptions, headers, proxy, retry, insights } = query
  const technologies = insights?.technologies ? await loadTechnologies() : undefined
  const globals = technologies && [...technologies.getSignalIndex().globals]
  const timeout = getTimeLeft(query, started)
  return { url, browserOptions, headers, proxy, retry, globals, ...purpose, timeout }
}

export function toFetchedPage(visit: VisitResult): Fetched {
  const { url, statusCode, headers, redirects, html = '' } = visit
  return {
    url,
    statusCode,
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8', 'content-length': '' },
    redirects,
    body: splitIntoChunks(Buffer.from(html)),
    cutBy: () => undefined,
    cancel: () => undefined,
  }
}
