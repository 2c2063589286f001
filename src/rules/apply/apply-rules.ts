import type { Value } from '../../contracts/result.js'
import type { Rule, Rules } from '../../contracts/rules.js'
import { Budget } from '../../lib/data/budget.js'
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
import { createPageOnlyRules } from './page-only-rules.js'
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
 * Converts selected values, except those that need a function or media; pure, so that it can run in a thread.
 * @throws LinkglassError `EINVALDATA` if there are too many values, or they are too large together
 */
export function convertSelection(selection: Selection, context: ConvertContext): PartialResult {
  const { base, lang, matched, main } = selection
  const { rules, now, limits } = context
  /** Budget for values of the answer. */
  const done = new Budget(toAllowance(limits))
  const open = new Budget(toAllowance(limits))
  const doubts = new AmbiguityWarnings()
  const pageOnly = createPageOnlyRules({ base, lang, now, done, limits, doubts })

  function convertRules(
    rules: Rules,
    selections: readonly RuleSelection[],
    path: string,
  ): readonly PartialRule[] {
    return rules.map(([name, alternatives], index) =>
      convertRule(alternatives, selections[index] ?? [], `${path}.${name}`),
    )
  }

  function convertRule(
    rules: readonly Rule[],
    selections: RuleSelection,
    path: string,
  ): PartialRule {
    if (pageOnly.includes(rules)) return pageOnly.convertRule(rules, selections, path)
    const alternatives: PartialAlternative[] = []
    for (const [index, rule] of rules.entries()) {
      const selection = selections[index]
      if (!selection) continue
      const alternative = convertAlternative(rule, selection, path)
      alternatives.push(alternative)
      if (isDone(alternative) && succeeds(alternative.value)) break
    }
    return alternatives.every(isDone) ? decideRule(alternatives) : { kind: 'open', alternatives }
  }

  function convertAlternative(
    rule: Rule,
    selection: AlternativeSelection,
    path: string,
  ): PartialAlternative {
    const { matches } = selection
    const drafts: PartialMatch[] = []
    for (const selected of selection.matched) {
      const draft = convertMatch(rule, selected, path)
      drafts.push(draft)
      if (!rule.all && isDone(draft) && succeeds(draft.value)) break
    }
    if (!drafts.every(isDone)) return { kind: 'open', matches, drafts }
    return { kind: 'done', matches, value: combineMatches(rule, drafts) }
  }

  function convertMatch(rule: Rule, selected: Match, path: string): PartialMatch {
    const draft =
      selected.kind === 'rules'
        ? convertNested(rule, selected.rules, path)
        : convertTyped(rule, toRawValue(selected), path, (value) => pay(value, selectBudget(rule)))
    if (!isDone(draft)) requirePaid(open.spend(0, OPEN_COST), path)
    return draft
  }

  function convertNested(
    rule: Rule,
    selections: readonly RuleSelection[],
    path: string,
  ): PartialMatch {
    const { data = [] } = rule
    const rules = convertRules(data, selections, path)
    if (!rules.every(isDone)) return { kind: 'rules', rules }
    // The values of the nested rules have been paid for.
    const raw = toNamedValues(data, rules)
    return convertTyped(rule, { raw }, path, () => done.spend(path.length))
  }

  function convertTyped(
    rule: Rule,
    { raw, isDeclared = false }: RawValue,
    path: string,
    payFor: (value: Value) => boolean,
  ): PartialMatch {
    if (raw !== null && rule.evaluate !== undefined) {
      requirePaid(payFor(raw), path)
      return { kind: 'input', value: raw }
    }
    const made = (value: Value) => requirePaid(payFor(value), path)
    const doubted = (doubt: Doubt) => doubts.add(path, doubt)
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

  /** Chooses the budget for a value; inputs of functions and media URLs have their own, since they are not answered. */
  function selectBudget({ evaluate, type }: Rule): Budget {
    return evaluate !== undefined || findMediaCategory(type) !== undefined ? open : done
  }

  function requirePaid(isPaid: boolean, path: string): void {
    if (!isPaid) throw createTooMuchError(path, limits)
  }

  const drafts = convertRules(rules, selection.rules, 'data')
  const warnings = [...matchWarnings(rules, selection), ...doubts.warnings]
  const explained = { ...(matched && { matched }), ...(main && { main }) }
  return { base, lang, rules: drafts, made: done.made, warnings, ...explained }
}

/** Number of values that an open match costs, since it needs a promise on the main thread. */
const OPEN_COST = 10

export interface ApplyContext extends SelectContext {
  /** Present time, in milliseconds since 1970. */
  readonly now: number
}

/** Selects and converts values, except those that need a function or media, which `resolveSelection` converts. */
export function applyRules(document: Document, context: ApplyContext): PartialResult {
  return convertSelection(select(document, context), context)
}
