import type { FastifyReply, FastifyRequest } from 'fastify'
import { ageOf } from '../../cache/index.js'
import { deadline } from '../../core/deadline.js'
import { LinkglassError } from '../../core/errors.js'
import type { Query } from '../../core/query.js'
import type { Media } from '../../core/result.js'
import { overLimit } from '../../limits/index.js'
import type { Services } from '../../services.js'
import { compress, negotiateCoding } from '../compression.js'
import { publicBase } from '../error-response.js'
import { lookUp } from '../lookup.js'
import { callerOf, newRequestContext, type RequestContext } from '../request-context.js'
import { responseHeaders } from '../response-headers.js'
import { embedded } from './embed.js'
import { openAsset } from './media-stream.js'
import { addressed, EMBED_HEADERS, findAsset, sendFile } from './serve-assets.js'

export const JSON_TYPE = 'application/json; charset=utf-8'

/** `GET /?url=…`: count, parse, look up or work, answer. */
export async function answerRequest(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  requireHost(request)
  const context = await countRequest(services, request)
  const query = services.parse(searchOf(request), request.headers)
  context.fetchMode = fetchModeOf(query)
  const leave = () => abortOnHangUp(reply)
  const entry = await lookUp(services, query, context, leave)
  context.ttl = query.personal ? 0 : entry.ttl
  context.age = context.cacheStatus === 'HIT' ? ageOf(entry, Date.now()) : 0
  context.fetchMode = entry.fetchMode
  if (query.embed === undefined) {
    const body = addressed(entry, publicBase(request, services.config.server.trustProxy))
    return sendText(reply, context, JSON_TYPE, body, entry.etag)
  }
  const content = embedded(entry.body, query.embed, query)
  reply.headers(EMBED_HEADERS)
  const file = content.kind === 'asset' && (await findAsset(services, content.media.url))
  if (file) return sendFile(reply.headers(responseHeaders(context)), file)
  return content.kind === 'asset'
    ? sendAsset(services, query, content.media, reply, context, leave())
    : sendText(reply, context, content.type, content.body, entry.etag)
}

export function fetchModeOf({ meta }: Query): RequestContext['fetchMode'] {
  return meta.size > 0 ? 'fetch' : 'skipped'
}

/** Counts a request against its caller's plan. */
export async function countRequest(
  services: Services,
  request: FastifyRequest,
): Promise<RequestContext> {
  const caller = callerOf(request, services.config.server.trustProxy)
  const taken = await services.plans.take(caller)
  const context = newRequestContext(request.id, taken)
  request.requestContext = context
  if (!taken.allowed) throw overLimit(taken)
  return context
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
  context: RequestContext,
  type: string,
  body: Buffer,
  etag: string,
): Promise<FastifyReply> {
  // The origin is named before by what answers for CORS.
  const vary = [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', ')
  sendHead(reply, context).headers({ etag, vary })
  if (matchesEtag(reply.request.headers['if-none-match'], etag)) return reply.code(304).send()
  const coding = negotiateCoding(body, [reply.request.headers['accept-encoding']].flat().join(','))
  if (!coding) return reply.type(type).send(body)
  return reply
    .type(type)
    .header('content-encoding', coding)
    .send(await compress(body, coding))
}

/** Passes the bytes on; a redirect would show the caller's address to where they lie. */
async function sendAsset(
  services: Services,
  query: Query,
  media: Media,
  reply: FastifyReply,
  context: RequestContext,
  leave: AbortSignal,
): Promise<FastifyReply> {
  const left = query.timeout - (performance.now() - context.started)
  const { signal, clear } = deadline(Math.max(1, left), leave)
  reply.raw.once('close', clear)
  const { maxBytes } = services.config.fetch
  const { range } = reply.request.headers
  const asset = await openAsset(services.fetch, media, { range, signal, maxBytes })
  sendHead(reply, context).code(asset.statusCode).headers(asset.headers)
  return reply.send(asset.bytes)
}

function sendHead(reply: FastifyReply, context: RequestContext): FastifyReply {
  if (context.cacheStatus === 'HIT') reply.header('age', Math.floor(context.age / 1000))
  return reply.headers(responseHeaders(context))
}

/** RFC 9110, section 13.1.2: any of a list, whether marked as weak or not. */
function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map(opaqueTag) ?? []
  return tags.includes(opaqueTag(etag)) || tags.includes('*')
}

function opaqueTag(tag: string): string {
  return tag.trim().replace(/^W\//, '')
}

/** Aborts when the caller hangs up before the answer is there. */
export function abortOnHangUp(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded)
      controller.abort(new LinkglassError('ETIMEOUT', 'The caller left.'))
  })
  return controller.signal
}
