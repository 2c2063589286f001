import { functionSource } from './function-source.js'
import type { QueryInput } from './query-input.js'
import { isGiven } from './shape.js'

/** The query string that says the same, `?` not included; `parseQuery` reads it back. */
export function stringifyQuery(url: string | URL, input: QueryInput = {}): string {
  const pairs = Object.entries(input).flatMap(([name, value]) => pairsOf(name, value))
  return new URLSearchParams([['url', String(url)], ...pairs]).toString()
}

function pairsOf(key: string, value: unknown): [string, string][] {
  if (!isGiven(value)) return []
  if (typeof value === 'function') return [[key, functionSource(key, value)]]
  if (typeof value !== 'object') return [[key, String(value)]]
  const entries = Object.entries(value ?? {})
  if (needsJson(entries)) return [[key, jsonOf(value)]]
  return entries.flatMap(([name, inner]) => pairsOf(`${key}.${name}`, inner))
}

/** What dotted keys cannot spell: nothing at all, and names that are empty or hold a dot. */
function needsJson(entries: [string, unknown][]): boolean {
  return entries.length === 0 || entries.some(([name]) => name === '' || name.includes('.'))
}

function jsonOf(value: unknown): string {
  return JSON.stringify(value, (key, inner: unknown) =>
    typeof inner === 'function' ? functionSource(key, inner) : inner,
  )
}
