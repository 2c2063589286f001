export type { MediaCategory } from './media-url.js'
export { compact, convert, defaultAttrsOf, mediaOf, type TypeContext } from './rule-types.js'
