import { RULE_PROPERTIES } from '../../contracts/rule-schema.js'
import { RULE_TYPES, type Rule, type Rules, type RuleType } from '../../contracts/rules.js'
import { isIndex } from '../../lib/data/path-tree.js'
import { findNearest, formatSuggestion } from '../../lib/text/nearest.js'
import { refuseCostlySelector } from '../kinds/selector-kind.js'
import { describeValue } from '../kinds/value.js'
import { createParameterError } from '../parameter-error.js'
import type { QueryLimits } from '../query-options.js'
import { compareNames, isBrokenJson, isGiven, toCamelCase, toEntries, toList } from '../shape.js'
import type { UnknownNames } from '../unknown-names.js'
import { toFunctionSource } from './read-function.js'

/** Place of a rule in the request. `left.rules` is the number of further rules allowed. */
interface RulePosition {
  readonly path: string
  readonly depth: number
  readonly left: { rules: number }
  readonly limits: QueryLimits
  readonly unknown: UnknownNames
}

type Properties = ReadonlyMap<string, unknown>

const PROPERTIES = new Set(Object.keys(RULE_PROPERTIES))
const EXAMPLE = 'give at least `selector`, `selectorAll`, `attr`, `evaluate` or nested `data`'
const NO_RULE = `, which is not a rule: ${EXAMPLE}.`

export function readRules(value: unknown, limits: QueryLimits, unknown: UnknownNames): Rules {
  if (!isGiven(value)) return []
  const left = { rules: limits.rules }
  return readRulesAtPosition(value, { path: 'data', depth: 1, left, limits, unknown })
}

function readRulesAtPosition(value: unknown, position: RulePosition): Rules {
  const { ruleDepth } = position.limits
  if (position.depth > ruleDepth)
    throw createRuleError(position, `nests too deep: at most ${ruleDepth} deep.`)
  const entries = toEntries(value)
  if (!entries || (entries.length === 0 && position.depth > 1)) {
    const advice = '; give rules by name, as in `data.price.selector=.price`.'
    throw createUnreadableRuleError(position, value, advice)
  }
  return entries.map(([name, given]) => [
    name,
    readRuleAlternatives(given, extendPositionPath(position, name)),
  ])
}

function readRuleAlternatives(value: unknown, position: RulePosition): readonly Rule[] {
  const list = toList(value)
  if (!list) return readRule(value, position)
  if (list.length === 0) throw createRuleError(position, `is an empty list; ${EXAMPLE}.`)
  return list.flatMap((item, index) => readRule(item, extendPositionPath(position, String(index))))
}

/** Reads a rule, and returns one alternative for each of its types. */
function readRule(value: unknown, position: RulePosition): readonly Rule[] {
  countRule(position)
  const properties = readRuleProperties(value, position)
  const { attrs, data } = readAttrAndData(properties, position)
  const code = properties.get('evaluate')
  const evaluate = isGiven(code) ? toFunctionSource(`${position.path}.evaluate`, code) : undefined
  const { selectors, all } = readRuleSelectors(properties, position)
  if (selectors.length === 0 && attrs === undefined && evaluate === undefined && !data) {
    const meant = formatSuggestion(findNearestProperties(value))
    throw createRuleError(position, `is ${describeValue(value)}${NO_RULE}${meant}`)
  }
  const rule = {
    selectors,
    all,
    ...readExcludedSelectors(properties, position, selectors),
    attrs: attrs ?? ['html'],
    ...(evaluate === undefined ? {} : { evaluate }),
    ...(data ? { data } : {}),
  }
  const [first, ...others] = readRuleTypes(properties, position)
  return [first, ...others].map((type) => ({ ...rule, type }))
}

function findNearestProperties(value: unknown): string[] {
  const names = (toEntries(value) ?? []).map(([name]) => toCamelCase(name))
  const wrong = names.filter((name) => !PROPERTIES.has(name)).slice(0, PROPERTIES.size)
  return [...new Set(wrong.flatMap((name) => findNearest(name, [...PROPERTIES])))]
}

function readRuleProperties(value: unknown, position: RulePosition): Properties {
  const entries = toEntries(value)
  if (!entries) throw createUnreadableRuleError(position, value, NO_RULE)
  const properties = new Map<string, unknown>()
  for (const [written, inner] of entries) {
    const name = toCamelCase(written)
    if (isIndex(name))
      throw createRuleError(position, 'mixes a list of rules with properties of one rule.')
    if (!PROPERTIES.has(name)) {
      position.unknown.addUnknownNameWarning(
        `${position.path}.`,
        written,
        'a property of a rule',
        PROPERTIES,
      )
      continue
    }
    if (properties.has(name))
      throw createParameterError(`${position.path}.${written}`, 'was given twice. Give it once.')
    properties.set(name, inner)
  }
  return properties
}

function readRuleSelectors(properties: Properties, position: RulePosition) {
  const all = properties.has('selectorAll')
  if (all && properties.has('selector')) {
    throw createRuleError(position, 'has both `selector` and `selectorAll`. Give one of the two.')
  }
  const name = all ? 'selectorAll' : 'selector'
  return { selectors: properties.has(name) ? readSelectors(properties, name, position) : [], all }
}

function readSelectors(properties: Properties, name: string, position: RulePosition): string[] {
  const at = extendPositionPath(position, name)
  const selectors = readTextList(properties.get(name), at, 'a CSS selector')
  for (const selector of selectors) refuseCostlySelector(at.path, selector, position.limits)
  return selectors
}

function readExcludedSelectors(
  properties: Properties,
  position: RulePosition,
  selectors: readonly string[],
): Pick<Rule, 'exclude'> {
  if (!properties.has('exclude')) return {}
  if (selectors.length > 0) return { exclude: readSelectors(properties, 'exclude', position) }
  throw createRuleError(
    position,
    'has `exclude` without a selector. `html` selects the whole page.',
  )
}

/** Reads `attr` and `data`, either of which may contain nested rules. */
function readAttrAndData(properties: Properties, position: RulePosition) {
  const attr = properties.get('attr')
  const isTextList = toList(attr)?.every((item) => typeof item === 'string') ?? false
  const nested = isGiven(attr) && !isTextList && toEntries(attr) !== undefined
  if (nested && properties.has('data')) {
    const text = 'has nested rules in both `attr` and `data`. Give one of the two.'
    throw createRuleError(position, text)
  }
  const name = nested ? 'attr' : 'data'
  const inner = { ...extendPositionPath(position, name), depth: position.depth + 1 }
  const below = extendPositionPath(position, 'attr')
  return {
    ...(isGiven(attr) && !nested && { attrs: readTextList(attr, below, 'an attribute') }),
    ...(properties.has(name) && { data: readRulesAtPosition(properties.get(name), inner) }),
  }
}

function readRuleTypes(properties: Properties, position: RulePosition): [RuleType, ...RuleType[]] {
  const given = properties.get('type') ?? 'auto'
  if (typeof given === 'string' && !toList(given)) return [readRuleType(given, position)]
  const at = extendPositionPath(position, 'type')
  const [first = '', ...others] = readTextList(given, at, 'a type')
  return [readRuleType(first, position), ...others.map((type) => readRuleType(type, position))]
}

function readRuleType(type: string, position: RulePosition): RuleType {
  const known = RULE_TYPES.find((one) => one === type)
  if (known) return known
  position.unknown.addUnknownNameWarning(`${position.path}.type=`, type, 'a type', RULE_TYPES)
  return 'auto'
}

function readTextList(value: unknown, position: RulePosition, what: string): string[] {
  const list = toList(value) ?? [value]
  if (list.length === 0) throw createRuleError(position, `is an empty list; give ${what}.`)
  return list.map((item, index) => {
    if (index > 0) countRule(position)
    if (typeof item === 'string' && item.trim() !== '') return item
    throw createRuleError(position, `is ${describeValue(item)}; give ${what}.`)
  })
}

function countRule(position: RulePosition): void {
  position.left.rules -= 1
  if (position.left.rules >= 0) return
  const text = `is one rule too many: a request may have ${position.limits.rules}.`
  throw createRuleError(position, text)
}

function extendPositionPath(position: RulePosition, name: string): RulePosition {
  return { ...position, path: `${position.path}.${name}` }
}

function createUnreadableRuleError(position: RulePosition, value: unknown, advice: string) {
  const notJson = ', which is not JSON: it may be cut off, or lack a quotation mark.'
  const text = `is ${describeValue(value)}${isBrokenJson(value) ? notJson : advice}`
  return createRuleError(position, text)
}

function createRuleError(position: RulePosition, text: string) {
  return createParameterError(position.path, text, 'EINVALDATA')
}

/** Sorts rules by name, but keeps the order of alternatives. */
export function sortRules(rules: Rules): Rules {
  return [...rules]
    .sort(compareNames)
    .map(([name, alternatives]) => [
      name,
      alternatives.map((rule) => (rule.data ? { ...rule, data: sortRules(rule.data) } : rule)),
    ])
}
