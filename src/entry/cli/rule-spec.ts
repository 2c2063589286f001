import { RULE_TYPES, type RuleInput, type RuleType } from '../../contracts/rules.js'
import { addToList } from '../../lib/data/multimap.js'
import { UsageError } from './usage-error.js'

type Draft = Omit<RuleInput, 'data'> & { data?: Drafts }

type Drafts = Map<string, Draft[]>

const SPEC = /^(?<path>[^=[\]\s]+)(?<all>\[\])?=(?<rest>.*)$/s
const REST = /^(?<selector>.*?)(?:@(?<attr>[\w.:-]+))?$/s

/** Matches attribute names that may have a colon, such as `xlink:href` (HTML, section 13.1.2.3). */
const NAMESPACED = /^(?:xlink|xml|xmlns):/

/** Parses rules such as `name=selector@attr:type`, `name[]=…` (list) or `a.b=…` (nested). */
export function parseRuleSpecs(specs: readonly string[]): Record<string, RuleInput[]> {
  const rules: Drafts = new Map()
  for (const spec of specs) addRuleSpec(rules, spec)
  return toRules(rules)
}

function addRuleSpec(rules: Drafts, spec: string): void {
  const { path = '', all, rest = '' } = SPEC.exec(spec)?.groups ?? {}
  if (path === '' || rest === '') throw createRuleSpecError(spec, 'write name=selector@attr:type')
  const steps = path.split('.')
  const name = steps.pop() ?? ''
  let drafts = rules
  for (const step of steps) drafts = getOrCreateNestedDrafts(drafts, step, spec)
  addToList(drafts, name, parseRuleDraft(rest, all !== undefined, spec))
}

function getOrCreateNestedDrafts(drafts: Drafts, name: string, spec: string): Drafts {
  const parent = drafts.get(name)?.at(-1)
  if (!parent)
    throw createRuleSpecError(spec, `write the rule for \`${name}\` before the rules inside it`)
  parent.data ??= new Map()
  return parent.data
}

function parseRuleDraft(text: string, all: boolean, spec: string): Draft {
  const { rest, type } = splitRuleType(text)
  const { selector = '', attr } = REST.exec(rest)?.groups ?? {}
  if (attr?.includes(':') && !NAMESPACED.test(attr)) {
    const given = attr.slice(attr.lastIndexOf(':') + 1)
    throw createRuleSpecError(spec, `\`${given}\` is not a type. Types: ${RULE_TYPES.join(', ')}`)
  }
  return {
    ...(selector !== '' && { [all ? 'selectorAll' : 'selector']: selector }),
    ...(attr !== undefined && { attr }),
    ...(type !== undefined && { type }),
  }
}

/** Splits off a type such as `:author`. A pseudo-class such as `:first-child` stays with the selector. */
function splitRuleType(text: string): { rest: string; type?: RuleType } {
  const colon = text.lastIndexOf(':')
  const type = colon < 0 ? undefined : RULE_TYPES.find((known) => known === text.slice(colon + 1))
  return type === undefined ? { rest: text } : { rest: text.slice(0, colon), type }
}

function toRules(rules: Drafts): Record<string, RuleInput[]> {
  const convert = ({ data, ...rule }: Draft): RuleInput => ({
    ...rule,
    ...(data && { data: toRules(data) }),
  })
  return Object.fromEntries([...rules].map(([name, drafts]) => [name, drafts.map(convert)]))
}

function createRuleSpecError(spec: string, right: string): UsageError {
  return new UsageError(`--rule ${JSON.stringify(spec)}: ${right}.`)
}
