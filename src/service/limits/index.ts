export {
  findClientAddress,
  isLocalClient,
  isTrustedPeer,
  type TrustProxy,
} from './client-address.js'
export { limitConnectionsPerClient } from './connections-per-client.js'
export { type Count, type Counter, createFixedWindows, MAX_CALLERS } from './fixed-window.js'
export { FREE_PLAN, type Plan, type PlanState, UNLIMITED } from './plan.js'
export { type Caller, createPlans, createRateError, type Plans } from './rate-limit.js'
export { createRedisCounter } from './redis-counter.js'
