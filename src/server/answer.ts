import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ageOf, type Entry, freshnessOf } from '../cache/index.js'
import { LinkglassError } from '../core/errors.js'
import type { Query } from '../core/query.js'
import { overLimit } from '../limits/index.js'
import { cacheKeyOf } from '../query/index.js'
import type { Services } from '../services.js'
import { type Circumstances, callerOf, newCircumstances } from './circumstances.js'
import { informationalHeaders } from './informational.js'

/** `GET /?url=…`: count, parse, look up or work, answer. */
export async function answerRequest(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  requireHost(request)
  const about = await count(services, request)
  const query = services.parse(searchOf(request), request.headers)
  about.fetchMode = query.meta.size > 0 ? 'fetch' : 'skipped'
  const entry = await find(services, query, about, reply)
  about.ttl = query.personal ? 0 : entry.ttl
  about.age = about.cacheStatus === 'HIT' ? ageOf(entry, Date.now()) : 0
  reply.headers(informationalHeaders(about)).header('etag', entry.etag)
  if (about.cacheStatus === 'HIT') reply.header('age', Math.floor(about.age / 1000))
  if (request.headers['if-none-match'] === entry.etag) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(entry.body)
}

async function count(services: Services, request: FastifyRequest): Promise<Circumstances> {
  const caller = callerOf(request, services.config.server.trustProxy)
  const taken = await services.plans.take(caller)
  const about = newCircumstances(request.id, taken)
  request.circumstances = about
  if (!taken.allowed) throw overLimit(taken)
  return about
}

/** RFC 9112, section 3.2; Node's own check would answer without a body. */
function requireHost({ headers, raw }: FastifyRequest): void {
  if (headers.host !== undefined || raw.httpVersion === '1.0') return
  throw new LinkglassError('EBADREQUEST', 'The request has no `host` header, as RFC 9112 asks for.')
}

/** The query string as it was sent: decoding it is the query's business. */
function searchOf(request: FastifyRequest): string {
  const target = request.raw.url ?? ''
  const mark = target.indexOf('?')
  return mark < 0 ? '' : target.slice(mark + 1)
}

async function find(
  services: Services,
  query: Query,
  about: Circumstances,
  reply: FastifyReply,
): Promise<Entry> {
  if (query.personal) {
    about.cacheStatus = 'BYPASS'
    return make(services, query, leaving(reply), about)
  }
  const key = cacheKeyOf(query)
  const kept = query.force ? undefined : await services.cache.get(key)
  if (kept) {
    about.cacheStatus = 'HIT'
    if (freshnessOf(kept, Date.now()) === 'stale') refresh(services, key, query)
    return kept
  }
  if (query.force) about.cacheStatus = 'BYPASS'
  return share(services, query.force ? `force ${key}` : key, leaving(reply), (signal) =>
    keep(services, key, make(services, query, signal, about)),
  )
}

/** Equal requests at the same time are one. */
function share(
  services: Services,
  flight: string,
  leave: AbortSignal,
  work: (signal: AbortSignal) => Promise<Entry>,
): Promise<Entry> {
  return services.flight.join(flight, leave, work)
}

/** Replaces a stale copy behind its back, once however many ask; a failure keeps the old one. */
function refresh(services: Services, key: string, query: Query): void {
  const work = (signal: AbortSignal) => keep(services, key, make(services, query, signal))
  share(services, key, new AbortController().signal, work).catch((error: unknown) =>
    services.logger.warn({ err: error }, 'a stale copy could not be refreshed'),
  )
}

async function keep(services: Services, key: string, made: Promise<Entry>): Promise<Entry> {
  const entry = await made
  await services.cache.set(key, entry)
  return entry
}

async function make(
  services: Services,
  query: Query,
  signal: AbortSignal,
  about?: Circumstances,
): Promise<Entry> {
  const { result, timings } = await services.pipeline.ask(query, signal)
  if (about) about.timings = timings
  const body = Buffer.from(JSON.stringify(result))
  return {
    body,
    storedAt: Date.now(),
    ttl: query.ttl,
    staleTtl: query.staleTtl,
    etag: `"${createHash('sha1').update(body).digest('base64url')}"`,
    headers: {},
  }
}

/** Aborts when the caller hangs up before the answer is there. */
function leaving(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded)
      controller.abort(new LinkglassError('ETIMEOUT', 'The caller left.'))
  })
  return controller.signal
}
