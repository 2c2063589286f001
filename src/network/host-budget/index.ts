export { createRedisLeases } from './redis-leases.js'
export { SharedHostBudget } from './shared-host-budget.js'
