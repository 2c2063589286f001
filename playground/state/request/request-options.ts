import { attrsOf } from '../rules/rule-parameters.js'
import { type Alternative, complete, type Row } from '../rules/rules.js'
import { place, type Tree } from './parameter-tree.js'
import type { Request } from './request.js'

/** The request as the object of options that the library and its like take beside the address. */
export function optionsOf({ rows, options }: Request): Readonly<Record<string, unknown>> {
  const tree: Tree = new Map()
  for (const [name, value] of options) place(tree, name, value)
  const finished = complete(rows)
  return { ...objectOf(tree), ...(finished.length > 0 && { data: rulesObject(finished) }) }
}

function objectOf(tree: Tree): Record<string, unknown> {
  return Object.fromEntries([...tree].map(([name, value]) => [name, plainValue(value)]))
}

/** Flags are booleans there; everything else is accepted as text. */
function plainValue(value: string | Tree): unknown {
  if (value instanceof Map)
    return isList(value) ? [...value.values()].map(plainValue) : objectOf(value)
  if (value === '' || value === 'true') return true
  return value === 'false' ? false : value
}

function isList(tree: Tree): boolean {
  return [...tree.keys()].every((name, index) => name === String(index))
}

function rulesObject(rows: readonly Row[]): Record<string, unknown> {
  return Object.fromEntries(
    rows.map(({ name, alternatives }) => {
      const rules = alternatives.map(ruleObject)
      return [name, rules.length === 1 ? rules[0] : rules]
    }),
  )
}

function ruleObject(alternative: Alternative): Record<string, unknown> {
  const { selector, attr, type, evaluate, all, children, rest } = alternative
  const nested = children.length > 0
  const attrs = attrsOf(attr)
  const others: Tree = new Map()
  for (const [name, value] of rest) place(others, name, value)
  return {
    ...(selector.trim() !== '' && { [all ? 'selectorAll' : 'selector']: selector.trim() }),
    ...(attrs.length > 0 && !nested && { attr: attrs.length === 1 ? attrs[0] : attrs }),
    ...(type !== 'auto' && { type }),
    ...(evaluate.trim() !== '' && { evaluate: evaluate.trim() }),
    ...objectOf(others),
    ...(nested && { data: rulesObject(children) }),
  }
}
