import type { QueryInput } from '../../src/params/query-input.js'
import { toFunctionSource } from '../../src/params/readers/read-function.js'
import { isGiven } from '../../src/params/shape.js'

/** Writes a query as a query string without the `?`. */
export function stringifyQuery(url: string | URL, input: QueryInput = {}): string {
  const pairs = Object.entries(input).flatMap(([name, value]) => [...pairsOf(name, value)])
  return new URLSearchParams([['url', String(url)], ...pairs]).toString()
}

function* pairsOf(key: string, value: unknown): Generator<[string, string]> {
  if (!isGiven(value)) return
  if (typeof value === 'function') return yield [key, toFunctionSource(key, value)]
  if (typeof value !== 'object') return yield [key, String(value)]
  const entries = Object.entries(value ?? {})
  if (needsJson(entries)) return yield [key, JSON.stringify(value)]
  for (const [name, inner] of entries) yield* pairsOf(`${key}.${name}`, inner)
}

/** True for empty values and names that dotted keys cannot write. */
function needsJson(entries: [string, unknown][]): boolean {
  return entries.length === 0 || entries.some(([name]) => name === '' || name.includes('.'))
}
