import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Failure, failureOf, LinkglassError } from '../core/errors.js'
import { isTrustedPeer, type TrustProxy } from '../limits/index.js'
import type { Services } from '../services.js'
import { callerOf, newRequestContext, type RequestContext } from './request-context.js'
import { responseHeaders } from './response-headers.js'

/** The body of every error, whatever went wrong. */
export interface ErrorBody extends Failure {
  /** What is wrong, by parameter. */
  data: Record<string, string>
  /** Where the code is explained. */
  more: string
  /** The request's id, to find it in the log. */
  id: string
  /** The target, where the request named one. */
  url?: string
}

export function errorBody(
  error: LinkglassError,
  details: { base: string; id: string; url?: string | undefined },
): ErrorBody {
  return {
    ...failureOf(error),
    data: { ...error.data },
    more: `${details.base}/errors/${error.code.toLowerCase()}`,
    id: details.id,
    ...(details.url !== undefined && { url: details.url }),
  }
}

/** Answers an error, with the same headers as any other answer. */
export async function answerError(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  thrown: unknown,
): Promise<ErrorBody> {
  const error = toLinkglassError(thrown)
  if (error.status >= 500) request.log.error({ err: error.cause ?? error, code: error.code })
  const context = request.requestContext ?? (await uncountedContext(services, request))
  request.requestContext = context
  context.outcome = error.code
  context.ttl = 0
  reply.code(error.status).headers(responseHeaders(context))
  if (error.retryAfter !== undefined) reply.header('retry-after', Math.ceil(error.retryAfter))
  const base = publicBase(request, services.config.server.trustProxy)
  return errorBody(error, { base, id: request.id, url: requestedTarget(request) })
}

/** The circumstances of a request that counts against no limit. */
export async function uncountedContext(
  services: Services,
  request: FastifyRequest,
): Promise<RequestContext> {
  const caller = callerOf(request, services.config.server.trustProxy)
  return newRequestContext(request.id, await services.plans.peek(caller))
}

/** Every error has a code: what is not one of ours, and not the HTTP layer's, is a fault of ours. */
export function toLinkglassError(cause: unknown): LinkglassError {
  if (cause instanceof LinkglassError) return cause
  const status = statusOf(cause)
  const [code, message] =
    status === 413
      ? (['EPAYLOAD', 'The request has a body that is too large. Send a batch in parts.'] as const)
      : status !== undefined && status >= 400 && status < 500
        ? (['EBADREQUEST', 'The request is not well-formed. Send `GET /?url=https://…`.'] as const)
        : ([
            'EFATAL',
            'Something went wrong in the service. Its log says more under this id.',
          ] as const)
  return new LinkglassError(code, message, { cause })
}

function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return undefined
  return typeof error.statusCode === 'number' ? error.statusCode : undefined
}

const LONGEST_URL = 2_000

/** The target as the caller wrote it, without what may be a password. */
function requestedTarget(request: FastifyRequest): string | undefined {
  const search = /\?(.*)$/s.exec(request.raw.url ?? '')?.[1]
  const url = new URLSearchParams(search).get('url')?.trim()
  return url ? url.replace(/\/\/[^/?#]*@/, '//').slice(0, LONGEST_URL) : undefined
}

/** The service's own address as the caller sees it, a proxy in front that speaks TLS included. */
export function publicBase({ headers, socket }: FastifyRequest, trust: TrustProxy): string {
  const { localAddress = 'localhost', localPort = 80, remoteAddress = '' } = socket
  const secure =
    /^https\b/i.test([headers['x-forwarded-proto']].flat().join()) &&
    isTrustedPeer(remoteAddress, trust)
  const address = `${secure ? 'https' : 'http'}://${headers.host ?? ''}/`
  return headers.host && URL.canParse(address)
    ? new URL(address).origin
    : `http://${localAddress}:${localPort}`
}
