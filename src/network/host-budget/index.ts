export { redisClaims } from './redis-claims.js'
export { SharedHostBudget } from './shared-host-budget.js'
