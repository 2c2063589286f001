export {
  findClientAddress as clientAddress,
  isLocalClient as isLoopback,
  isTrustedPeer,
  type TrustProxy,
  toCountedAddress as countedAddress,
} from './client-address.js'
export { limitPerClient } from './connections-per-client.js'
export { type Count, type Counter, createFixedWindows, MAX_CALLERS } from './fixed-window.js'
export { FREE_PLAN, type Plan, type PlanState, UNLIMITED } from './plan.js'
export {
  type Caller,
  createPlans,
  createRateError as overLimit,
  type Plans,
  type Taken,
} from './rate-limit.js'
export { createRedisCounter as redisCounter } from './redis-counter.js'
