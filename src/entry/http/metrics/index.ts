export { addJobMetrics } from './job-metrics.js'
export { createMetrics } from './metrics.js'
export { registerMetrics } from './metrics-route.js'
