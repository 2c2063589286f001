import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerOptions } from 'node:http'
import type { FastifyServerFactory } from 'fastify'
import { ageOf, type Entry, freshnessOf } from '../cache/index.js'
import { cacheKeyOf } from '../query/index.js'
import type { Services } from '../services.js'
import { type CompressionCoding, compressedBefore, negotiateCoding } from './compression.js'
import { callerOf, newRequestContext } from './request-context.js'
import type { OnResponse } from './response-event.js'
import { FOR_ANY_ORIGIN, responseHeaderPairs } from './response-headers.js'
import { JSON_TYPE } from './routes/index.js'

type Response = Parameters<Parameters<FastifyServerFactory>[0]>[1]

/** Answers a request if it can at once; says whether it did. */
export type FastPath = (request: IncomingMessage, response: Response) => boolean

/** A server that looks for a hit before the framework sees a request. */
export function withFastPath(
  fastPath: FastPath,
  options: ServerOptions,
): FastifyServerFactory<Server> {
  return (framework) => {
    const server = createServer(options, (request, response) => {
      // A service that closes has more to say to a connection than its answer.
      if (!server.listening || !fastPath(request, response)) framework(request, response)
    })
    return server
  }
}

/**
 * A plain `GET /?url=…` whose answer is kept, fresh and at hand: most requests are such, and the
 * framework's part would be most of their cost. All others are left to it as they came, uncounted.
 * Both ways give the same answer, header by header.
 */
export function createFastPath(services: Services, onResponse: OnResponse): FastPath {
  const { corsOrigins, trustProxy } = services.config.server
  if (!corsOrigins.includes('*')) return () => false

  return (request, response) => {
    const found = isPlain(request) ? findFreshCopy(services, request) : undefined
    const taken = found && services.plans.tryTake(callerOf(request, trustProxy))
    if (!taken) return false
    const { entry, coding, body } = found
    const context = newRequestContext(randomUUID(), taken)
    context.cacheStatus = 'HIT'
    context.fetchMode = entry.fetchMode
    context.ttl = entry.ttl
    context.age = ageOf(entry, Date.now())
    const headers = responseHeaderPairs(context)
    headers.push('age', String(Math.floor(context.age / 1000)), 'etag', entry.etag)
    headers.push('content-length', String(body.byteLength), ...SAME_FOR_ALL)
    if (coding) headers.push('content-encoding', coding)
    response.writeHead(200, headers)
    response.end(body)
    onResponse({
      id: context.requestId,
      method: 'GET',
      target: request.url ?? '',
      status: 200,
      bytes: body.byteLength,
      took: performance.now() - context.started,
      context,
    })
    return true
  }
}

const SAME_FOR_ALL = Object.entries({
  'content-type': JSON_TYPE,
  vary: 'accept-encoding',
  ...FOR_ANY_ORIGIN,
}).flat()

/** Nothing in the request asks for more than the answer itself. */
function isPlain({ method, url = '', headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    url.startsWith('/?') &&
    headers.host !== undefined &&
    headers['if-none-match'] === undefined
  )
}

interface FreshCopy {
  readonly entry: Entry
  readonly coding: CompressionCoding | undefined
  readonly body: Buffer
}

function findFreshCopy(
  services: Services,
  { url = '', headers }: IncomingMessage,
): FreshCopy | undefined {
  const query = services.parsed(url.slice(2), headers)
  if (!query || query.personal || query.force || query.embed !== undefined) return undefined
  const entry = services.cache.peek(cacheKeyOf(query))
  // What names files has to name them by the host of this request.
  if (!entry || entry.assets || freshnessOf(entry, Date.now()) !== 'fresh') return undefined
  const coding = negotiateCoding(entry.body, headers['accept-encoding']?.toString())
  const body = coding ? compressedBefore(entry.body, coding) : entry.body
  return body && { entry, coding, body }
}
