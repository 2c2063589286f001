export { requireOk, withWarnings } from './adapt-to-request.js'
export { type Answer, type AnswerInfo, Answers, expectedInfo } from './answers.js'
export { AssetStore, addressFiles, type StoredAsset } from './asset-store.js'
export { type PageListState, PageLists } from './page-lists.js'
