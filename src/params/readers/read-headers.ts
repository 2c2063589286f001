import { HOP_BY_HOP } from '../../lib/net/http-head.js'
import { describeValue } from '../kinds/value.js'
import { createParameterError } from '../parameter-error.js'
import { isGiven, type NamedValue, toEntries } from '../shape.js'

/** Matches a header's name (RFC 9110, section 5.6.2). */
const TOKEN = /^[!#$%&'*+\-.^_`|~0-9a-z]+$/
/** Matches a header's value (RFC 9110, section 5.5). */
const FIELD_VALUE = /^[\t\x20-\x7e\x80-\xff]*$/

/** Headers that callers cannot set for the target. */
const OWN = new Set([
  ...HOP_BY_HOP,
  ...['accept-encoding', 'content-length', 'expect', 'host', 'x-api-key'],
])

const PERSONAL = ['authorization', 'cookie']

/** Prefix of callers' headers for the target: `x-api-header-cookie` is sent to it as `cookie`. */
export const PRIVATE_PREFIX = 'x-api-header-'

/** Headers of a request as Node gives them. Declared here for users without Node's types. */
export type ServiceHeaders = Readonly<Record<string, string | readonly string[] | undefined>>

export function findPrivateHeaders(headers: ServiceHeaders): Record<string, string> {
  const hidden = Object.entries(headers).filter(([name]) => name.startsWith(PRIVATE_PREFIX))
  return Object.fromEntries(
    hidden.map(([name, value]) => [name.slice(PRIVATE_PREFIX.length), [value].flat().join(', ')]),
  )
}

export function hasPrivateHeaders(headers: ServiceHeaders): boolean {
  for (const name in headers) if (name.startsWith(PRIVATE_PREFIX)) return true
  return false
}

/** Headers as `fetch` takes them: an object, `Headers`, a `Map` or pairs. */
export type HeadersInput =
  | Iterable<readonly [name: string, value: string]>
  | Readonly<Record<string, string>>

/** Turns `Headers`, a `Map` or pairs into a parameter. Leaves other values to `readTargetHeaders`. */
export function listHeaderParameters(headers: unknown): NamedValue[] {
  if (typeof headers !== 'object' || headers === null || !(Symbol.iterator in headers))
    return [['headers', headers]]
  const joined = new Map<string, unknown>()
  for (const pair of headers as Iterable<unknown>) {
    if (!Array.isArray(pair) || pair.length !== 2 || typeof pair[0] !== 'string')
      throw createNoNamesError()
    const name = normalizeHeaderName(pair[0])
    joined.set(name, joined.has(name) ? joinValues(name, joined.get(name), pair[1]) : pair[1])
  }
  return [['headers', Object.fromEntries(joined)]]
}

/** Joins values of one name as `fetch` does (RFC 9110, section 5.3; RFC 9113, section 8.2.3). */
function joinValues(name: string, ...values: readonly unknown[]): string {
  return values.map(String).join(name === 'cookie' ? '; ' : ', ')
}

export interface TargetHeaders {
  readonly headers: Readonly<Record<string, string>>
  /** True if only this caller may get the answer. */
  readonly personal: boolean
}

/** Private headers (`secret`) override other headers of the same name. */
export function readTargetHeaders(
  value: unknown,
  secret: Readonly<Record<string, string>> = {},
): TargetHeaders {
  const open = readHeaders('headers.', value)
  const hidden = readHeaders(PRIVATE_PREFIX, secret)
  return {
    headers: Object.fromEntries([...open, ...hidden]),
    personal: hidden.size > 0 || PERSONAL.some((name) => open.has(name)),
  }
}

function readHeaders(prefix: string, value: unknown): Map<string, string> {
  const headers = new Map<string, string>()
  if (!isGiven(value) || value === '' || value === 'false') return headers
  const entries = toEntries(value)
  if (!entries) throw createNoNamesError()
  for (const [written, inner] of flattenToDottedNames(entries)) {
    const name = normalizeHeaderName(written)
    if (OWN.has(name)) continue
    if (headers.has(name))
      throw createParameterError(`${prefix}${written}`, `gives \`${name}\` twice.`)
    headers.set(name, readHeaderValue(`${prefix}${written}`, name, inner))
  }
  return headers
}

function createNoNamesError() {
  return createParameterError('headers', 'needs names, as in `headers.accept-language=de`.')
}

/** Restores header names that were split at their dots. */
function flattenToDottedNames(entries: readonly NamedValue[]): NamedValue[] {
  return entries.flatMap(([name, value]) =>
    value instanceof Map
      ? flattenToDottedNames([...value].map(([rest, inner]) => [`${name}.${String(rest)}`, inner]))
      : [[name, value]],
  )
}

/** Converts `user_agent`, `userAgent` and `User-Agent` to `user-agent`. */
export function normalizeHeaderName(written: string): string {
  const dashed = written.includes('-') ? written : written.replace(/([a-z0-9])([A-Z])/g, '$1-$2')
  return dashed.replaceAll('_', '-').toLowerCase()
}

/** Error messages do not show the value, which may be secret. */
function readHeaderValue(parameter: string, name: string, value: unknown): string {
  if (!TOKEN.test(name))
    throw createParameterError(parameter, `names no header: ${describeValue(name)}.`)
  const text = typeof value === 'object' ? '\n' : String(value).trim()
  if (FIELD_VALUE.test(text)) return text
  throw createParameterError(parameter, 'holds what no header may: give one line of latin1 text.')
}
