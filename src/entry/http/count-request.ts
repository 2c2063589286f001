import type { FastifyRequest } from 'fastify'
import { andThen, type MaybePromise } from '../../lib/async/maybe-promise.js'
import { type Caller, createRateError } from '../../service/limits/index.js'
import type { Services } from '../../service/services.js'
import {
  createRequestContext,
  identifyCaller,
  type RequestContext,
  type RequestInProgress,
} from './request-context.js'

export function countRequest(
  { plans, config }: Services,
  request: RequestInProgress,
  limit: 'countRequest' | 'countImage' = 'countRequest',
): MaybePromise<RequestContext> {
  const caller = identifyCaller(request.raw, config.server.trustProxy)
  return andThen(plans[limit](caller), (taken) => {
    const context = createRequestContext(request.id, taken, () => plans.getCallerId(caller))
    request.requestContext = context
    if (!taken.allowed) throw createRateError(taken)
    return context
  })
}

/** Creates an `onRequest` hook, so that no body is read for a caller over the limit. */
export function createCountHook(services: Services, limit?: 'countImage') {
  return async (request: FastifyRequest) => void (await countRequest(services, request, limit))
}

/** Returns a function that counts one page per call, except at the first: the request was already counted. */
export function createPageCounter({ plans }: Services, context: RequestContext, caller: Caller) {
  let isFirst = true
  return async (): Promise<void> => {
    const taken = isFirst ? undefined : await plans.countRequest(caller)
    isFirst = false
    if (!taken) return
    if (!taken.allowed) throw createRateError(taken)
    context.plan = taken
  }
}

export async function createContextWithoutCounting(
  { plans, config }: Services,
  request: RequestInProgress,
): Promise<RequestContext> {
  const caller = identifyCaller(request.raw, config.server.trustProxy)
  return createRequestContext(request.id, await plans.readPlanState(caller))
}
