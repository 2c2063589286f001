import type { MainExplanation, MatchedElements, Value } from '../../contracts/result.js'

/** Unconverted matches of the rules in a page; mirrors the tree of rules. */
export interface Selection {
  /** Absolute base of relative addresses: the final URL, or the page's `<base href>`. */
  readonly base: string
  /** Language as declared by the page. */
  readonly lang: string | undefined
  /** Selections in the order of the rules. */
  readonly rules: readonly RuleSelection[]
  /** Reason why `:main` matches nothing, if a rule asked for it. */
  readonly noMain?: string
  /** Elements that the rules took, if the caller asked to explain. */
  readonly matched?: MatchedElements
  /** Explains the main content, if a rule asked for it and the caller to explain. */
  readonly main?: MainExplanation
}

export type RuleSelection = readonly AlternativeSelection[]

export interface AlternativeSelection {
  /** Elements matched, including those beyond the limit. */
  readonly matches: number
  /** True if matches beyond the limit were left out. */
  readonly cut: boolean
  /** Matches: with `selectorAll` each, else the first of each selector. */
  readonly matched: readonly Match[]
}

export type Match =
  /** Value of the first attribute that has one; `null` if none does. */
  | {
      readonly kind: 'text'
      readonly value: string | readonly string[] | null
      /** True if it was read from an attribute for programs. */
      readonly isDeclared?: boolean
    }
  /** Valid JSON, kept as text so that a `__proto__` in it is not parsed early. */
  | { readonly kind: 'json'; readonly text: string }
  | { readonly kind: 'rules'; readonly rules: readonly RuleSelection[] }

/** A value before it is converted. */
export interface RawValue {
  readonly raw: Value
  /** True if it is written for programs, not shown to readers. */
  readonly isDeclared?: boolean | undefined
}

export function toRawValue(match: Exclude<Match, { kind: 'rules' }>): RawValue {
  if (match.kind === 'json') return { raw: JSON.parse(match.text), isDeclared: true }
  const { value, isDeclared } = match
  return { raw: typeof value === 'string' || value === null ? value : [...value], isDeclared }
}
