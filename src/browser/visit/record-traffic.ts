import type { BrowserContext, Request } from 'playwright-core'
import type { PageExchange, PageRequest, PageResponse } from '../../contracts/visit-ways.js'

/**
 * Listens to all requests of a context: those of frames and workers, too. Returns a function that gives them in
 * their order.
 */
export function recordTraffic(context: BrowserContext): () => Promise<readonly PageExchange[]> {
  const exchanges = new Map<Request, { request: PageRequest; ended?: Promise<Outcome> }>()
  context.on('request', (request) => {
    if (/^https?:/.test(request.url())) exchanges.set(request, { request: toPageRequest(request) })
  })
  context.on('requestfinished', (request) => {
    const exchange = exchanges.get(request)
    // The body is read at once, since the browser forgets it with the document.
    if (exchange) exchange.ended = readResponse(request)
  })
  context.on('requestfailed', (request) => {
    const exchange = exchanges.get(request)
    const failure = request.failure()?.errorText ?? 'it failed'
    if (exchange) exchange.ended = Promise.resolve({ failure })
  })
  return () =>
    Promise.all(
      [...exchanges.values()].map(async ({ request, ended }) => ({ request, ...(await ended) })),
    )
}

type Outcome = Omit<PageExchange, 'request'>

function toPageRequest(request: Request): PageRequest {
  return {
    url: request.url().replace(/#.*$/s, ''),
    method: request.method(),
    headers: request.headers(),
    body: request.postDataBuffer() ?? EMPTY,
    at: new Date(),
    resourceType: request.resourceType(),
  }
}

const EMPTY = Buffer.alloc(0)

async function readResponse(request: Request): Promise<Outcome> {
  const response = await request.response().catch(() => null)
  if (!response) return { failure: 'it has no response' }
  const statusCode = response.status()
  const lines = await response.headersArray().catch(() => [])
  const headers: PageResponse['headers'] = lines.length > 0 ? join(lines) : response.headers()
  const hasBody = !(isRedirect(statusCode) || request.method() === 'HEAD')
  const body = hasBody ? await response.body().catch(() => undefined) : EMPTY
  const isCut = body === undefined
  return { response: { statusCode, headers, body: body ?? EMPTY, ...(isCut && { isCut }) } }
}

function join(
  lines: readonly { name: string; value: string }[],
): Record<string, string | string[]> {
  const joined: Record<string, string | string[]> = {}
  for (const { name: written, value } of lines) {
    const name = written.toLowerCase()
    const before = joined[name]
    if (name === 'set-cookie') joined[name] = [...(before ?? []), value]
    else joined[name] = typeof before === 'string' ? `${before}, ${value}` : value
  }
  return joined
}

function isRedirect(statusCode: number): boolean {
  return statusCode >= 300 && statusCode < 400
}
