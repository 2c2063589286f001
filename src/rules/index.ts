export { applyRules } from './apply/apply.js'
export type { Draft, RuleDraft } from './apply/draft.js'
export { EXTRACT_BOUNDS, type ExtractLimits } from './apply/extract-limits.js'
export {
  type ResolveContext,
  type ResolvedRules,
  resolveSelection,
} from './apply/resolve-selection.js'
export { checkSelectors } from './select/check-selectors.js'
