import type { Value } from '../../contracts/result.js'
import type { Rule, Rules } from '../../contracts/rules.js'
import { type Allowance, Budget } from '../../lib/data/budget.js'
import {
  allowanceOf,
  convert,
  type Doubt,
  mediaOf,
  type OutputLimits,
  pay,
  tooMuch,
} from '../convert/index.js'
import {
  type AlternativeSelection,
  type Match,
  type RawValue,
  type RuleSelection,
  type Selection,
  toRawValue,
} from '../select/selection.js'
import { ClosedRules } from './closed-rules.js'
import { Doubts } from './doubts.js'
import {
  type AlternativeDraft,
  type Draft,
  decided,
  isDone,
  joined,
  type MatchDraft,
  objectOf,
  type RuleDraft,
} from './draft.js'
import { succeeds } from './fallback.js'
import { matchWarnings } from './match-warnings.js'

export interface ConvertContext {
  readonly rules: Rules
  /** Milliseconds since 1970. */
  readonly now: number
  readonly limits: OutputLimits
}

/**
 * Makes values of what was selected, as far as the page alone decides them: types, lists, and the
 * first alternative that succeeds. Pure, like selecting, and for the same thread. Throws
 * `EINVALDATA` when the values are too many, or too large together.
 */
export function convertSelection(selection: Selection, context: ConvertContext): Draft {
  const { base, lang, matched, main } = selection
  const { rules } = context
  const converter = new Converter(selection, context)
  const drafts = converter.rules(rules, selection.rules, 'data')
  const warnings = [...matchWarnings(rules, selection), ...converter.doubts.warnings]
  const explained = { ...(matched && { matched }), ...(main && { main }) }
  return { base, lang, rules: drafts, made: converter.made, warnings, ...explained }
}

/**
 * What is still to be asked is finished on the main loop, a few in each turn and with a promise for
 * each: such a match counts as so many values.
 */
const OPEN_COST = 10

class Converter {
  /** For values as they are answered, and for what is still to be asked. */
  readonly #done: Budget
  readonly #open: Budget
  readonly #closed: ClosedRules
  readonly #page: Pick<Selection, 'base' | 'lang'>
  readonly #context: ConvertContext
  readonly doubts = new Doubts()

  constructor(page: Pick<Selection, 'base' | 'lang'>, context: ConvertContext) {
    this.#page = page
    this.#context = context
    this.#done = new Budget(allowanceOf(context.limits))
    this.#open = new Budget(allowanceOf(context.limits))
    const { base, lang } = page
    const { now, limits } = context
    this.#closed = new ClosedRules({
      base,
      lang,
      now,
      done: this.#done,
      limits,
      doubts: this.doubts,
    })
  }

  get made(): Allowance {
    return this.#done.made
  }

  rules(rules: Rules, selections: readonly RuleSelection[], path: string): readonly RuleDraft[] {
    return rules.map(([name, alternatives], index) =>
      this.#rule(alternatives, selections[index] ?? [], `${path}.${name}`),
    )
  }

  #rule(rules: readonly Rule[], selections: RuleSelection, path: string): RuleDraft {
    if (this.#closed.has(rules)) return this.#closed.rule(rules, selections, path)
    const alternatives: AlternativeDraft[] = []
    for (const [index, rule] of rules.entries()) {
      const selection = selections[index]
      if (!selection) continue
      const alternative = this.#alternative(rule, selection, path)
      alternatives.push(alternative)
      if (isDone(alternative) && succeeds(alternative.value)) break
    }
    return alternatives.every(isDone) ? decided(alternatives) : { kind: 'open', alternatives }
  }

  #alternative(rule: Rule, selection: AlternativeSelection, path: string): AlternativeDraft {
    const { matches } = selection
    const drafts: MatchDraft[] = []
    for (const selected of selection.matched) {
      const draft = this.#match(rule, selected, path)
      drafts.push(draft)
      if (!rule.all && isDone(draft) && succeeds(draft.value)) break
    }
    if (!drafts.every(isDone)) return { kind: 'open', matches, drafts }
    return { kind: 'done', matches, value: joined(rule, drafts) }
  }

  #match(rule: Rule, selected: Match, path: string): MatchDraft {
    const draft =
      selected.kind === 'rules'
        ? this.#nested(rule, selected.rules, path)
        : this.#typed(rule, toRawValue(selected), path, (value) => pay(value, this.#budgetOf(rule)))
    if (!isDone(draft)) this.#check(this.#open.spend(0, OPEN_COST), path)
    return draft
  }

  #nested(rule: Rule, selections: readonly RuleSelection[], path: string): MatchDraft {
    const { data = [] } = rule
    const rules = this.rules(data, selections, path)
    if (!rules.every(isDone)) return { kind: 'rules', rules }
    // What is in it is paid for already.
    const raw = objectOf(data, rules)
    return this.#typed(rule, { raw }, path, () => this.#done.spend(path.length))
  }

  #typed(
    rule: Rule,
    { raw, isDeclared = false }: RawValue,
    path: string,
    payFor: (value: Value) => boolean,
  ): MatchDraft {
    if (raw !== null && rule.evaluate !== undefined) {
      this.#check(payFor(raw), path)
      return { kind: 'input', value: raw }
    }
    const { base, lang } = this.#page
    const made = (value: Value) => this.#check(payFor(value), path)
    const doubted = (doubt: Doubt) => this.doubts.add(path, doubt)
    const { now } = this.#context
    const value = convert(rule.type, raw, { base, lang, now, isDeclared, made, doubted })
    const isAddress = value !== null && mediaOf(rule.type) !== undefined
    return { kind: isAddress ? 'address' : 'done', value }
  }

  /** What a function is given, and the address of media, are not in the answer. */
  #budgetOf({ evaluate, type }: Rule): Budget {
    return evaluate !== undefined || mediaOf(type) !== undefined ? this.#open : this.#done
  }

  #check(isPaid: boolean, path: string): void {
    if (!isPaid) throw tooMuch(path, this.#context.limits)
  }
}
