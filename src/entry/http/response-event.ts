import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { parseUrl } from '../../lib/net/parse-url.js'
import { getPublicPath, getRawQuery, type RequestContext } from './request-context.js'

export interface ResponseEvent {
  readonly id: string
  readonly method: string
  readonly target: string
  readonly status: number
  /** Bytes of the body. 0 for a streamed body. */
  readonly bytes: number
  /** Milliseconds since the request arrived. */
  readonly took: number
  /** `undefined` if the request has no rate limit, such as one for documentation. */
  readonly context: RequestContext | undefined
}

export type OnResponse = (answered: ResponseEvent) => void

export function addResponseHook(app: FastifyInstance, onResponse: OnResponse): void {
  const reportResponse = (request: FastifyRequest, reply: FastifyReply) =>
    onResponse({
      id: request.id,
      method: request.method,
      target: request.raw.url ?? '',
      status: reply.statusCode,
      bytes: Number(reply.getHeader('content-length') ?? 0) || 0,
      took: reply.elapsedTime,
      context: request.requestContext,
    })
  app.addHook('onResponse', (request, reply, done) => {
    reportResponse(request, reply)
    done()
  })
  app.addHook('onRequest', (request, reply, done) => {
    // Fastify does not call `onResponse` if the caller has disconnected.
    reply.raw.once('close', () => {
      const context = request.requestContext
      if (reply.raw.writableFinished || !context) return
      context.outcome = 'left'
      reportResponse(request, reply)
    })
    done()
  })
}

/** Paths that monitoring systems request often. */
const PROBES = new Set(['/health', '/ready', '/metrics'])

const LONGEST = 200

/** Status to log if the caller disconnected. nginx logs the same. */
const CALLER_LEFT = 499

/** Creates a function that logs requests. It leaves out headers, API keys and the target's query. */
export function createAccessLog(logger: Logger): OnResponse {
  return ({ id, method, target, status, took, context }) => {
    if (!logger.isLevelEnabled('info')) return
    const path = getPublicPath(target)
    const line = {
      reqId: id,
      method,
      path: path.slice(0, LONGEST),
      door: context?.door,
      target: formatTargetForLog(getRawQuery({ url: target })),
      status: context?.outcome === 'left' ? CALLER_LEFT : status,
      outcome: context?.outcome,
      cache: context?.answer.cacheStatus,
      plan: context?.plan.plan,
      ms: Math.round(took * 10) / 10,
    }
    logger[PROBES.has(path) ? 'debug' : 'info'](line, 'answered')
  }
}

function formatTargetForLog(search: string): string | undefined {
  if (!search.includes('url=')) return undefined
  const url = parseUrl(new URLSearchParams(search).get('url')?.trim() ?? '')
  if (!url || url.origin === 'null') return undefined
  return `${url.origin}${url.pathname}`.slice(0, LONGEST)
}
