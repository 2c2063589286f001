import { type Alternative, complete, newAlternative, newRow, type Row } from './rules.js'

/** What is asked: the whole state of the page, and of a link to it. */
export interface Request {
  readonly url: string
  readonly rows: readonly Row[]
}

export type Parameters = ReadonlyArray<readonly [name: string, value: string]>

/** The query's parameters in the service's own spelling; unfinished rules are left out. */
export function toParameters({ url, rows }: Request): Parameters {
  return [['url', url], ...complete(unique(rows)).flatMap((row) => rowParameters(row, 'data'))]
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
  const { selector, attr, type, all, children } = alternative
  const nested = unique(children).flatMap((child) => rowParameters(child, `${path}.data`))
  const pairs: [string, string][] = [
    [`${path}.${all ? 'selectorAll' : 'selector'}`, selector.trim()],
  ]
  if (nested.length === 0) pairs.push([`${path}.attr`, attr.trim()])
  if (type !== 'auto') pairs.push([`${path}.type`, type])
  return [...pairs.filter(([, value]) => value !== ''), ...nested]
}

export function toSearch(parameters: Parameters): string {
  return new URLSearchParams(
    parameters.map(([name, value]): [string, string] => [name, value]),
  ).toString()
}

/** Reads what `toParameters` wrote, as it stands in a link's fragment. */
export function fromSearch(search: string): Request {
  const parameters = new URLSearchParams(search)
  const root: Tree = new Map()
  for (const [key, value] of parameters) if (key.startsWith('data.')) place(root, key, value)
  return { url: parameters.get('url') ?? '', rows: readRows(root.get('data')) }
}

type Tree = Map<string, string | Tree>

function place(root: Tree, key: string, value: string): void {
  const path = key.split('.')
  const last = path.pop() ?? ''
  let tree = root
  for (const step of path) {
    const inner = tree.get(step)
    const next: Tree = inner instanceof Map ? inner : new Map()
    tree.set(step, next)
    tree = next
  }
  tree.set(last, value)
}

function readRows(tree: string | Tree | undefined): Row[] {
  if (!(tree instanceof Map)) return []
  return [...tree].flatMap(([name, rule]) =>
    rule instanceof Map ? [newRow({ name, alternatives: readAlternatives(rule) })] : [],
  )
}

function readAlternatives(rule: Tree): Alternative[] {
  const listed = [...rule.values()].filter((value) => value instanceof Map)
  const isList = rule.size > 0 && [...rule.keys()].every((key) => /^\d+$/.test(key))
  return (isList ? listed : [rule]).map(readAlternative)
}

function readAlternative(rule: Tree): Alternative {
  return newAlternative({
    selector: text(rule, 'selectorAll') || text(rule, 'selector'),
    attr: text(rule, 'attr'),
    type: text(rule, 'type') || 'auto',
    all: rule.has('selectorAll'),
    children: readRows(rule.get('data')),
  })
}

function text(rule: Tree, name: string): string {
  const value = rule.get(name)
  return typeof value === 'string' ? value : ''
}

/** An address as people type it: the scheme may be missing. */
export function completeAddress(typed: string): string {
  const address = typed.trim()
  return address === '' || /^[a-z][a-z\d+.-]*:\/\//i.test(address) ? address : `https://${address}`
}
