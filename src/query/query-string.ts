import { LinkglassError } from '../core/errors.js'
import { parameterError } from './parameter-error.js'
import type { QueryLimits } from './query-options.js'
import { camelCase, type ParameterTree, type ParameterValue } from './shape.js'

/** A level of rules takes a name, an index and `data`; a rule's property takes two more. */
const SEGMENTS_PER_RULE = 3

/**
 * The tree of a query string: `a.b=1&a.c=2` is `a` with `b` and `c`. Decoding is that of
 * `application/x-www-form-urlencoded` (WHATWG URL, section 5.1), so `+` is a space.
 */
export function parseQueryString(
  search: string,
  known: ReadonlySet<string>,
  limits: QueryLimits,
  onUnknown: (key: string, value: string) => void = () => {},
): ParameterTree {
  refuseLong(search, limits)
  refuseMany(search, limits)
  const root: ParameterTree = new Map()
  for (const [key, value] of new URLSearchParams(search)) {
    const name = camelCase(key.slice(0, indexOfDot(key)))
    if (known.has(name)) insert(root, name, key, value, limits)
    else onUnknown(key, value)
  }
  return root
}

function insert(
  root: ParameterTree,
  name: string,
  key: string,
  value: string,
  limits: QueryLimits,
): void {
  const dot = indexOfDot(key)
  if (dot === key.length) {
    put(root, name, key, value, true)
    return
  }
  const path = key.slice(dot + 1).split('.', limits.ruleDepth * SEGMENTS_PER_RULE + 3)
  if (path.length > limits.ruleDepth * SEGMENTS_PER_RULE + 2) throw tooDeep(name, key, limits)
  if (path.includes(''))
    throw parameterError('EINVALQUERY', key, 'has an empty name between its dots.')
  let branch = branchAt(root, name, key, true)
  for (const step of path.slice(0, -1)) branch = branchAt(branch, step, key)
  put(branch, path.at(-1) ?? '', key, value)
}

function put(
  branch: ParameterTree,
  name: string,
  key: string,
  value: string,
  atRoot = false,
): void {
  const present = branch.get(name)
  if (present instanceof Map && atRoot && isFlag(value)) return
  if (present instanceof Map) throw conflict(key)
  if (present !== undefined)
    throw parameterError('EINVALQUERY', key, 'was given twice. Give it once.')
  branch.set(name, value)
}

function branchAt(branch: ParameterTree, name: string, key: string, atRoot = false): ParameterTree {
  const present = branch.get(name)
  if (present instanceof Map) return present
  if (present !== undefined && !(atRoot && isFlag(present))) throw conflict(key)
  const next: ParameterTree = new Map()
  branch.set(name, next)
  return next
}

/** `meta=true` beside `meta.title=true` says the same twice; `meta=false` contradicts it. */
function isFlag(value: ParameterValue): boolean {
  return value === '' || value === 'true'
}

function conflict(key: string): LinkglassError {
  return parameterError(
    'EINVALQUERY',
    key,
    'was given both a value of its own and names below it. Give one of the two.',
  )
}

function indexOfDot(key: string): number {
  const dot = key.indexOf('.')
  return dot < 0 ? key.length : dot
}

function tooDeep(name: string, key: string, limits: QueryLimits): LinkglassError {
  return name === 'data'
    ? parameterError(
        'EINVALDATA',
        key,
        `nests too deep: rules nest at most ${limits.ruleDepth} deep.`,
      )
    : parameterError('EINVALQUERY', key, 'nests too deep: it has too many dots.')
}

function refuseLong(search: string, { queryBytes }: QueryLimits): void {
  const bytes = Buffer.byteLength(search)
  if (bytes <= queryBytes) return
  throw new LinkglassError(
    'EINVALQUERY',
    `The query string has ${bytes} bytes; at most ${queryBytes} are read.`,
  )
}

/** Counted before anything is made of them, by what separates them. */
function refuseMany(search: string, { parameters }: QueryLimits): void {
  let count = 1
  for (let at = search.indexOf('&'); at >= 0; at = search.indexOf('&', at + 1)) count++
  if (count <= parameters) return
  throw new LinkglassError(
    'EINVALQUERY',
    `The query string has ${count} parameters; at most ${parameters} are read.`,
  )
}
