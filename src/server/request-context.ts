import type { IncomingMessage } from 'node:http'
import type { ErrorCode } from '../core/errors.js'
import type { FetchMode } from '../core/result.js'
import { type Caller, clientAddress, type PlanState, type TrustProxy } from '../limits/index.js'

export type CacheStatus = 'MISS' | 'HIT' | 'BYPASS'

/** What is known about an answer besides its body; filled in while the request is worked on. */
export interface RequestContext {
  readonly requestId: string
  /** `performance.now()` when the request arrived. */
  readonly started: number
  plan: PlanState
  /** `success`, or the code of the error that it is answered with. */
  outcome: 'success' | ErrorCode
  cacheStatus: CacheStatus
  fetchMode: FetchMode
  /** Milliseconds that the answer may be kept; 0 for what must not be, errors among them. */
  ttl: number
  /** Milliseconds since the answer was made. */
  age: number
  /** Milliseconds by stage; empty when nothing was fetched for this answer. */
  timings: Readonly<Record<string, number>>
}

declare module 'fastify' {
  interface FastifyRequest {
    requestContext: RequestContext | undefined
  }
}

export function newRequestContext(requestId: string, plan: PlanState): RequestContext {
  return {
    requestId,
    started: performance.now(),
    plan,
    outcome: 'success',
    cacheStatus: 'MISS',
    fetchMode: 'skipped',
    ttl: 0,
    age: 0,
    timings: {},
  }
}

/** Who asks, as far as proxies in front are believed. */
export function callerOf(
  request: Pick<IncomingMessage, 'socket' | 'headers'>,
  trust: TrustProxy,
): Caller {
  const address = clientAddress(
    request.socket.remoteAddress ?? '',
    only(request.headers['x-forwarded-for']),
    trust,
  )
  return { address, key: only(request.headers['x-api-key']) }
}

function only(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(',') : header
}
