import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LinkglassError } from '../../../contracts/errors.js'
import type { Media } from '../../../contracts/result.js'
import { createDeadline } from '../../../lib/async/deadline.js'
import { andThen, type MaybePromise, recover } from '../../../lib/async/maybe-promise.js'
import type { Query } from '../../../params/index.js'
import {
  type Answer,
  addBaseUrl,
  createProvisionalAnswerInfo,
} from '../../../service/answers/index.js'
import type { Services } from '../../../service/services.js'
import { type AnswerForm, chooseFormat } from '../accept.js'
import { chooseCoding, compressBody } from '../compression.js'
import { createCorsHeaders } from '../cors.js'
import { countRequest } from '../count-request.js'
import { refuseOtherSites } from '../cross-origin.js'
import { createErrorResponse, findPublicOrigin } from '../error-response.js'
import { matchesEtag } from '../etag.js'
import { createLazyHangUpSignal } from '../hang-up.js'
import { createBodyHeaders, type HttpResponse, JSON_TYPE } from '../http-response.js'
import { getRawQuery, type RequestContext, type RequestInProgress } from '../request-context.js'
import { createResponseHeaders } from '../response-headers.js'
import { extractEmbeddedContent, formatValueAsCsv, isStoredFile } from './embed.js'
import { fetchMedia } from './media-stream.js'
import { chooseSecurityHeaders, createAssetResponse, EMBED_HEADERS } from './serve-assets.js'

export interface LinkRoute {
  readonly getQuery: (raw: IncomingMessage) => string
  readonly limit: 'countRequest' | 'countImage'
}

const ROOT: LinkRoute = { getQuery: getRawQuery, limit: 'countRequest' }

/** Answers `GET /?url=…`, with an error response if it fails. */
export function answerLink(
  services: Services,
  request: RequestInProgress,
  response: ServerResponse,
  route = ROOT,
): MaybePromise<HttpResponse> {
  const answered = recover<LinkResponse>(
    () => answerQuery(services, request, response, route),
    async (thrown) => {
      const { status, headers, body } = await createErrorResponse(services, request, thrown)
      const bytes = Buffer.from(JSON.stringify(body))
      return { status, headers: [...headers, ...createBodyHeaders(JSON_TYPE, bytes)], body: bytes }
    },
  )
  return andThen(answered, (made) => {
    made.headers.push(...createCorsHeaders(services.config, request.raw.headers.origin, made.vary))
    return made
  })
}

interface LinkResponse extends HttpResponse {
  readonly vary?: string
}

function answerQuery(
  services: Services,
  request: RequestInProgress,
  response: ServerResponse,
  route: LinkRoute,
): MaybePromise<LinkResponse> {
  const { raw } = request
  requireHostHeader(raw)
  refuseOtherSites(services.config, raw)
  return andThen(countRequest(services, request, route.limit), (context) => {
    const search = route.getQuery(raw)
    const form = chooseFormat(raw.headers.accept)
    const query = services.parse(addMarkdownParameters(search, form), raw.headers)
    context.answer = createProvisionalAnswerInfo(query)
    const leave = createLazyHangUpSignal(response)
    return andThen(services.answers.answerQuery(query, leave, context.caller), (answer) => {
      context.answer = answer
      return formatAnswer(services, query, answer.entry, { raw, response, context, form, leave })
    })
  })
}

export function formatAnswer(
  services: Services,
  query: Query,
  entry: Answer['entry'],
  exchange: Exchange,
): MaybePromise<LinkResponse> {
  const { raw, context, form } = exchange
  if (form === 'text/csv') {
    const body = formatValueAsCsv(entry.body, query.embed)
    // The entity tag of the CSV must differ from that of the JSON.
    const etag = entry.etag.replace(/"$/, '-csv"')
    return createTextResponse(raw, context, { type: 'text/csv; charset=utf-8', body, etag })
  }
  if (query.embed !== undefined) return createEmbedResponse(services, query, entry, exchange)
  const body = addBaseUrl(entry, () => findPublicOrigin(raw, services.config.server.trustProxy))
  return createTextResponse(raw, context, { type: JSON_TYPE, body, etag: entry.etag })
}

export function addMarkdownParameters(search: string, form: AnswerForm | undefined): string {
  if (form !== 'text/markdown' || /(?:^|[?&])(?:embed|data)[.=[]/.test(search)) return search
  const asked = new URLSearchParams({
    'data.markdown.0.selector': ':main(with-title)',
    'data.markdown.0.attr': 'markdown',
    'data.markdown.1.attr': 'markdown',
    embed: 'markdown',
  })
  return `${search}&${/(?:^|[?&])meta[.=]/.test(search) ? '' : 'meta=false&'}${asked}`
}

/** Requires `host` (RFC 9112, section 3.2). The refusal of Node.js would have no body. */
function requireHostHeader({ headers, httpVersion }: IncomingMessage): void {
  if (headers.host !== undefined || httpVersion === '1.0') return
  throw new LinkglassError('EBADREQUEST', 'The request has no `host` header, as RFC 9112 asks for.')
}

function createTextResponse(
  { headers }: IncomingMessage,
  context: RequestContext,
  { type, body, etag }: { readonly type: string; readonly body: Buffer; readonly etag: string },
): MaybePromise<LinkResponse> {
  const vary = 'accept, accept-encoding'
  const head = createLinkHeaders(context)
  head.push('etag', etag)
  if (matchesEtag(headers['if-none-match'], etag)) {
    return { status: 304, headers: head, body: undefined, vary }
  }
  const coding = chooseCoding(body, headers['accept-encoding']?.toString())
  return andThen(coding ? compressBody(body, coding) : body, (bytes) => {
    if (coding) head.push('content-encoding', coding)
    head.push(...createBodyHeaders(type, bytes))
    return { status: 200, headers: head, body: bytes, vary }
  })
}

interface Exchange {
  readonly form: AnswerForm | undefined
  readonly raw: IncomingMessage
  readonly response: ServerResponse
  readonly context: RequestContext
  readonly leave: () => AbortSignal
}

async function createEmbedResponse(
  services: Services,
  query: Query,
  { body, etag }: Answer['entry'],
  exchange: Exchange,
): Promise<LinkResponse> {
  const { raw, context } = exchange
  const content = extractEmbeddedContent(body, query.embed ?? '', query)
  if (content.kind === 'text') {
    const made = await createTextResponse(raw, context, { ...content, etag })
    return { ...made, headers: [...EMBED_HEADERS, ...made.headers] }
  }
  const { media } = content
  if (!isStoredFile(media)) return streamFile(services, query, media, exchange)
  const made = createAssetResponse(await services.assets.find(media.url), raw.headers)
  const policy = chooseSecurityHeaders(media.url)
  return { ...made, headers: [...policy, ...createLinkHeaders(context), ...made.headers] }
}

/** Streams a file from its server. A redirect would show that server the caller's IP address. */
async function streamFile(
  { concurrency, fetch, config }: Services,
  { timeout }: Query,
  media: Media,
  { raw, response, context, leave }: Exchange,
): Promise<LinkResponse> {
  const left = leave()
  left.throwIfAborted()
  const exit = concurrency.acquire()
  const remaining = timeout - (performance.now() - context.started)
  const { signal, clear } = createDeadline(Math.max(1, remaining), left)
  response.once('close', () => {
    clear()
    exit()
  })
  const opened = await fetchMedia(fetch, media, {
    range: raw.headers.range,
    signal,
    headOnly: raw.method === 'HEAD',
    maxBytes: config.fetch.maxBytes,
  })
  // Waits for the first bytes, since an error cannot be answered once the head is sent.
  await once(opened.bytes, 'readable')
  const own = Object.entries(opened.headers).flat()
  const headers = [...EMBED_HEADERS, ...createLinkHeaders(context), ...own]
  return { status: opened.statusCode, headers, body: opened.bytes }
}

function createLinkHeaders(context: RequestContext): string[] {
  const headers = createResponseHeaders(context)
  const { cacheStatus, age } = context.answer
  if (cacheStatus === 'HIT') headers.push('age', String(Math.floor(age / 1_000)))
  return headers
}
