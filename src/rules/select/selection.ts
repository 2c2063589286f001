import type { MainExplanation, MatchedElements, Value } from '../../contracts/result.js'

/** Matches of the rules in a page, before their values are converted. */
export interface Selection {
  /** Absolute base of relative URLs: the page's final URL, or its `<base href>`. */
  readonly base: string
  readonly lang: string | undefined
  readonly rules: readonly RuleSelection[]
  /** Reason why `:main` matches nothing. Absent if it matches, or if no rule uses it. */
  readonly noMain?: string
  /** Elements that the rules took, if the caller asked for an explanation. */
  readonly matched?: MatchedElements
  /** Explanation of the main content, if a rule uses it and the caller asked for an explanation. */
  readonly main?: MainExplanation
}

export type RuleSelection = readonly AlternativeSelection[]

export interface AlternativeSelection {
  /** Number of all elements that match, even if the limit leaves some out. */
  readonly matches: number
  readonly cut: boolean
  /** Every match of `selectorAll`, or the first match of each `selector`. */
  readonly matched: readonly Match[]
}

export type Match =
  /** Value of the first attribute that has a value, or `null`. */
  | {
      readonly kind: 'text'
      readonly value: string | readonly string[] | null
      readonly isDeclared?: boolean
    }
  /** Valid JSON, kept as text so that a `__proto__` in it is not parsed yet. */
  | { readonly kind: 'json'; readonly text: string }
  | { readonly kind: 'rules'; readonly rules: readonly RuleSelection[] }

export interface RawValue {
  readonly raw: Value
  readonly isDeclared?: boolean | undefined
}

export function toRawValue(match: Exclude<Match, { kind: 'rules' }>): RawValue {
  if (match.kind === 'json') return { raw: JSON.parse(match.text), isDeclared: true }
  const { value, isDeclared } = match
  return { raw: typeof value === 'string' || value === null ? value : [...value], isDeclared }
}
