export type { MeasurePage, Visit, VisitRequest } from './browser-requests.js'
export { createCacheKey } from './cache-key.js'
export { JOB_NUMBERS } from './declarations/job-numbers.js'
export type { LighthouseOptions } from './declarations/lighthouse-parameter.js'
export type { PdfOptions } from './declarations/pdf-parameter.js'
export type { Overlay, ScreenshotOptions } from './declarations/screenshot-parameter.js'
export { SCALE, SIDE } from './declarations/viewport-parameter.js'
export {
  actsOrWaitsOnPage,
  type BrowserOptions,
  LOAD_EVENTS,
  listInjectedUrls,
  type WaitUntil,
} from './declarations/visit-parameters.js'
export { toSchemas } from './kinds/group-kind.js'
export type { NumberRange } from './kinds/number-kind.js'
export type { InputsOf, JsonSchema, Parameter, ParameterRecord } from './kinds/parameter.js'
export { createWrongValueError, describeValue } from './kinds/value.js'
export { createParameterError } from './parameter-error.js'
export { refuseTooManyParameters } from './parameter-tree.js'
export { PARAMETERS } from './parameters.js'
export type { Query } from './query.js'
export {
  type Abortable,
  type HtmlInput,
  type QueryInput,
  readQueryInput,
  requireOptionsObject,
  separateAbortSignal,
} from './query-input.js'
export { QUERY_BOUNDS, type QueryOptions } from './query-options.js'
export { refuseTooLongQuery } from './read-query.js'
export { DEFAULT_USER_AGENT } from './readers/devices.js'
export {
  type HeadersInput,
  hasPrivateHeaders,
  normalizeHeaderName,
} from './readers/read-headers.js'
export { addScheme, parseFullUrl, readUrl } from './readers/read-url.js'
export { createRequestParser, type RequestParameters } from './request-parser.js'
