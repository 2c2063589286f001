export { isTransient, retryAfterOf } from './fetch-target.js'
export { type Crowd, createCrowd, withMaxConcurrency } from './max-concurrency.js'
export {
  createPipeline,
  fetchModeOf,
  type Pipeline,
  type PipelineOutcome,
  type Stages,
} from './pipeline.js'
