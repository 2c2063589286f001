export {
  convertValue,
  dropEmpty,
  findDefaultAttrs,
  findMediaCategory,
  type TypeContext,
} from './convert.js'
export { chargeValue, createTooMuchError, type OutputLimits, toAllowance } from './output.js'
export type { Doubt, MediaCategory } from './readers.js'
