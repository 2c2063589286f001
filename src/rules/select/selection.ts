import type { MainExplanation, MatchedElements, Value } from '../../contracts/result.js'

/**
 * What the rules select in a page, before anything is converted: it mirrors the tree of rules.
 */
export interface Selection {
  /** Absolute address that relative ones refer to: the final URL, or the page's `<base href>`. */
  readonly base: string
  /** The page's declared language, as declared. */
  readonly lang: string | undefined
  /** In the order of the rules given. */
  readonly rules: readonly RuleSelection[]
  /** Why `:main` stands for nothing in this page, if a rule asked for it. */
  readonly noMain?: string
  /** Which elements the rules took, if the caller asked to explain. */
  readonly matched?: MatchedElements
  /** How the main content was found, if a rule asked for it and the caller to explain. */
  readonly main?: MainExplanation
}

/** One entry for every alternative of a rule. */
export type RuleSelection = readonly AlternativeSelection[]

export interface AlternativeSelection {
  /** Elements matched, those beyond the limit counted too. */
  readonly matches: number
  /** Whether matches beyond the limit were left out. */
  readonly cut: boolean
  /** With `selectorAll` one for each match, else one for each selector that matched. */
  readonly matched: readonly Match[]
}

export type Match =
  /** What the first attribute that has a value gives; `null` when none does. */
  | {
      readonly kind: 'text'
      readonly value: string | readonly string[] | null
      /** True if it stands in an attribute for programs. */
      readonly isDeclared?: boolean
    }
  /** JSON text, known to be valid. It stays text so that no name in it meets a prototype early. */
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
