/**
 * What the rules select in a page, before anything is converted: plain data that mirrors the tree
 * of rules, so that selecting can happen in a worker thread and the rest where the network is.
 */
export interface Selection {
  /** Absolute address that relative ones refer to: the final URL, or the page's `<base href>`. */
  readonly base: string
  /** The page's declared language, as declared. */
  readonly lang: string | undefined
  /** In the order of the rules given. */
  readonly rules: readonly RuleSelection[]
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
  | { readonly kind: 'text'; readonly value: string | readonly string[] | null }
  /** JSON text, known to be valid. It stays text so that no name in it meets a prototype early. */
  | { readonly kind: 'json'; readonly text: string }
  | { readonly kind: 'rules'; readonly rules: readonly RuleSelection[] }
