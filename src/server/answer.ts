import type { FastifyReply, FastifyRequest } from 'fastify'
import { ageOf } from '../cache/index.js'
import { deadline } from '../core/deadline.js'
import { LinkglassError } from '../core/errors.js'
import type { Query } from '../core/query.js'
import type { Media } from '../core/result.js'
import { overLimit } from '../limits/index.js'
import type { Services } from '../services.js'
import { openAsset } from './asset.js'
import { addressed, EMBED_HEADERS, findAsset, sendFile } from './assets.js'
import { type Circumstances, callerOf, newCircumstances } from './circumstances.js'
import { codingFor, encode } from './coding.js'
import { embedded } from './embed.js'
import { baseOf } from './failure.js'
import { informationalHeaders } from './informational.js'
import { lookUp } from './lookup.js'

export const JSON_TYPE = 'application/json; charset=utf-8'

/** `GET /?url=…`: count, parse, look up or work, answer. */
export async function answerRequest(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  requireHost(request)
  const about = await count(services, request)
  const query = services.parse(searchOf(request), request.headers)
  about.fetchMode = fetchModeOf(query)
  const leave = () => leaving(reply)
  const entry = await lookUp(services, query, about, leave)
  about.ttl = query.personal ? 0 : entry.ttl
  about.age = about.cacheStatus === 'HIT' ? ageOf(entry, Date.now()) : 0
  about.fetchMode = entry.fetchMode
  if (query.embed === undefined) {
    const body = addressed(entry, baseOf(request, services.config.server.trustProxy))
    return sendText(reply, about, JSON_TYPE, body, entry.etag)
  }
  const content = embedded(entry.body, query.embed, query)
  reply.headers(EMBED_HEADERS)
  const file = content.kind === 'asset' && (await findAsset(services, content.media.url))
  if (file) return sendFile(reply.headers(informationalHeaders(about)), file)
  return content.kind === 'asset'
    ? sendAsset(services, query, content.media, reply, about, leave())
    : sendText(reply, about, content.type, content.body, entry.etag)
}

export function fetchModeOf({ meta }: Query): Circumstances['fetchMode'] {
  return meta.size > 0 ? 'fetch' : 'skipped'
}

/** Counts a request against its caller's plan. */
export async function count(services: Services, request: FastifyRequest): Promise<Circumstances> {
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
export function searchOf(request: FastifyRequest): string {
  const target = request.raw.url ?? ''
  const mark = target.indexOf('?')
  return mark < 0 ? '' : target.slice(mark + 1)
}

async function sendText(
  reply: FastifyReply,
  about: Circumstances,
  type: string,
  body: Buffer,
  etag: string,
): Promise<FastifyReply> {
  // The origin is named before by what answers for CORS.
  const vary = [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', ')
  sendHead(reply, about).headers({ etag, vary })
  if (has(reply.request.headers['if-none-match'], etag)) return reply.code(304).send()
  const coding = codingFor(body, [reply.request.headers['accept-encoding']].flat().join(','))
  if (!coding) return reply.type(type).send(body)
  return reply
    .type(type)
    .header('content-encoding', coding)
    .send(await encode(body, coding))
}

/** Passes the bytes on; a redirect would show the caller's address to where they lie. */
async function sendAsset(
  services: Services,
  query: Query,
  media: Media,
  reply: FastifyReply,
  about: Circumstances,
  leave: AbortSignal,
): Promise<FastifyReply> {
  const left = query.timeout - (performance.now() - about.started)
  const { signal, clear } = deadline(Math.max(1, left), leave)
  reply.raw.once('close', clear)
  const { maxBytes } = services.config.fetch
  const { range } = reply.request.headers
  const asset = await openAsset(services.fetch, media, { range, signal, maxBytes })
  sendHead(reply, about).code(asset.statusCode).headers(asset.headers)
  return reply.send(asset.bytes)
}

function sendHead(reply: FastifyReply, about: Circumstances): FastifyReply {
  if (about.cacheStatus === 'HIT') reply.header('age', Math.floor(about.age / 1000))
  return reply.headers(informationalHeaders(about))
}

/** RFC 9110, section 13.1.2: any of a list, whether marked as weak or not. */
function has(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map(opaque) ?? []
  return tags.includes(opaque(etag)) || tags.includes('*')
}

function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, '')
}

/** Aborts when the caller hangs up before the answer is there. */
export function leaving(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded)
      controller.abort(new LinkglassError('ETIMEOUT', 'The caller left.'))
  })
  return controller.signal
}
