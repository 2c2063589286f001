export { isTransient, retryAfterOf } from './fetch-target.js'
export { withMaxConcurrency } from './max-concurrency.js'
export { createPipeline, type Pipeline, type Stages } from './pipeline.js'
