import { LinkglassError } from '../core/errors.js'
import { functionSource } from './function-source.js'
import { parameterError } from './parameter-error.js'
import type { QueryInput } from './query-input.js'
import { isGiven } from './shape.js'

/**
 * The query string that says the same, `?` not included; `parseQuery` reads it back.
 *
 * @param maxLength characters that it may have: a name stands before each of the names within it,
 * so it can be many times as long as what it is made of
 * @throws LinkglassError `EINVALQUERY` for what is longer, or nests deeper than any rule
 */
export function stringifyQuery(
  url: string | URL,
  input: QueryInput = {},
  maxLength = Number.POSITIVE_INFINITY,
): string {
  const pairs: [string, string][] = [['url', String(url)]]
  let length = 0
  for (const [name, value] of Object.entries(input)) {
    for (const pair of pairsOf(name, value, 0)) {
      length += pair[0].length + pair[1].length
      if (length > maxLength) throw tooLong(maxLength)
      pairs.push(pair)
    }
  }
  return new URLSearchParams(pairs).toString()
}

function* pairsOf(key: string, value: unknown, depth: number): Generator<[string, string]> {
  if (!isGiven(value)) return
  if (typeof value === 'function') return yield [key, functionSource(key, value)]
  if (typeof value !== 'object') return yield [key, String(value)]
  if (depth > MAX_DEPTH) throw tooDeep(key)
  const entries = Object.entries(value ?? {})
  if (needsJson(entries)) return yield [key, jsonOf(key, value)]
  for (const [name, inner] of entries) yield* pairsOf(`${key}.${name}`, inner, depth + 1)
}

/** Values within values: more than `LINKGLASS_MAX_RULE_DEPTH` can be set to allow. */
const MAX_DEPTH = 400

function tooLong(maxLength: number): LinkglassError {
  const text = `The parameters are longer as a query string than ${maxLength} characters.`
  return new LinkglassError('EINVALQUERY', text)
}

function tooDeep(key: string): LinkglassError {
  return parameterError('EINVALQUERY', key.split('.', 1)[0] ?? '', 'nests too deep.')
}

/** What dotted keys cannot spell: nothing at all, and names that are empty or hold a dot. */
function needsJson(entries: [string, unknown][]): boolean {
  return entries.length === 0 || entries.some(([name]) => name === '' || name.includes('.'))
}

function jsonOf(key: string, value: unknown): string {
  try {
    return JSON.stringify(value, (name, inner: unknown) =>
      typeof inner === 'function' ? functionSource(name, inner) : inner,
    )
  } catch (error) {
    // JSON.stringify goes as deep as the stack.
    if (error instanceof RangeError) throw tooDeep(key)
    throw error
  }
}
