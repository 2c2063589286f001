export { isTransient, retryAfterOf } from './fetch-target.js'
export { type Crowd, createCrowd, withMaxConcurrency } from './max-concurrency.js'
export { createPipeline, type Pipeline, type Stages } from './pipeline.js'
