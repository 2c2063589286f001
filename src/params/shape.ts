import { isRecord } from '../lib/data/json.js'
import { isIndex } from '../lib/data/path-tree.js'

/**
 * A parameter's value has two spellings: names below it (a `Map`, so that no name can reach a
 * prototype), or JSON text. These are the three questions asked.
 */
export type ParameterTree = Map<string, ParameterValue>
export type ParameterValue = ParameterLeaf | ParameterTree
/** Functions are the library's; what else is given is text. */
export type ParameterLeaf = string | ((...input: never[]) => unknown)

/** Names with their values; `undefined` when the value has no names. */
export function toEntries(value: unknown): [name: string, value: unknown][] | undefined {
  const shape = fromJson(value)
  if (shape instanceof Map) return [...shape].map(([name, inner]) => [String(name), inner])
  if (!isRecord(shape)) return undefined
  return Object.entries(shape).filter(([, inner]) => isGiven(inner))
}

/** The items of a list, in order; `undefined` when the value is not a list. */
export function toList(value: unknown): unknown[] | undefined {
  const shape = fromJson(value)
  if (Array.isArray(shape)) return shape.filter(isGiven)
  if (!(shape instanceof Map) || shape.size === 0) return undefined
  const names = [...shape.keys()].map(String)
  if (!names.every(isIndex)) return undefined
  return names.sort((a, b) => Number(a) - Number(b)).map((name) => shape.get(name))
}

/** What JavaScript callers leave out in passing counts as left out. */
export function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null
}

/** Whether a text begins as an object or a list does and is neither. */
export function isBrokenJson(value: unknown): boolean {
  return beginsAsJson(value) && fromJson(value) === value
}

function beginsAsJson(value: unknown): value is string {
  return typeof value === 'string' && /^\s*[[{]/.test(value)
}

/** `[data-x]` is a selector, not a list: text that is not JSON stays text. */
function fromJson(value: unknown): unknown {
  if (!beginsAsJson(value)) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

/** `stale_ttl` is `staleTtl`. */
export function toCamelCase(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}
