export { addressesIn, addressOf, isActedOn } from './browser/asked-of-browser.js'
export { DEFAULT_USER_AGENT } from './browser/index.js'
export { cacheKeyOf } from './cache-key.js'
export type { Described } from './described.js'
export { parameterError } from './parameter-error.js'
export { PARAMETERS, type ParameterName } from './parameters.js'
export {
  type Abortable,
  givenOptions,
  type HtmlInput,
  type PdfInput,
  type QueryInput,
  readInput,
  withoutSignal,
} from './query-input.js'
export { QUERY_BOUNDS, type QueryOptions } from './query-options.js'
export { readUrl } from './read-url.js'
export {
  createRequestParser,
  type ParseRequest,
  type RequestParameters,
} from './request-parser.js'
export { withScheme } from './with-scheme.js'
