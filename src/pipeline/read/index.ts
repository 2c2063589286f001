export { createPageReader, INLINE_BYTES, type PageReader } from './page-reader.js'
export type { PageReading, ReadingLimits, ReadRequest } from './read-request.js'
