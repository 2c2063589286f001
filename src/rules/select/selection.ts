import type { MainExplanation, MatchedElements, Value } from '../../contracts/result.js'

/** Matches of the rules in a page, before conversion. */
export interface Selection {
  /** Base of relative URLs: the final URL or `<base href>`. */
  readonly base: string
  readonly lang: string | undefined
  readonly rules: readonly RuleSelection[]
  /** Reason why `:main` matches nothing. */
  readonly noMain?: string
  readonly matched?: MatchedElements
  readonly main?: MainExplanation
}

export type RuleSelection = readonly AlternativeSelection[]

export interface AlternativeSelection {
  /** Number of all matching elements, including those beyond the limit. */
  readonly matches: number
  readonly cut: boolean
  /** All matches of `selectorAll`, or each `selector`'s first match. */
  readonly matched: readonly Match[]
}

export type Match =
  /** Value of the first attribute that has one, or `null` if none has. */
  | {
      readonly kind: 'text'
      readonly value: string | readonly string[] | null
      readonly isDeclared?: boolean
    }
  /** Valid JSON, not parsed yet because of names such as `__proto__`. */
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
