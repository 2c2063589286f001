import type { Fetched } from '../../contracts/http.js'
import type { VisitResult } from '../../contracts/visit-result.js'
import { splitIntoChunks } from '../../lib/net/body.js'
import type { Query, VisitRequest } from '../../params/index.js'
import { loadTechnologies } from '../../technologies/index.js'
import { getTimeLeft } from '../time-left.js'

type VisitPurpose = Pick<VisitRequest, 'html' | 'screenshot' | 'pdf' | 'run' | 'evaluate'>

/** Creates a request for what `purpose` names. The default is only the page's HTML. */
export async function createVisitRequest(
  query: Query,
  started: number,
  { html = true, screenshot, pdf, run, evaluate = [] }: Partial<VisitPurpose> = {},
) {
  const { url, browserOptions, headers, proxy, retry, insights } = query
  const technologies = insights?.technologies ? await loadTechnologies() : undefined
  const globals = technologies && [...technologies.getSignalIndex().globals]
  const timeout = getTimeLeft(query, started)
  const wanted = { html, screenshot, pdf, run, evaluate, globals }
  return { url, browserOptions, headers, proxy, retry, ...wanted, timeout }
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
