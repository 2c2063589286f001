import { createHash } from 'node:crypto'
import type { Parameter } from './kinds/parameter.js'
import { PARAMETERS } from './parameters.js'
import type { Query } from './query.js'

/** For queries that are still in use: one that comes again is hashed once. */
const keys = new WeakMap<Query, string>()

/**
 * One name for all spellings and orders of the same request: a SHA-256 over everything that was
 * read of it, so that nothing (headers least of all) can be read back. Left out are warnings and
 * what its declaration leaves out.
 */
export function createCacheKey(query: Query): string {
  const known = keys.get(query)
  if (known !== undefined) return known
  const key = createHash('sha256').update(canonicalJson(query)).digest('base64url')
  keys.set(query, key)
  return key
}

const DECLARED: Readonly<Record<string, Parameter>> = { ...PARAMETERS, rules: PARAMETERS.data }

function canonicalJson({ warnings: _, ...query }: Query): string {
  const parts = Object.entries(query).flatMap(([name, value]) => {
    const key = DECLARED[name]?.key
    // A declaration's own key takes the value that its own reader gives.
    return key === false ? [] : [[name, key ? key(value as never) : value] as const]
  })
  return JSON.stringify(Object.fromEntries(parts), inOneOrder)
}

/** Sorts what has names; JSON has `{}` for each `Map` and `Set`, so these become lists. */
function inOneOrder(_name: string, value: unknown): unknown {
  if (value instanceof Set) return [...value].sort()
  if (value instanceof Map) return [...value].sort(([a], [b]) => compare(a, b))
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  if (Object.getPrototypeOf(value) !== Object.prototype)
    throw new TypeError('A cache key needs plain values.')
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => compare(a, b)))
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
