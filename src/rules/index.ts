export { applyRules } from './apply/apply-rules.js'
export type { PartialResult, PartialRule } from './apply/partial-result.js'
export {
  type ResolveContext,
  type ResolvedRules,
  resolveSelection,
} from './apply/resolve-selection.js'
export { EXTRACT_BOUNDS, type ExtractLimits } from './extract-limits.js'
export { checkSelectors, isValidSelector } from './select/check-selectors.js'
export { createReadTest } from './select/read-test.js'
