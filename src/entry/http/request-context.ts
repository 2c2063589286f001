import type { IncomingMessage } from 'node:http'
import { performance } from 'node:perf_hooks'
import type { DoorName } from '../../contracts/doors.js'
import type { ErrorCode } from '../../contracts/errors.js'
import {
  type QueryOptions,
  refuseTooLongQuery,
  refuseTooManyParameters,
} from '../../params/index.js'
import type { AnswerInfo } from '../../service/answers/index.js'
import {
  type Caller,
  findClientAddress,
  isLocalClient,
  type PlanState,
  type TrustProxy,
} from '../../service/limits/index.js'

export interface RequestContext {
  readonly requestId: string
  /** Arrival time by `performance.now()`. */
  readonly started: number
  /** Returns an opaque id of the caller. Threads are shared fairly between callers. */
  readonly caller: () => string | undefined
  plan: PlanState
  door?: DoorName
  outcome: 'success' | 'left' | ErrorCode
  answer: AnswerInfo
}

/** A request with its context, such as a `FastifyRequest`. */
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

export function createRequestContext(
  requestId: string,
  plan: PlanState,
  caller: RequestContext['caller'] = () => undefined,
): RequestContext {
  const started = performance.now()
  return { requestId, started, caller, plan, outcome: 'success', answer: NO_ANSWER }
}

export function identifyCaller({ headers, socket }: IncomingMessage, trust: TrustProxy): Caller {
  const forwarded = joinHeaderValues(headers['x-forwarded-for'])
  const address = findClientAddress(socket.remoteAddress ?? '', forwarded, trust)
  // A proxy on this machine may forward requests of strangers, which then seem local.
  const isForwarded = headers['x-forwarded-for'] ?? headers.forwarded ?? headers['x-real-ip']
  const local = isLocalClient(address) && (trust !== false || isForwarded === undefined)
  return { address, local, key: joinHeaderValues(headers['x-api-key']) }
}

function joinHeaderValues(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(',') : header
}

export function getRawQuery({ url = '' }: Pick<IncomingMessage, 'url'>): string {
  const mark = url.indexOf('?')
  return mark < 0 ? '' : url.slice(mark + 1)
}

/** Parses the query. Throws if it is longer or has more parameters than a query may. */
export function parseRawQuery(
  request: Pick<IncomingMessage, 'url'>,
  { limits }: QueryOptions,
): URLSearchParams {
  const text = getRawQuery(request)
  refuseTooLongQuery(text, limits)
  const search = new URLSearchParams(text)
  refuseTooManyParameters(search.size, limits)
  return search
}

/** Returns the path for logs and messages, without user name, password and query of a URL in it. */
export function getPublicPath(target: string): string {
  const [path = ''] = target.split(/[?#]|%3f|%23/i, 1)
  const segments = path.split(/\/|%2f/i)
  return segments.map((segment) => segment.replace(/^.+(?:@|%40)/i, '')).join('/')
}
