import type { ErrorCode } from '../contracts/errors.js'
import { parseDuration, prettyDuration } from '../lib/text/duration.js'
import { parameterError } from './parameter-error.js'
import { shown } from './scalars.js'
import { isGiven } from './shape.js'

const MINUTE = 60_000
/** The protocol's bounds of `ttl`. */
const MIN_TTL = MINUTE
const MAX_TTL = 31 * 24 * 60 * MINUTE

const FORMS = 'milliseconds, or `90s`, `5min`, `1h`, `1d`'

/** Milliseconds; `min` and `max` name the bounds. */
export function readTtl(value: unknown, fallback: number): number {
  if (!isGiven(value)) return fallback
  const ttl = parseWithin(value, MIN_TTL, MAX_TTL)
  if (ttl !== undefined && ttl >= MIN_TTL && ttl <= MAX_TTL) return ttl
  throw invalidDuration(
    'EINVALTTL',
    'ttl',
    value,
    `from 1 minute to 31 days: ${FORMS}, \`min\` or \`max\``,
  )
}

/**
 * Milliseconds from 0 to below `ttl`; `undefined` for `false`. The service's default never fails
 * a caller who asks for a shorter `ttl`: it is dropped.
 */
export function readStaleTtl(
  value: unknown,
  ttl: number,
  fallback: number | undefined,
): number | undefined {
  if (!isGiven(value)) return fallback !== undefined && fallback < ttl ? fallback : undefined
  if (value === false || value === 'false') return undefined
  const stale = parseWithin(value, MIN_TTL, MAX_TTL)
  if (stale !== undefined && stale < ttl) return stale
  throw invalidDuration(
    'EINVALSTTL',
    'staleTtl',
    value,
    `less than \`ttl\` (${prettyDuration(ttl)}): ${FORMS}, or \`false\``,
  )
}

/** Milliseconds from 1, cut at `max`. */
export function readTimeout(value: unknown, max: number): number {
  if (!isGiven(value)) return max
  const timeout = parseWithin(value, 1, max)
  if (timeout !== undefined && timeout >= 1) return Math.min(timeout, max)
  const right = `up to ${prettyDuration(max)}: milliseconds, or \`500ms\`, \`5s\``
  throw invalidDuration('EINVALQUERY', 'timeout', value, right)
}

function parseWithin(value: unknown, min: number, max: number): number | undefined {
  if (typeof value === 'number')
    return Number.isFinite(value) && value >= 0 ? Math.round(value) : undefined
  if (typeof value !== 'string') return undefined
  const word = value.trim().toLowerCase()
  if (word === 'min') return min
  return word === 'max' ? max : parseDuration(word)
}

function invalidDuration(code: ErrorCode, name: string, value: unknown, right: string) {
  return parameterError(code, name, `is ${shown(value)}; give a duration ${right}.`)
}
