export { addWarnings, requireOk } from './adapt-to-request.js'
export { type Answer, type AnswerInfo, Answers, createProvisionalAnswerInfo } from './answers.js'
export { addBaseUrl, createAssetStore, type StoredAsset } from './asset-store.js'
export { createPageLists, type PageListState, type PageLists } from './page-lists.js'
