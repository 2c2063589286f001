import { pairsOf, type Tree, textAt } from '../request/parameter-tree.js'
import type { Parameters } from '../request/parameters.js'
import { type Alternative, complete, newAlternative, newRow, type Row } from './rules.js'

/** The rules in the service's own spelling; unfinished ones are left out. */
export function ruleParameters(rows: readonly Row[]): Parameters {
  return complete(unique(rows)).flatMap((row) => rowParameters(row, 'data'))
}

function unique(rows: readonly Row[]): Row[] {
  return rows.filter((row, index) => rows.findIndex(({ name }) => name === row.name) === index)
}

function rowParameters({ name, alternatives }: Row, parent: string): Parameters {
  const path = `${parent}.${name}`
  return alternatives.flatMap((alternative, index) =>
    alternativeParameters(alternative, alternatives.length > 1 ? `${path}.${index}` : path),
  )
}

function alternativeParameters(alternative: Alternative, path: string): Parameters {
  const { selector, attr, type, evaluate, all, children, rest } = alternative
  const nested = unique(children).flatMap((child) => rowParameters(child, `${path}.data`))
  const pairs: [string, string][] = [
    [all ? 'selectorAll' : 'selector', selector.trim()],
    ...(nested.length === 0 ? attrPairs(attr) : []),
    ['type', type === 'auto' ? '' : type],
    ['evaluate', evaluate.trim()],
    ...rest.map(([name, value]): [string, string] => [name, value]),
  ]
  const own = pairs.filter(([, value]) => value !== '')
  return [...own.map(([name, value]) => [`${path}.${name}`, value] as const), ...nested]
}

/** Names of attributes hold no comma. */
export function attrsOf(attr: string): string[] {
  return attr.split(',').flatMap((name) => name.trim() || [])
}

function attrPairs(attr: string): [string, string][] {
  const names = attrsOf(attr)
  return names.map((name, index) => [names.length > 1 ? `attr.${index}` : 'attr', name])
}

/** Rules out of the tree below `data`. */
export function readRows(tree: string | Tree | undefined): Row[] {
  if (!(tree instanceof Map)) return []
  return [...tree].flatMap(([name, rule]) =>
    rule instanceof Map ? [newRow({ name, alternatives: readAlternatives(rule) })] : [],
  )
}

/** True if every name in the tree has a rule, so that the editor can show it. */
export function areRules(tree: Tree): boolean {
  return [...tree.values()].every((rule) => rule instanceof Map)
}

function readAlternatives(rule: Tree): Alternative[] {
  const listed = isList(rule) ? [...rule.values()].filter((value) => value instanceof Map) : []
  return (listed.length > 0 ? listed : [rule]).map(readAlternative)
}

function isList(tree: Tree): boolean {
  return tree.size > 0 && [...tree.keys()].every((key) => /^\d+$/.test(key))
}

function readAlternative(written: Tree): Alternative {
  const rule = new Map([...written].map(([name, value]) => [camelCase(name), value]))
  const attr = rule.get('attr')
  const attrs = attr instanceof Map && isList(attr) ? [...attr.values()] : []
  const listsTexts = attrs.length > 0 && attrs.every((name) => typeof name === 'string')
  const nested = rule.get('data') ?? (attr instanceof Map && !listsTexts ? attr : undefined)
  const known = ['data', 'attr', ...TEXTS.filter((name) => typeof rule.get(name) === 'string')]
  const others: Tree = new Map([...rule].filter(([name]) => !known.includes(name)))
  return newAlternative({
    selector: textAt(rule, 'selectorAll') || textAt(rule, 'selector'),
    attr: listsTexts ? attrs.join(', ') : textAt(rule, 'attr'),
    type: textAt(rule, 'type') || 'auto',
    evaluate: textAt(rule, 'evaluate'),
    all: rule.has('selectorAll'),
    children: readRows(nested),
    rest: pairsOf(others),
  })
}

const TEXTS = ['selector', 'selectorAll', 'type', 'evaluate']

/** The wire knows both `selector_all` and `selectorAll`. */
function camelCase(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}
