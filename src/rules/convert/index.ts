export type { MediaCategory } from './media-url.js'
export type { Doubt } from './numeric.js'
export { allowanceOf, type OutputLimits, pay, tooMuch } from './output.js'
export { compact, convert, defaultAttrsOf, mediaOf, type TypeContext } from './rule-types.js'
