import { RULE_TYPES, type Rule, type Rules, type RuleType } from '../core/rules.js'
import { fault } from './fault.js'
import type { QueryLimits } from './limits.js'
import { shown } from './scalars.js'
import { checkSelector } from './selector.js'
import { camelCase, entriesOf, isGiven, isIndex, listOf } from './shape.js'
import { sourceOf } from './source.js'

type RuleLimits = Pick<QueryLimits, 'rules' | 'ruleDepth' | 'selectorBytes' | 'selectorNesting'>

/** Where the reading stands: how deep, and how many rules are still allowed in all. */
interface Place {
  readonly path: string
  readonly depth: number
  readonly left: { rules: number }
  readonly limits: RuleLimits
}

type Properties = ReadonlyMap<string, unknown>

const PROPERTIES = new Set(['selector', 'selectorAll', 'attr', 'type', 'evaluate', 'data'])
const EXAMPLE = 'give at least `selector`, `selectorAll`, `attr`, `evaluate` or nested `data`'

/** The caller's rules by name, checked; their order is kept. */
export function readRules(value: unknown, limits: RuleLimits): Rules {
  if (!isGiven(value)) return []
  return rulesAt(value, { path: 'data', depth: 1, left: { rules: limits.rules }, limits })
}

function rulesAt(value: unknown, place: Place): Rules {
  const { ruleDepth } = place.limits
  if (place.depth > ruleDepth) throw wrong(place, `nests too deep: at most ${ruleDepth} deep.`)
  const entries = entriesOf(value)
  if (!entries || (entries.length === 0 && place.depth > 1)) {
    throw wrong(
      place,
      `is ${shown(value)}; give rules by name, as in \`data.price.selector=.price\`.`,
    )
  }
  return entries.map(([name, given]) => [name, alternatives(given, below(place, name))])
}

function alternatives(value: unknown, place: Place): readonly Rule[] {
  const list = listOf(value)
  if (!list) return [ruleAt(value, place)]
  if (list.length === 0) throw wrong(place, `is an empty list; ${EXAMPLE}.`)
  return list.map((item, index) => ruleAt(item, below(place, String(index))))
}

function ruleAt(value: unknown, place: Place): Rule {
  spend(place)
  const properties = propertiesOf(value, place)
  const { attrs, data } = attrAndData(properties, place)
  const evaluate = evaluateOf(properties, place)
  const { selectors, all } = selectorsOf(properties, place)
  if (selectors.length === 0 && attrs === undefined && evaluate === undefined && !data) {
    throw wrong(place, `is ${shown(value)}, which is no rule: ${EXAMPLE}.`)
  }
  return {
    selectors,
    all,
    attrs: attrs ?? ['html'],
    type: typeOf(properties, place),
    ...(evaluate === undefined ? {} : { evaluate }),
    ...(data ? { data } : {}),
  }
}

/** What the rule says, under the properties' one name; what is unknown is left out. */
function propertiesOf(value: unknown, place: Place): Properties {
  const entries = entriesOf(value)
  if (!entries) throw wrong(place, `is ${shown(value)}, which is no rule: ${EXAMPLE}.`)
  const properties = new Map<string, unknown>()
  for (const [written, inner] of entries) {
    const name = camelCase(written)
    if (isIndex(name)) throw wrong(place, 'mixes a list of rules with properties of one rule.')
    if (!PROPERTIES.has(name)) continue
    if (properties.has(name))
      throw fault('EINVALQUERY', `${place.path}.${written}`, 'was given twice. Give it once.')
    properties.set(name, inner)
  }
  return properties
}

function selectorsOf(properties: Properties, place: Place): Pick<Rule, 'selectors' | 'all'> {
  const all = properties.has('selectorAll')
  if (all && properties.has('selector')) {
    throw wrong(place, 'has both `selector` and `selectorAll`. Give one of the two.')
  }
  const name = all ? 'selectorAll' : 'selector'
  const at = below(place, name)
  const selectors = properties.has(name) ? texts(properties.get(name), at, 'a CSS selector') : []
  for (const selector of selectors) checkSelector(at.path, selector, place.limits)
  return { selectors, all }
}

/** Nested rules are spelled `data.child` or `attr.child`. */
function attrAndData(properties: Properties, place: Place): { attrs?: string[]; data?: Rules } {
  const attr = properties.get('attr')
  const nested = isGiven(attr) && !isTexts(attr) && entriesOf(attr) !== undefined
  if (nested && properties.has('data')) {
    throw wrong(place, 'has nested rules in both `attr` and `data`. Give one of the two.')
  }
  const name = nested ? 'attr' : 'data'
  const inner = { ...below(place, name), depth: place.depth + 1 }
  return {
    ...(isGiven(attr) && !nested
      ? { attrs: texts(attr, below(place, 'attr'), 'an attribute') }
      : {}),
    ...(properties.has(name) ? { data: rulesAt(properties.get(name), inner) } : {}),
  }
}

function evaluateOf(properties: Properties, place: Place): string | undefined {
  const value = properties.get('evaluate')
  return isGiven(value) ? sourceOf(`${place.path}.evaluate`, value) : undefined
}

/** Unknown types act as `auto`. */
function typeOf(properties: Properties, place: Place): RuleType {
  const type = properties.get('type') ?? 'auto'
  if (typeof type !== 'string') throw wrong(below(place, 'type'), 'must be text.')
  return RULE_TYPES.find((known) => known === type) ?? 'auto'
}

/** One text or a list of them, none empty. */
function texts(value: unknown, place: Place, what: string): string[] {
  const list = listOf(value) ?? [value]
  if (list.length === 0) throw wrong(place, `is an empty list; give ${what}.`)
  return list.map((item, index) => {
    if (index > 0) spend(place)
    if (typeof item === 'string' && item.trim() !== '') return item
    throw wrong(place, `is ${shown(item)}; give ${what}.`)
  })
}

function isTexts(value: unknown): boolean {
  return listOf(value)?.every((item) => typeof item === 'string') ?? false
}

function spend(place: Place): void {
  place.left.rules -= 1
  if (place.left.rules < 0) {
    throw wrong(place, `is one rule too many: a request may have ${place.limits.rules}.`)
  }
}

function below(place: Place, name: string): Place {
  return { ...place, path: `${place.path}.${name}` }
}

function wrong(place: Place, text: string) {
  return fault('EINVALDATA', place.path, text)
}
