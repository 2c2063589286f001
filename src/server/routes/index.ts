export { registerAssets } from './assets-route.js'
export { registerBatch } from './batch.js'
export { registerHealth } from './health.js'
export { answerLink, type LinkRoute } from './link.js'
