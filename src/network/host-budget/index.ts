export { createRedisLeases as redisClaims } from './redis-leases.js'
export { LONGEST_PAUSE, SharedHostBudget } from './shared-host-budget.js'
