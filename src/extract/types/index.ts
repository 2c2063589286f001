export type { MediaCategory } from './media-url.js'
export { compact, convert, defaultAttrsOf, type TypeContext } from './rule-types.js'
