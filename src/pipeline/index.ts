export type { PipelineOutcome } from './answer/answer-query.js'
export {
  ASSETS,
  type AssetFile,
  createAsset,
  describeAsset,
  inlineFilesAsDataUrls,
} from './answer/assets.js'
export { isTransientStatus } from './load-page/fetch-target.js'
export { toFetchMode } from './load-page/get-page.js'
export { opensPage } from './load-page/when-to-open.js'
export {
  createConcurrencyLimiter,
  limitConcurrency,
} from './max-concurrency.js'
export { createPipeline, type MarkupOptions, type Pipeline } from './pipeline.js'
export type { Stages } from './stages.js'
