export { type Answer, type AnswerInfo, Answers, expectedInfo } from './answers.js'
export { AssetStore, bodyAt, type StoredAsset } from './asset-store.js'
export { withWarnings } from './request-warnings.js'
export { requireOk } from './require-ok.js'
