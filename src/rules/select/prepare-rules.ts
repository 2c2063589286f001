import type { Rule, Rules } from '../../contracts/rules.js'
import { defaultAttrsOf } from '../convert/index.js'
import { type CompiledSelector, parseQuery } from './selector.js'

/** A rule with all that is the same in each of the elements it is looked for in. */
export interface PreparedRule {
  /** Its dotted path, `data.name`. */
  readonly path: string
  readonly alternatives: readonly PreparedAlternative[]
}

export interface PreparedAlternative {
  readonly all: boolean
  /** Selectors whose matches are wanted together; with none of them the rule reads its scope. */
  readonly queries: readonly CompiledSelector[]
  readonly attrs: readonly string[]
  readonly nested: readonly PreparedRule[] | undefined
}

/** Makes ready what is done once, however many elements rules are applied in. */
export function prepareRules(rules: Rules, path: string): readonly PreparedRule[] {
  return rules.map(([name, alternatives]) => {
    const here = `${path}.${name}`
    return { path: here, alternatives: alternatives.map((rule) => prepared(rule, here)) }
  })
}

function prepared(rule: Rule, path: string): PreparedAlternative {
  const { all, selectors, data } = rule
  const lists = all && selectors.length > 0 ? [selectors] : selectors.map((one) => [one])
  const nested = data && prepareRules(data, path)
  return { all, queries: lists.map(parseQuery), attrs: attrsOf(rule), nested }
}

const DEFAULT_ATTRS = ['html']

/** Inner HTML is not a number, date, address or name: a type says what it reads instead. */
function attrsOf(rule: Rule): readonly string[] {
  const attrs = rule.attrs.length > 0 ? rule.attrs : DEFAULT_ATTRS
  if (rule.evaluate !== undefined) return attrs
  return attrs.flatMap((name) => (name === 'html' ? defaultAttrsOf(rule.type) : [name]))
}
