import type { Value, Warning } from '../../contracts/result.js'
import type { Rule, Rules } from '../../contracts/rules.js'
import { append } from '../../lib/data/append.js'
import { Budget } from '../../lib/data/budget.js'
import { quote } from '../../lib/text/quote.js'
import type { Document } from '../../page/index.js'
import {
  chargeValue,
  convertValue,
  createTooMuchError,
  type Doubt,
  findMediaCategory,
  type OutputLimits,
  type TypeContext,
  toAllowance,
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
  combineMatches,
  hasTruthyValue,
  isDone,
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

/** Converts all matches that need no I/O. Throws `EINVALDATA` for too much output. */
export function convertSelection(selection: Selection, context: ConvertContext): PartialResult {
  const { base, lang, matched, main } = selection
  const { rules } = context
  const converter = new SelectionConverter(selection, context)
  const drafts = converter.convertSelections(rules, selection.rules, 'data')
  const { total: made } = converter.done
  const warnings = [...createMatchWarnings(rules, selection), ...converter.doubts.values()]
  const explained = { ...(matched && { matched }), ...(main && { main }) }
  return { base, lang, rules: drafts, made, warnings, ...explained }
}

class SelectionConverter {
  readonly #limits: OutputLimits
  /** One warning for each rule that read an ambiguous number, by the rule's path. */
  readonly doubts = new Map<string, Warning>()
  readonly done: Budget
  /** Budget for the inputs of functions and media probes. Their outputs are counted later. */
  readonly #open: Budget
  readonly #shown: TypeContext
  readonly #declared: TypeContext
  #path = 'data'
  /** Budget to charge. `undefined` for nested rules, since their values are charged already. */
  #payer: Budget | undefined

  constructor({ base, lang }: Selection, { now, limits }: ConvertContext) {
    this.#limits = limits
    this.done = new Budget(toAllowance(limits))
    this.#open = new Budget(toAllowance(limits))
    const onValue = (value: Value) => this.#chargeValue(value)
    const onDoubt = ({ text, taken, other }: Doubt) => {
      const path = this.#path
      if (this.doubts.has(path)) return
      const message = `\`${path}\`: ${quote(text)} was read as ${taken}, and may mean ${other}.`
      this.doubts.set(path, { code: 'EAMBIGUOUS', message })
    }
    this.#shown = { base, lang, now, isDeclared: false, onValue, onDoubt }
    this.#declared = { ...this.#shown, isDeclared: true }
  }

  convertSelections(rules: Rules, selections: readonly RuleSelection[], path: string) {
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
      if (isDone(alternative) && hasTruthyValue(alternative.value)) break
    }
    return alternatives.every(isDone) ? toDoneRule(alternatives) : { kind: 'open', alternatives }
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
      if (!rule.all && isDone(draft) && hasTruthyValue(draft.value)) break
    }
    if (!drafts.every(isDone)) return { kind: 'open', matches, drafts }
    return { kind: 'done', matches, value: combineMatches(rule, drafts) }
  }

  #convertMatch(rule: Rule, selected: Match, path: string): PartialMatch {
    const draft =
      selected.kind === 'rules'
        ? this.#convertNested(rule, selected.rules, path)
        : this.#convertToType(rule, toRawValue(selected), path, false)
    if (!isDone(draft)) this.#throwUnlessPaid(this.#open.spend(0, OPEN_COST), path)
    return draft
  }

  #convertNested(rule: Rule, selections: readonly RuleSelection[], path: string): PartialMatch {
    const { data = [] } = rule
    const rules = this.convertSelections(data, selections, path)
    if (!rules.every(isDone)) return { kind: 'rules', rules }
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
      this.#chargeValue(raw)
      return { kind: 'input', value: raw }
    }
    const value = convertValue(type, raw, isDeclared ? this.#declared : this.#shown)
    return { kind: value !== null && isMedia ? 'address' : 'done', value }
  }

  #chargeValue(value: Value): void {
    const [path, payer] = [this.#path, this.#payer]
    this.#throwUnlessPaid(payer ? chargeValue(value, payer) : this.done.spend(path.length), path)
  }

  #throwUnlessPaid(isPaid: boolean, path: string): void {
    if (!isPaid) throw createTooMuchError(path, this.#limits)
  }
}

const OPEN_COST = 10

export function applyRules(document: Document, context: SelectContext & { readonly now: number }) {
  return convertSelection(selectMatches(document, context), context)
}
