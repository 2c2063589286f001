import type { Value, Warning } from '../../contracts/result.js'
import type { Rule, Rules } from '../../contracts/rules.js'
import { append } from '../../lib/data/append.js'
import { Budget } from '../../lib/data/budget.js'
import { quote } from '../../lib/text/quote.js'
import type { Document } from '../../page/index.js'
import {
  chargeJsonLength,
  convertValue,
  createOutputTooLargeError,
  type Doubt,
  findMediaCategory,
  type OutputLimits,
  type TypeContext,
  toOutputAllowance,
} from '../convert/index.js'
import { type SelectContext, selectMatches } from '../select/select.js'
import {
  type AlternativeSelection,
  type Match,
  type RawValue,
  type RuleSelection,
  type Selection,
  toRawValue,
} from '../select/selection.js'
import {
  combineDraftValues,
  hasTruthyValue,
  isDoneDraft,
  type PartialAlternative,
  type PartialMatch,
  type PartialResult,
  type PartialRule,
  toDoneRule,
  toNamedValues,
} from './partial-result.js'
import { createMatchWarnings } from './rule-warnings.js'

export interface ConvertContext {
  readonly rules: Rules
  readonly now: number
  readonly limits: OutputLimits
}

/** Converts matches that need no function or media probe. Throws `EINVALDATA` for too much output. */
export function convertSelection(selection: Selection, context: ConvertContext): PartialResult {
  const { base, lang, matched, main } = selection
  const { rules } = context
  const converter = new SelectionConverter(selection, context)
  const drafts = converter.convertRuleMatches(rules, selection.rules, 'data')
  const { total: made } = converter.done
  const warnings = [...createMatchWarnings(rules, selection), ...converter.doubts.values()]
  const explained = { ...(matched && { matched }), ...(main && { main }) }
  return { base, lang, rules: drafts, made, warnings, ...explained }
}

class SelectionConverter {
  readonly #limits: OutputLimits
  /** Warnings about ambiguous numbers, by the rule's path. */
  readonly doubts = new Map<string, Warning>()
  readonly done: Budget
  /** Budget for inputs of functions and media probes. */
  readonly #open: Budget
  readonly #shown: TypeContext
  readonly #declared: TypeContext
  #path = 'data'
  /** Budget to charge, or `undefined` if the value is charged already. */
  #payer: Budget | undefined

  constructor({ base, lang }: Selection, { now, limits }: ConvertContext) {
    this.#limits = limits
    this.done = new Budget(toOutputAllowance(limits))
    this.#open = new Budget(toOutputAllowance(limits))
    const onValue = (value: Value) => this.#chargeValueOrThrow(value)
    const onDoubt = ({ text, taken, other }: Doubt) => {
      const path = this.#path
      if (this.doubts.has(path)) return
      const message = `\`${path}\`: ${quote(text)} was read as ${taken}, and may mean ${other}.`
      this.doubts.set(path, { code: 'EAMBIGUOUS', message })
    }
    this.#shown = { base, lang, now, isDeclared: false, onValue, onDoubt }
    this.#declared = { ...this.#shown, isDeclared: true }
  }

  convertRuleMatches(rules: Rules, selections: readonly RuleSelection[], path: string) {
    return rules.map(([name, alternatives], index) =>
      this.#convertRule(alternatives, selections[index] ?? [], `${path}.${name}`),
    )
  }

  #convertRule(rules: readonly Rule[], selections: RuleSelection, path: string): PartialRule {
    let alternatives: PartialAlternative[] = []
    for (let index = 0; index < rules.length; index++) {
      const [rule, selection] = [rules[index], selections[index]]
      if (!rule || !selection) continue
      const alternative = this.#convertAlternative(rule, selection, path)
      alternatives = append(alternatives, alternative)
      if (isDoneDraft(alternative) && hasTruthyValue(alternative.value)) break
    }
    return alternatives.every(isDoneDraft)
      ? toDoneRule(alternatives)
      : { kind: 'open', alternatives }
  }

  #convertAlternative(
    rule: Rule,
    { matches, matched }: AlternativeSelection,
    path: string,
  ): PartialAlternative {
    let drafts: PartialMatch[] = []
    for (const selected of matched) {
      const draft = this.#convertMatch(rule, selected, path)
      drafts = append(drafts, draft)
      if (!rule.all && isDoneDraft(draft) && hasTruthyValue(draft.value)) break
    }
    if (!drafts.every(isDoneDraft)) return { kind: 'open', matches, drafts }
    return { kind: 'done', matches, value: combineDraftValues(rule, drafts) }
  }

  #convertMatch(rule: Rule, selected: Match, path: string): PartialMatch {
    const draft =
      selected.kind === 'rules'
        ? this.#convertNestedRules(rule, selected.rules, path)
        : this.#convertToType(rule, toRawValue(selected), path, false)
    if (!isDoneDraft(draft)) this.#throwUnlessWithinBudget(this.#open.spend(0, OPEN_COST), path)
    return draft
  }

  #convertNestedRules(
    rule: Rule,
    selections: readonly RuleSelection[],
    path: string,
  ): PartialMatch {
    const { data = [] } = rule
    const rules = this.convertRuleMatches(data, selections, path)
    if (!rules.every(isDoneDraft)) return { kind: 'rules', rules }
    return this.#convertToType(rule, { raw: toNamedValues(data, rules) }, path, true)
  }

  #convertToType(
    { type, evaluate }: Rule,
    { raw, isDeclared = false }: RawValue,
    path: string,
    isPaid: boolean,
  ): PartialMatch {
    const isMedia = findMediaCategory(type) !== undefined
    this.#path = path
    this.#payer = isPaid ? undefined : evaluate !== undefined || isMedia ? this.#open : this.done
    if (raw !== null && evaluate !== undefined) {
      this.#chargeValueOrThrow(raw)
      return { kind: 'input', value: raw }
    }
    const value = convertValue(type, raw, isDeclared ? this.#declared : this.#shown)
    return { kind: value !== null && isMedia ? 'address' : 'done', value }
  }

  #chargeValueOrThrow(value: Value): void {
    const [path, payer] = [this.#path, this.#payer]
    this.#throwUnlessWithinBudget(
      payer ? chargeJsonLength(value, payer) : this.done.spend(path.length),
      path,
    )
  }

  #throwUnlessWithinBudget(isPaid: boolean, path: string): void {
    if (!isPaid) throw createOutputTooLargeError(path, this.#limits)
  }
}

const OPEN_COST = 10

export function applyRules(document: Document, context: SelectContext & { readonly now: number }) {
  return convertSelection(selectMatches(document, context), context)
}
