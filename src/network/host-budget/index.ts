export { redisClaims } from './redis-claims.js'
export { LONGEST_PAUSE, SharedHostBudget } from './shared-host-budget.js'
