import { after, type Soon } from '../core/soon.js'
import { overLimit } from '../limits/index.js'
import type { Services } from '../services.js'
import {
  callerOf,
  newRequestContext,
  type RequestContext,
  type RequestInProgress,
} from './request-context.js'

/**
 * Counts a request against its caller's plan.
 * @throws LinkglassError when it is one too many
 */
export function countRequest(
  { plans, config }: Services,
  request: RequestInProgress,
): Soon<RequestContext> {
  const caller = callerOf(request.raw, config.server.trustProxy)
  return after(plans.take(caller), (taken) => {
    const context = newRequestContext(request.id, taken, () => plans.idOf(caller))
    request.requestContext = context
    if (!taken.allowed) throw overLimit(taken)
    return context
  })
}

/** The context of a request that counts against no limit. */
export async function uncountedContext(
  { plans, config }: Services,
  request: RequestInProgress,
): Promise<RequestContext> {
  const caller = callerOf(request.raw, config.server.trustProxy)
  return newRequestContext(request.id, await plans.peek(caller))
}
