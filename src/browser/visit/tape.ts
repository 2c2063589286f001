import type { BrowserContext, Request } from 'playwright-core'
import type { PageExchange, PageRequest, VisitTape } from '../../contracts/visit-ways.js'

/** Records requests with their outcomes. Returns a function that lists them. */
export function recordTraffic(context: BrowserContext): () => Promise<readonly PageExchange[]> {
  const exchanges = new Map<Request, { request: PageRequest; ended?: Promise<Outcome> }>()
  context.on('request', (request) => {
    if (/^https?:/.test(request.url())) exchanges.set(request, { request: toPageRequest(request) })
  })
  // Reads each body when its request ends, before the browser drops the document.
  const endBy = (read: (request: Request) => Promise<Outcome>) => (request: Request) => {
    const exchange = exchanges.get(request)
    if (exchange) exchange.ended = read(request)
  }
  context.on('requestfinished', endBy(readResponse)).on('requestfailed', endBy(readFailedRequest))
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

function isReceivedButNotShown(request: Request): boolean {
  if (!(request.isNavigationRequest() && request.existingResponse())) return false
  try {
    return request.frame().url() !== request.url()
  } catch {
    // The window that was opened for the request does not exist yet.
    return true
  }
}

async function readFailedRequest(request: Request): Promise<Outcome> {
  const failure = request.failure()?.errorText ?? 'it failed'
  return isReceivedButNotShown(request) ? readResponse(request, failure) : { failure }
}

async function readResponse(request: Request, failure?: string): Promise<Outcome> {
  const response = await request.response().catch(() => null)
  if (!response) return { failure: failure ?? 'it has no response' }
  const statusCode = response.status()
  const lines = await response.headersArray().catch(() => [])
  const headers = lines.length > 0 ? mergeHeaderLines(lines) : response.headers()
  const isRedirect = statusCode >= 300 && statusCode < 400
  const isEmpty = failure !== undefined || isRedirect || request.method() === 'HEAD'
  const body = isEmpty ? EMPTY : await response.body().catch(() => undefined)
  const isCut = body === undefined
  return { response: { statusCode, headers, body: body ?? EMPTY, ...(isCut && { isCut }) } }
}

function mergeHeaderLines(lines: readonly { name: string; value: string }[]) {
  const joined: Record<string, string | string[]> = {}
  for (const { name: written, value } of lines) {
    const name = written.toLowerCase()
    const before = joined[name]
    if (name === 'set-cookie') joined[name] = [...(before ?? []), value]
    else joined[name] = typeof before === 'string' ? `${before}, ${value}` : value
  }
  return joined
}

export async function fixTimeAndRandom(context: BrowserContext, { seed, time }: VisitTape) {
  const shift = time === undefined ? 0 : time - Date.now()
  await context.addInitScript(`(${FIX})(${seed}, ${shift})`)
}

/** Replaces `Math.random` with the generator mulberry32, and shifts `Date`. Timers are not shifted. */
const FIX = `(seed, shift) => {
  let state = seed
  Math.random = function random() {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  if (shift === 0) return
  const RealDate = Date
  const realNow = RealDate.now
  const now = () => realNow() + shift
  const moved = new Proxy(RealDate, {
    apply: () => new RealDate(now()).toString(),
    construct: (target, args, made) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, made === moved ? target : made),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
  globalThis.Date = moved
  RealDate.prototype.constructor = moved
}`
