export {
  convert,
  defaultAttrsOf,
  dropEmpty,
  mediaCategoryOf,
  type TypeContext,
} from './convert.js'
export {
  createTooMuchError,
  type OutputLimits,
  pay,
  toAllowance,
} from './output.js'
export type { Doubt, MediaCategory } from './readers.js'
