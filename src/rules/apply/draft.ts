import type {
  MainExplanation,
  MatchedElements,
  RuleExplanation,
  Value,
  Warning,
} from '../../contracts/result.js'
import type { Rule, Rules } from '../../contracts/rules.js'
import type { Allowance } from '../../lib/data/budget.js'
import { compact } from '../convert/index.js'
import { bestOf } from './fallback.js'

/**
 * What rules come to in a thread: values where the page alone decides, and where it does not, what
 * is still to be asked of media or of callers' functions. Plain data: it crosses from the thread.
 */
export interface Draft {
  /** Absolute address that relative ones refer to. */
  readonly base: string
  /** The page's declared language, as declared. */
  readonly lang: string | undefined
  /** In the order of the rules given. */
  readonly rules: readonly RuleDraft[]
  /** What the values that are done take of what one answer may hold. */
  readonly made: Allowance
  readonly warnings: readonly Warning[]
  /** Which elements the rules took, if the caller asked to explain. */
  readonly matched?: MatchedElements
  /** How the main content was found, if a rule asked for it and the caller to explain. */
  readonly main?: MainExplanation
}

export type RuleDraft =
  | DoneRule
  /** Its alternatives in order, up to the first that is known to succeed. */
  | { readonly kind: 'open'; readonly alternatives: readonly AlternativeDraft[] }

export interface DoneRule extends Done {
  readonly explanation: RuleExplanation
}

export type AlternativeDraft =
  | DoneAlternative
  | { readonly kind: 'open'; readonly matches: number; readonly drafts: readonly MatchDraft[] }

export interface DoneAlternative extends Done {
  /** Elements matched. */
  readonly matches: number
}

export type MatchDraft = Done | OpenMatch

export interface Done {
  readonly kind: 'done'
  readonly value: Value
}

export type OpenMatch =
  /** What the rule's function is to be given. */
  | { readonly kind: 'input'; readonly value: Value }
  /** The address of media, or a list of such. */
  | { readonly kind: 'address'; readonly value: Value }
  /** Nested rules, of which at least one is open. */
  | { readonly kind: 'rules'; readonly rules: readonly RuleDraft[] }

export function isDone<D extends { readonly kind: string }>(
  draft: D,
): draft is Extract<D, { readonly kind: 'done' }> {
  return draft.kind === 'done'
}

/** What a rule is answered with once its alternatives have their values. */
export function decided(alternatives: readonly DoneAlternative[]): DoneRule {
  const { value, index } = bestOf(alternatives.map((alternative) => alternative.value))
  const matches = alternatives.at(index ?? -1)?.matches ?? 0
  return { kind: 'done', value, explanation: { matches, fallback: index } }
}

/** The values of rules under their names. */
export function objectOf(rules: Rules, drafts: readonly Done[]): { [name: string]: Value } {
  return Object.fromEntries(rules.map(([name], index) => [name, drafts[index]?.value ?? null]))
}

/** What an alternative gives: the list of its values, or the best of them. */
export function joined({ all, type }: Rule, drafts: readonly Done[]): Value {
  const values = drafts.map(({ value }) => value)
  return all ? compact(type, values) : bestOf(values).value
}
