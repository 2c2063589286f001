import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { bodyAt, expectedInfo } from '../../answers/index.js'
import { deadline } from '../../core/deadline.js'
import { LinkglassError } from '../../core/errors.js'
import type { Query } from '../../core/query.js'
import type { Media } from '../../core/result.js'
import type { Services } from '../../services.js'
import { compress, negotiateCoding } from '../compression.js'
import { corsHeaders } from '../cors.js'
import { countRequest } from '../count-request.js'
import { errorResponse, publicBase } from '../error-response.js'
import { abortOnHangUp } from '../hang-up.js'
import type { HttpResponse } from '../http-response.js'
import type { RequestContext, RequestInProgress } from '../request-context.js'
import { responseHeaders } from '../response-headers.js'
import { searchOf } from '../search.js'
import { embedded, isStored } from './embed.js'
import { openFromNetwork } from './media-stream.js'
import { assetGone, assetResponse, EMBED_HEADERS } from './serve-assets.js'

const JSON_TYPE = 'application/json; charset=utf-8'

/** `GET /?url=…`; what goes wrong is an answer, too. */
export async function answerLink(
  services: Services,
  request: RequestInProgress,
  response: ServerResponse,
): Promise<HttpResponse> {
  const cors = corsHeaders(services.config.server.corsOrigins, request.raw.headers.origin)
  try {
    return withCors(cors, await answerQuery(services, request, response))
  } catch (error) {
    const { status, headers, body } = await errorResponse(services, request, error)
    const bytes = Buffer.from(JSON.stringify(body))
    return withCors(cors, {
      status,
      headers: {
        ...headers,
        'content-type': JSON_TYPE,
        'content-length': String(bytes.byteLength),
      },
      body: bytes,
    })
  }
}

function withCors(cors: Headers, { status, headers, body }: HttpResponse): HttpResponse {
  const vary = cors.vary && headers.vary && { vary: `${cors.vary}, ${headers.vary}` }
  return { status, headers: { ...cors, ...headers, ...vary }, body }
}

type Headers = HttpResponse['headers']

/** Count, parse, look up or work, answer. */
async function answerQuery(
  services: Services,
  request: RequestInProgress,
  response: ServerResponse,
): Promise<HttpResponse> {
  const { raw } = request
  requireHost(raw)
  const context = await countRequest(services, request)
  const query = services.parse(searchOf(raw), raw.headers)
  context.answer = expectedInfo(query)
  const leave = () => abortOnHangUp(response)
  const { entry, ...info } = await services.answers.lookUp(query, leave, context.caller)
  context.answer = info
  if (query.embed === undefined) {
    const body = bodyAt(entry, () => publicBase(raw, services.config.server.trustProxy))
    return textResponse(raw, context, { type: JSON_TYPE, body, etag: entry.etag })
  }
  const content = embedded(entry.body, query.embed, query)
  const answer =
    content.kind === 'asset'
      ? await mediaResponse(services, query, content.media, raw, context, response)
      : await textResponse(raw, context, { ...content, etag: entry.etag })
  return { ...answer, headers: { ...EMBED_HEADERS, ...answer.headers } }
}

/** RFC 9112, section 3.2; Node's own check would answer without a body. */
function requireHost({ headers, httpVersion }: IncomingMessage): void {
  if (headers.host !== undefined || httpVersion === '1.0') return
  throw new LinkglassError('EBADREQUEST', 'The request has no `host` header, as RFC 9112 asks for.')
}

async function textResponse(
  { headers }: IncomingMessage,
  context: RequestContext,
  { type, body, etag }: { readonly type: string; readonly body: Buffer; readonly etag: string },
): Promise<HttpResponse> {
  const head = { ...headOf(context), etag, vary: 'accept-encoding' }
  if (matchesEtag(headers['if-none-match'], etag)) {
    return { status: 304, headers: head, body: undefined }
  }
  const coding = negotiateCoding(body, headers['accept-encoding']?.toString())
  const bytes = coding ? await compress(body, coding) : body
  return {
    status: 200,
    headers: {
      ...head,
      'content-type': type,
      ...(coding && { 'content-encoding': coding }),
      'content-length': String(bytes.byteLength),
    },
    body: bytes,
  }
}

/** Passes the bytes on; a redirect would show the caller's address to where they lie. */
async function mediaResponse(
  services: Services,
  query: Query,
  media: Media,
  raw: IncomingMessage,
  context: RequestContext,
  response: ServerResponse,
): Promise<HttpResponse> {
  if (!isStored(media)) return remoteResponse(services, query, media, raw, context, response)
  const file = await services.assets?.find(media.url)
  if (!file) throw assetGone()
  const { status, headers, body } = assetResponse(file, raw.headers)
  return { status, headers: { ...headOf(context), ...headers }, body }
}

async function remoteResponse(
  { crowd, fetch, config }: Services,
  { timeout }: Query,
  media: Media,
  { headers, method }: IncomingMessage,
  context: RequestContext,
  response: ServerResponse,
): Promise<HttpResponse> {
  const left = timeout - (performance.now() - context.started)
  const { signal, clear } = deadline(Math.max(1, left), abortOnHangUp(response))
  const exit = crowd.enter()
  response.once('close', clear).once('close', exit)
  const open = openFromNetwork(fetch, config.fetch.maxBytes)
  const opened = await open(media, { range: headers.range, signal, headOnly: method === 'HEAD' })
  // Once the head is sent, what goes wrong can be told no more.
  await once(opened.bytes, 'readable')
  return {
    status: opened.statusCode,
    headers: { ...headOf(context), ...opened.headers },
    body: opened.bytes,
  }
}

function headOf(context: RequestContext): Headers {
  const headers = responseHeaders(context)
  const { cacheStatus, age } = context.answer
  return cacheStatus === 'HIT' ? { age: String(Math.floor(age / 1_000)), ...headers } : headers
}

/** RFC 9110, section 13.1.2: any of a list, whether marked as weak or not. */
function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map(opaqueTag) ?? []
  return tags.includes(opaqueTag(etag)) || tags.includes('*')
}

function opaqueTag(tag: string): string {
  return tag.trim().replace(/^W\//, '')
}
