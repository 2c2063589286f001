import type { Rule, Rules } from '../../contracts/rules.js'
import { findDefaultAttrs } from '../convert/index.js'
import { type CompiledSelector, parseQuery } from './selector.js'

/** A rule with its selectors compiled, for all the elements that it is applied in. */
export interface PreparedRule {
  /** Dotted path, `data.name`. */
  readonly path: string
  readonly alternatives: readonly PreparedAlternative[]
}

export interface PreparedAlternative {
  readonly all: boolean
  /** Matches of all of these are wanted; without any the rule reads its scope. */
  readonly queries: readonly CompiledSelector[]
  /** Selector of the parts to leave out of each match. */
  readonly excluded: CompiledSelector | undefined
  readonly attrs: readonly string[]
  readonly nested: readonly PreparedRule[] | undefined
}

export function prepareRules(rules: Rules, path: string): readonly PreparedRule[] {
  return rules.map(([name, alternatives]) => {
    const here = `${path}.${name}`
    return { path: here, alternatives: alternatives.map((rule) => prepareRule(rule, here)) }
  })
}

function prepareRule(rule: Rule, path: string): PreparedAlternative {
  const { all, selectors, exclude, data } = rule
  const lists = all && selectors.length > 0 ? [selectors] : selectors.map((one) => [one])
  const nested = data && prepareRules(data, path)
  const excluded = exclude && parseQuery(exclude)
  return { all, queries: lists.map(parseQuery), excluded, attrs: resolveAttrs(rule), nested }
}

const DEFAULT_ATTRS = ['html']

/** Replaces `html` by what the rule's type reads: markup is not a number, date, address or name. */
function resolveAttrs(rule: Rule): readonly string[] {
  const attrs = rule.attrs.length > 0 ? rule.attrs : DEFAULT_ATTRS
  if (rule.evaluate !== undefined) return attrs
  return attrs.flatMap((name) => (name === 'html' ? findDefaultAttrs(rule.type) : [name]))
}
