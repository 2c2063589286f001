export { registerBatch } from './batch.js'
export { registerHealth } from './health.js'
export {
  abortOnHangUp,
  answerRequest,
  countRequest,
  fetchModeOf,
  JSON_TYPE,
  searchOf,
} from './link.js'
