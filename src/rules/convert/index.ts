export {
  convertValue,
  dropEmpty,
  findDefaultAttrs,
  findMediaCategory,
  type TypeContext,
} from './convert.js'
export { createTooMuchError, type OutputLimits, spendValue, toAllowance } from './output.js'
export type { Doubt, MediaCategory } from './readers.js'
