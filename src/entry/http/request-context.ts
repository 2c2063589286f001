import type { IncomingMessage } from 'node:http'
import type { ErrorCode } from '../../contracts/errors.js'
import type { AnswerInfo } from '../../service/answers/index.js'
import {
  type Caller,
  clientAddress,
  isLoopback,
  type PlanState,
  type TrustProxy,
} from '../../service/limits/index.js'

/** What is known about a request for a link while it is worked on. */
export interface RequestContext {
  readonly requestId: string
  /** `performance.now()` when the request arrived. */
  readonly started: number
  /** Whose share of threads and sandbox the work takes. */
  readonly caller: () => string | undefined
  plan: PlanState
  /** `success`, or the code of the error that it is answered with. */
  outcome: 'success' | ErrorCode
  /** What is told about the answer: of an error, as far as it got. */
  answer: AnswerInfo
}

/** A request and what is known about it; the framework's requests are such. */
export interface RequestInProgress {
  readonly id: string
  readonly raw: IncomingMessage
  requestContext: RequestContext | undefined
}

declare module 'fastify' {
  interface FastifyRequest {
    requestContext: RequestContext | undefined
  }
}

const NO_ANSWER: AnswerInfo = {
  cacheStatus: 'MISS',
  fetchMode: 'skipped',
  timings: {},
  ttl: 0,
  age: 0,
}

export function newRequestContext(
  requestId: string,
  plan: PlanState,
  caller: RequestContext['caller'] = () => undefined,
): RequestContext {
  const started = performance.now()
  return { requestId, started, caller, plan, outcome: 'success', answer: NO_ANSWER }
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
  const { headers } = request
  // A proxy on this machine that is not trusted stands for everybody behind it.
  const isForwarded = headers['x-forwarded-for'] ?? headers.forwarded ?? headers['x-real-ip']
  const local = isLoopback(address) && (trust !== false || isForwarded === undefined)
  return { address, local, key: only(request.headers['x-api-key']) }
}

function only(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(',') : header
}
