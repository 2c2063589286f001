import { andThen, type MaybePromise } from '../../lib/async/maybe-promise.js'
import { type Caller, type CountResult, createRateError } from '../../service/limits/index.js'
import type { Services } from '../../service/services.js'
import {
  createRequestContext,
  identifyCaller,
  type RequestContext,
  type RequestInProgress,
} from './request-context.js'

/** Counts a request against its caller's plan; throws if the requests of the plan are used up. */
export function countRequest(
  services: Services,
  request: RequestInProgress,
): MaybePromise<RequestContext> {
  return createCountedContext(services, request, (caller) => services.plans.countRequest(caller))
}

/** Counts a request for an image in the playground against a limit of its own; throws if it is used up. */
export function countImage(
  services: Services,
  request: RequestInProgress,
): MaybePromise<RequestContext> {
  return createCountedContext(services, request, (caller) => services.plans.countImage(caller))
}

function createCountedContext(
  { plans, config }: Services,
  request: RequestInProgress,
  take: (caller: Caller) => MaybePromise<CountResult>,
): MaybePromise<RequestContext> {
  const caller = identifyCaller(request.raw, config.server.trustProxy)
  return andThen(take(caller), (taken) => {
    const context = createRequestContext(request.id, taken, () => plans.getCallerId(caller))
    request.requestContext = context
    if (!taken.allowed) throw createRateError(taken)
    return context
  })
}

export async function createUncountedContext(
  { plans, config }: Services,
  request: RequestInProgress,
): Promise<RequestContext> {
  const caller = identifyCaller(request.raw, config.server.trustProxy)
  return createRequestContext(request.id, await plans.peek(caller))
}
