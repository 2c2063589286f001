export type { PipelineOutcome } from './answer-query.js'
export { ASSETS, type AssetFile, withFileAddresses, withInlineFiles } from './assets.js'
export { isTransient } from './fetch-target.js'
export {
  type ConcurrencyLimiter,
  createConcurrencyLimiter,
  withMaxConcurrency,
} from './max-concurrency.js'
export { fetchModeOf } from './page-source.js'
export { createPipeline, type Pipeline } from './pipeline.js'
export type { Stages } from './stages.js'
