export { ASSETS, type AssetFile, withFileAddresses, withInlineFiles } from './assets.js'
export { isTransient } from './fetch-target.js'
export { type Crowd, createCrowd, withMaxConcurrency } from './max-concurrency.js'
export { fetchModeOf } from './page-source.js'
export {
  createPipeline,
  type NotModified,
  type Pipeline,
  type PipelineOutcome,
} from './pipeline.js'
export type { Stages } from './stages.js'
