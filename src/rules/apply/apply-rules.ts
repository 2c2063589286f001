import type { Value } from '../../contracts/result.js'
import type { Rule, Rules } from '../../contracts/rules.js'
import { type Allowance, Budget } from '../../lib/data/budget.js'
import type { Document } from '../../page/index.js'
import {
  convert,
  createTooMuchError,
  type Doubt,
  findMediaCategory,
  type OutputLimits,
  pay,
  toAllowance,
} from '../convert/index.js'
import { type SelectContext, select } from '../select/select.js'
import {
  type AlternativeSelection,
  type Match,
  type RawValue,
  type RuleSelection,
  type Selection,
  toRawValue,
} from '../select/selection.js'
import { succeeds } from './fallback.js'
import { PageOnlyRules } from './page-only-rules.js'
import {
  combineMatches,
  decideRule,
  isDone,
  type PartialAlternative,
  type PartialMatch,
  type PartialResult,
  type PartialRule,
  toNamedValues,
} from './partial-result.js'
import { AmbiguityWarnings, matchWarnings } from './rule-warnings.js'

export interface ConvertContext {
  readonly rules: Rules
  readonly now: number
  readonly limits: OutputLimits
}

/**
 * Converts selected values as far as the page alone decides; pure, so that it can run in a thread.
 * @throws LinkglassError `EINVALDATA` when the values are too many, or too large together
 */
export function convertSelection(selection: Selection, context: ConvertContext): PartialResult {
  const { base, lang, matched, main } = selection
  const { rules } = context
  const converter = new Converter(selection, context)
  const drafts = converter.convertRules(rules, selection.rules, 'data')
  const warnings = [...matchWarnings(rules, selection), ...converter.doubts.warnings]
  const explained = { ...(matched && { matched }), ...(main && { main }) }
  return { base, lang, rules: drafts, made: converter.made, warnings, ...explained }
}

/** Values that an open match counts as: each costs the main loop a promise. */
const OPEN_COST = 10

class Converter {
  /** Pays for values of the answer. */
  readonly #done: Budget
  readonly #open: Budget
  readonly #pageOnly: PageOnlyRules
  readonly #page: Pick<Selection, 'base' | 'lang'>
  readonly #context: ConvertContext
  readonly doubts = new AmbiguityWarnings()

  constructor(page: Pick<Selection, 'base' | 'lang'>, context: ConvertContext) {
    this.#page = page
    this.#context = context
    this.#done = new Budget(toAllowance(context.limits))
    this.#open = new Budget(toAllowance(context.limits))
    const { base, lang } = page
    const { now, limits } = context
    this.#pageOnly = new PageOnlyRules({
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

  convertRules(
    rules: Rules,
    selections: readonly RuleSelection[],
    path: string,
  ): readonly PartialRule[] {
    return rules.map(([name, alternatives], index) =>
      this.#convertRule(alternatives, selections[index] ?? [], `${path}.${name}`),
    )
  }

  #convertRule(rules: readonly Rule[], selections: RuleSelection, path: string): PartialRule {
    if (this.#pageOnly.includes(rules)) return this.#pageOnly.convertRule(rules, selections, path)
    const alternatives: PartialAlternative[] = []
    for (const [index, rule] of rules.entries()) {
      const selection = selections[index]
      if (!selection) continue
      const alternative = this.#convertAlternative(rule, selection, path)
      alternatives.push(alternative)
      if (isDone(alternative) && succeeds(alternative.value)) break
    }
    return alternatives.every(isDone) ? decideRule(alternatives) : { kind: 'open', alternatives }
  }

  #convertAlternative(
    rule: Rule,
    selection: AlternativeSelection,
    path: string,
  ): PartialAlternative {
    const { matches } = selection
    const drafts: PartialMatch[] = []
    for (const selected of selection.matched) {
      const draft = this.#convertMatch(rule, selected, path)
      drafts.push(draft)
      if (!rule.all && isDone(draft) && succeeds(draft.value)) break
    }
    if (!drafts.every(isDone)) return { kind: 'open', matches, drafts }
    return { kind: 'done', matches, value: combineMatches(rule, drafts) }
  }

  #convertMatch(rule: Rule, selected: Match, path: string): PartialMatch {
    const draft =
      selected.kind === 'rules'
        ? this.#convertNested(rule, selected.rules, path)
        : this.#convertTyped(rule, toRawValue(selected), path, (value) =>
            pay(value, this.#selectBudget(rule)),
          )
    if (!isDone(draft)) this.#requirePaid(this.#open.spend(0, OPEN_COST), path)
    return draft
  }

  #convertNested(rule: Rule, selections: readonly RuleSelection[], path: string): PartialMatch {
    const { data = [] } = rule
    const rules = this.convertRules(data, selections, path)
    if (!rules.every(isDone)) return { kind: 'rules', rules }
    // The values within are paid for already.
    const raw = toNamedValues(data, rules)
    return this.#convertTyped(rule, { raw }, path, () => this.#done.spend(path.length))
  }

  #convertTyped(
    rule: Rule,
    { raw, isDeclared = false }: RawValue,
    path: string,
    payFor: (value: Value) => boolean,
  ): PartialMatch {
    if (raw !== null && rule.evaluate !== undefined) {
      this.#requirePaid(payFor(raw), path)
      return { kind: 'input', value: raw }
    }
    const { base, lang } = this.#page
    const made = (value: Value) => this.#requirePaid(payFor(value), path)
    const doubted = (doubt: Doubt) => this.doubts.add(path, doubt)
    const { now } = this.#context
    const value = convert(rule.type, raw, {
      base,
      lang,
      now,
      isDeclared,
      onValue: made,
      onDoubt: doubted,
    })
    const isAddress = value !== null && findMediaCategory(rule.type) !== undefined
    return { kind: isAddress ? 'address' : 'done', value }
  }

  /**
   * Selects the budget of a value: inputs of functions and addresses are not part of the answer.
   */
  #selectBudget({ evaluate, type }: Rule): Budget {
    return evaluate !== undefined || findMediaCategory(type) !== undefined ? this.#open : this.#done
  }

  #requirePaid(isPaid: boolean, path: string): void {
    if (!isPaid) throw createTooMuchError(path, this.#context.limits)
  }
}

export interface ApplyContext extends SelectContext {
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Selects and converts what a page alone decides; `resolveSelection` does the rest. */
export function applyRules(document: Document, context: ApplyContext): PartialResult {
  return convertSelection(select(document, context), context)
}
