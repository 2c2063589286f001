import type { IncomingMessage } from 'node:http'
import type { FastifyReply } from 'fastify'
import { type ErrorCode, LinkglassError, toFailure } from '../../contracts/errors.js'
import { isRecord } from '../../lib/data/json.js'
import { parseUrl } from '../../lib/net/parse-url.js'
import { isTrustedPeer, type TrustProxy } from '../../service/limits/index.js'
import type { Services } from '../../service/services.js'
import { createContextWithoutCounting } from './count-request.js'
import { CallerLeftError } from './hang-up.js'
import { setHeaders } from './http-response.js'
import { getRawQuery, type RequestInProgress } from './request-context.js'
import { createResponseHeaders } from './response-headers.js'

export function createErrorBody(
  error: LinkglassError,
  details: { base: string; id: string; url?: string | undefined },
) {
  return {
    ...toFailure(error),
    data: { ...error.data },
    more: `${details.base}/errors/${error.code.toLowerCase()}`,
    id: details.id,
    ...(details.url !== undefined && { url: details.url }),
  }
}

export async function createErrorResponse(
  services: Services,
  request: RequestInProgress,
  thrown: unknown,
) {
  const error = toLinkglassError(thrown)
  const { logger, config } = services
  const hasLeft = error instanceof CallerLeftError
  if (error.status >= 500 && !hasLeft) {
    const err = error.cause ?? error
    logger.error({ reqId: request.id, err, code: error.code }, error.message)
  }
  const context = request.requestContext ?? (await createContextWithoutCounting(services, request))
  request.requestContext = context
  context.outcome = hasLeft ? 'left' : error.code
  context.answer = { ...context.answer, ttl: 0 }
  const headers = createResponseHeaders(context)
  if (error.retryAfter !== undefined) headers.push('retry-after', `${Math.ceil(error.retryAfter)}`)
  const { id, raw } = request
  const base = findPublicOrigin(raw, config.server.trustProxy)
  const body = createErrorBody(error, { base, id, url: findRequestedTarget(raw) })
  return { status: error.status, headers, body }
}

export async function prepareErrorReply(
  services: Services,
  request: RequestInProgress,
  reply: FastifyReply,
  thrown: unknown,
) {
  const { status, headers, body } = await createErrorResponse(services, request, thrown)
  setHeaders(reply.code(status), headers)
  return body
}

/** Converts any error according to its `statusCode`, or 500 if it has none. */
export function toLinkglassError(cause: unknown): LinkglassError {
  if (cause instanceof LinkglassError) return cause
  const status = isRecord(cause) && typeof cause.statusCode === 'number' ? cause.statusCode : 500
  const createError = (code: ErrorCode, text: string) => new LinkglassError(code, text, { cause })
  if (status === 413)
    return createError(
      'EPAYLOAD',
      'The request has a body that is too large. Send a batch in parts.',
    )
  if (status >= 400 && status < 500)
    return createError('EBADREQUEST', 'The request is not well-formed. Send `GET /?url=https://…`.')
  return createError(
    'EFATAL',
    'Something went wrong in the service. Its log says more under this id.',
  )
}

const LONGEST_URL = 2_000

/** Returns the target's URL without user name and password. */
function findRequestedTarget(request: IncomingMessage): string | undefined {
  const url = new URLSearchParams(getRawQuery(request)).get('url')?.trim()
  return url ? url.replace(/\/\/[^/?#]*@/, '//').slice(0, LONGEST_URL) : undefined
}

/** Returns the origin at which the caller reached the service. */
export function findPublicOrigin({ headers, socket }: IncomingMessage, trust: TrustProxy): string {
  const { localAddress = 'localhost', localPort = 80, remoteAddress = '' } = socket
  const secure =
    /^https\b/i.test([headers['x-forwarded-proto']].flat().join()) &&
    isTrustedPeer(remoteAddress, trust)
  const named = headers.host && parseUrl(`${secure ? 'https' : 'http'}://${headers.host}/`)
  return named ? named.origin : `http://${localAddress}:${localPort}`
}
