import type { Value } from '../../contracts/result.js'
import type { Rule } from '../../contracts/rules.js'
import type { Budget } from '../../lib/data/budget.js'
import { compact, convert, mediaOf, type OutputLimits, pay, tooMuch } from '../convert/index.js'
import {
  type AlternativeSelection,
  type Match,
  type RuleSelection,
  toRawValue,
} from '../select/selection.js'
import type { Doubts } from './doubts.js'
import type { DoneRule } from './draft.js'
import { type Best, bestOf, succeeds } from './fallback.js'

interface ClosedContext {
  /** Absolute address that relative ones refer to. */
  readonly base: string
  /** The page's declared language, as declared. */
  readonly lang: string | undefined
  /** Milliseconds since 1970. */
  readonly now: number
  /** For values as they are answered. */
  readonly done: Budget
  readonly limits: OutputLimits
  readonly doubts: Doubts
}

/**
 * Makes values of rules that ask nobody: neither they nor those nested in them have a function, or
 * name media. Most rules are such, and what stands between their selection and their value would
 * only be made to be taken apart again: 4 to 6 % of the time of a page with twenty rules.
 */
export class ClosedRules {
  readonly #known = new Map<readonly Rule[], boolean>()
  readonly #context: ClosedContext

  constructor(context: ClosedContext) {
    this.#context = context
  }

  /** Whether all alternatives of a rule are such. */
  has(rules: readonly Rule[]): boolean {
    const known = this.#known.get(rules)
    if (known !== undefined) return known
    const isClosed = rules.every(
      ({ evaluate, type, data = [] }) =>
        evaluate === undefined &&
        mediaOf(type) === undefined &&
        data.every(([, alternatives]) => this.has(alternatives)),
    )
    this.#known.set(rules, isClosed)
    return isClosed
  }

  rule(rules: readonly Rule[], selections: RuleSelection, path: string): DoneRule {
    const { value, index } = this.#best(rules, selections, path)
    const matches = selections.at(index ?? -1)?.matches ?? 0
    return { kind: 'done', value, explanation: { matches, fallback: index } }
  }

  #best(rules: readonly Rule[], selections: RuleSelection, path: string): Best {
    return firstGood(rules, (rule, index) => {
      const selection = selections[index]
      return selection ? this.#alternative(rule, selection, path) : null
    })
  }

  #alternative(rule: Rule, { matched }: AlternativeSelection, path: string): Value {
    const read = (match: Match) => this.#value(rule, match, path)
    if (rule.all) return compact(rule.type, matched.map(read))
    return firstGood(matched, read).value
  }

  #value(rule: Rule, match: Match, path: string): Value {
    const { done, limits, doubts, ...page } = this.#context
    const isNested = match.kind === 'rules'
    const { raw, isDeclared } = isNested
      ? { raw: this.#object(rule, match.rules, path), isDeclared: false }
      : toRawValue(match)
    const made = (value: Value) => {
      // What is in nested rules is paid for already.
      const isPaid = isNested ? done.spend(path.length) : pay(value, done)
      if (!isPaid) throw tooMuch(path, limits)
    }
    return convert(rule.type, raw, {
      ...page,
      isDeclared,
      made,
      doubted: (doubt) => doubts.add(path, doubt),
    })
  }

  #object({ data = [] }: Rule, selections: readonly RuleSelection[], path: string): Value {
    return Object.fromEntries(
      data.map(([name, rules], index) => [
        name,
        this.#best(rules, selections[index] ?? [], `${path}.${name}`).value,
      ]),
    )
  }
}

/** The best of the values of some items; those after one that succeeds are not made. */
function firstGood<T>(items: readonly T[], read: (item: T, index: number) => Value): Best {
  const values: Value[] = []
  for (let index = 0; index < items.length; index++) {
    const item = items[index]
    const value = item === undefined ? null : read(item, index)
    if (succeeds(value)) return { value, index }
    values.push(value)
  }
  return bestOf(values)
}
