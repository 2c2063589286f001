export { createMetrics } from './metrics.js'
export { registerMetrics } from './metrics-route.js'
