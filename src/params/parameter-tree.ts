import { LinkglassError } from '../contracts/errors.js'
import { getFirstStep } from '../lib/data/value-at.js'
import { createParameterError, createTwiceError } from './parameter-error.js'
import { WIRE_NAMES } from './parameters.js'
import type { QueryLimits } from './query-options.js'
import { isGiven, type NamedValue, toCamelCase } from './shape.js'

/** Parameters by name. A `Map` is safe from a parameter named `__proto__`. */
type ParameterTree = Map<string, ParameterLeaf | ParameterTree>
type ParameterLeaf = string | ((...input: never[]) => unknown)

/** Names in a dotted path: `screenshot.type` is `['screenshot', 'type']`. */
type Path = readonly string[]

/** Separates unknown parameters, and builds a tree of the known: `a.b=1` becomes `{ a: { b: '1' } }`. */
export function toParameterTree(given: Iterable<NamedValue>, limits: QueryLimits) {
  const known: ParameterTree = new Map()
  const unknown = new Map<string, unknown>()
  let count = 0
  for (const [name, value] of given) {
    if (!isGiven(value)) continue
    if (!WIRE_NAMES.has(toCamelCase(getFirstStep(name)))) {
      unknown.set(name, value)
      refuseTooManyParameters(++count, limits)
      continue
    }
    for (const [path, leaf] of walkLeaves(parseParameterPath(name, limits), value, limits)) {
      insertLeaf(known, path, leaf)
      refuseTooManyParameters(++count, limits)
    }
  }
  return { known, unknown }
}

/** Each level of rules adds up to three names to a path: rule, index and `data`. */
function getMaxPathLength({ ruleDepth }: QueryLimits): number {
  return ruleDepth * 3 + 3
}

function parseParameterPath(name: string, limits: QueryLimits): Path {
  const path = name.split('.', getMaxPathLength(limits) + 1)
  if (path.length > getMaxPathLength(limits)) throw createTooDeepError(name, limits)
  if (path.length > 1 && path.includes(''))
    throw createParameterError(name, 'has an empty name between its dots.')
  return path
}

function* walkLeaves(
  path: Path,
  value: unknown,
  limits: QueryLimits,
): Generator<readonly [Path, ParameterLeaf]> {
  if (typeof value === 'function') return yield [path, value as ParameterLeaf]
  if (typeof value !== 'object' || value === null || value instanceof URL)
    return yield [path, String(value)]
  const entries = Object.entries(value).filter(([, inner]) => isGiven(inner))
  if (entries.length === 0) return yield [path, Array.isArray(value) ? '[]' : '{}']
  if (path.length === getMaxPathLength(limits)) throw createTooDeepError(path.join('.'), limits)
  for (const [name, inner] of entries) yield* walkLeaves([...path, name], inner, limits)
}

function insertLeaf(root: ParameterTree, path: Path, leaf: ParameterLeaf): void {
  const [first = '', ...rest] = path
  const names = [toCamelCase(first), ...rest]
  const last = names.pop() ?? ''
  let branch = root
  for (const name of names) {
    let next = branch.get(name)
    if (!(next instanceof Map)) {
      if (next !== undefined && !(branch === root && isBareFlag(next)))
        throw createConflictError(path)
      next = new Map()
      branch.set(name, next)
    }
    branch = next
  }
  const present = branch.get(last)
  if (present instanceof Map && branch === root && isBareFlag(leaf)) return
  if (present instanceof Map) throw createConflictError(path)
  if (present !== undefined) throw createTwiceError(path.join('.'))
  branch.set(last, leaf)
}

function isBareFlag(value: ParameterLeaf): boolean {
  return value === '' || value === 'true'
}

function createConflictError(path: Path): LinkglassError {
  const text = 'was given both a value of its own and names below it. Give one of the two.'
  return createParameterError(path.join('.'), text)
}

function createTooDeepError(name: string, { ruleDepth }: QueryLimits): LinkglassError {
  if (!name.startsWith('data.'))
    return createParameterError(name, 'nests too deep: it has too many names within names.')
  const text = `nests too deep: rules nest at most ${ruleDepth} deep.`
  return createParameterError(name, text, 'EINVALDATA')
}

export function refuseTooManyParameters(count: number, { parameters }: QueryLimits): void {
  if (count <= parameters) return
  const text = `There are more than ${parameters} parameters, which is the most that are read.`
  throw new LinkglassError('EINVALQUERY', text)
}
