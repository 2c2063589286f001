import type { ErrorCode, LinkglassError } from '../../contracts/errors.js'
import { stripCredentials } from '../../lib/net/parse-url.js'
import { quote } from '../../lib/text/quote.js'
import { createParameterError } from '../parameter-error.js'
import { isGiven, toEntries } from '../shape.js'

/** Reads a boolean. A flag without a value (`&force`) is true. */
export function parseBoolean(value: unknown): boolean | undefined {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : value
  if (word === true || word === 'true' || word === '') return true
  if (word === false || word === 'false') return false
  return undefined
}

export function isEmptyOrOff(value: unknown): boolean {
  if (!isGiven(value) || value === false) return true
  return typeof value === 'string' && ['', 'false', 'null', 'undefined'].includes(value.trim())
}

/** True if a value asks for something: `true` and `{ fullPage: true }`, but not `{ fullPage: false }`. */
export function asksForSomething(value: unknown, depth = 0): boolean {
  const values = toEntries(value)?.map(([, inner]) => inner)
  if (values)
    return (
      depth > 2 || values.length === 0 || values.some((one) => asksForSomething(one, depth + 1))
    )
  return isGiven(value) && parseBoolean(value) !== false
}

export function describeValue(value: unknown): string {
  if (value === '') return 'empty'
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list'
  if (typeof value === 'function') return 'a function'
  if (typeof value === 'string') return quote(stripCredentials(value))
  if (typeof value !== 'object' || value === null) return quote(value)
  const entries = (toEntries(value) ?? []).map(([name, inner]) => {
    const isNested = typeof inner === 'object' || typeof inner === 'function'
    return [name, isNested ? '…' : inner] as const
  })
  return quote(Object.fromEntries(entries))
}

export function createWrongValueError(
  path: string,
  value: unknown,
  right: string,
  code: ErrorCode = 'EINVALQUERY',
): LinkglassError {
  return createParameterError(path, `is ${describeValue(value)}; give ${right}`, code)
}
