import { hash } from 'node:crypto'
import { memoizeByObject } from '../lib/data/memoize.js'
import type { Parameter } from './kinds/parameter.js'
import { PARAMETERS } from './parameters.js'
import type { Query } from './query.js'
import { compareNames } from './shape.js'

/** Hashes a query. The spelling and order of its parameters do not matter. */
export const createCacheKey = memoizeByObject((query: Query) =>
  hash('sha256', toCanonicalJson(query), 'base64url'),
)

const DECLARED: Readonly<Record<string, Parameter>> = { ...PARAMETERS, rules: PARAMETERS.data }

/** JSON of parameter values. It is cached since many queries share the same value. */
const texts = new WeakMap<object, string | undefined>()

function toCanonicalJson({ warnings: _, ...query }: Query): string {
  return formatRecord(query, (value, name) => {
    const key = DECLARED[name]?.key
    if (key === false) return undefined
    if (typeof value !== 'object' || value === null || value instanceof URL) {
      return formatValue(key ? key(value as never) : value)
    }
    if (texts.has(value)) return texts.get(value)
    // Safe cast: `key` takes the values that `read` returns.
    const text = formatValue(key ? key(value as never) : value)
    texts.set(value, text)
    return text
  })
}

/** Formats a value as JSON. Sorts names, and the members of sets and maps. */
function formatValue(value: unknown): string | undefined {
  if (value instanceof Set) return formatList([...value].sort())
  if (value instanceof Map) return formatList([...value].sort(compareNames))
  if (Array.isArray(value)) return formatList(value)
  if (typeof value !== 'object' || value === null || value instanceof URL)
    return JSON.stringify(value)
  if (Object.getPrototypeOf(value) !== Object.prototype)
    throw new TypeError('A cache key needs plain values.')
  return formatRecord(value, formatValue)
}

function formatList(values: readonly unknown[]): string {
  return `[${values.map((value) => formatValue(value) ?? 'null').join(',')}]`
}

function formatRecord(
  record: object,
  formatMember: (value: unknown, name: string) => string | undefined,
): string {
  const entries = Object.entries(record).sort(compareNames)
  let text = ''
  for (const [name, value] of entries) {
    const written = formatMember(value, name)
    if (written !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${written}`
  }
  return `{${text}}`
}
