export { registerBatch } from './batch.js'
export { registerHealth } from './health.js'
export { answerLink } from './link.js'
