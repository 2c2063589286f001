export {
  ADDRESS_TEXT,
  type AttrName,
  convertValue,
  dropEmptyValues,
  findDefaultAttrs,
  findMediaCategory,
  type TypeContext,
} from './convert.js'
export {
  chargeJsonLength,
  createOutputTooLargeError,
  type OutputLimits,
  toOutputAllowance,
} from './output.js'
export type { Doubt, MediaCategory } from './readers.js'
