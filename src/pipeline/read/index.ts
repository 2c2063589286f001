export { createPageReader, type PageReader } from './page-reader.js'
export type { PageReading, ReadingLimits, ReadRequest } from './read-page.js'
