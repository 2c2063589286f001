import { formatDuration, parseDuration } from '../../lib/text/duration.js'
import { isGiven } from '../shape.js'
import { declareParameter, type Parameter, type ReadContext } from './parameter.js'
import { createWrongValueError, isEmptyOrOff } from './value.js'

/** Milliseconds, or text: `90s`, `1h`, `1d`, `min`, `max`. */
export type DurationInput = number | (string & {})

const SCHEMA = {
  type: 'string',
  pattern: '^(\\d+(\\.\\d+)?\\s*[a-z]*|min|max|true|false)$',
  examples: ['90s', '1h', '1d', '60000'],
}

/** Declares a duration in milliseconds. If it is not given, `read` returns the default. */
export function declareDuration<Value, Other = never>(
  description: string,
  example: string,
  shownDefault: string,
  read: Parameter<Value>['read'],
): Parameter<Value, DurationInput | Other> {
  const kind = { type: 'duration', schema: SCHEMA, placeholder: 'T' } as const
  return declareParameter({ description, example, shownDefault, ...kind, read })
}

/** Reads milliseconds to wait. A time above the service's timeout is lowered to it. */
export function readPause(value: unknown, path: string, { defaults }: ReadContext): number {
  if (isEmptyOrOff(value)) return 0
  const given = typeof value === 'object' ? undefined : parseDuration(String(value))
  if (given !== undefined) return Math.min(given, defaults.timeout)
  throw createWrongValueError(path, value, 'milliseconds, or a time as in `3s`.')
}

/** Bounds of `ttl` in the protocol, in milliseconds. */
const [MIN_TTL, MAX_TTL] = [60_000, 31 * 24 * 60 * 60_000]

const FORMS = 'milliseconds, or `90s`, `5min`, `1h`, `1d`'

export function readTtl(value: unknown, path: string, { defaults }: ReadContext): number {
  if (!isGiven(value)) return defaults.ttl
  const ttl = parseBoundedDuration(value, MIN_TTL, MAX_TTL)
  if (ttl !== undefined && ttl >= MIN_TTL && ttl <= MAX_TTL) return ttl
  const right = `a duration from 1 minute to 31 days: ${FORMS}, \`min\` or \`max\`.`
  throw createWrongValueError(path, value, right, 'EINVALTTL')
}

/** Returns milliseconds, or `undefined` if stale answers are never sent. */
export function readStaleTtl(value: unknown, path: string, context: ReadContext) {
  const ttl = readTtl(context.given('ttl'), 'ttl', context)
  const { staleTtl: fallback } = context.defaults
  if (!isGiven(value)) return fallback !== undefined && fallback < ttl ? fallback : undefined
  if (value === false || value === 'false') return undefined
  const stale = parseBoundedDuration(value, MIN_TTL, MAX_TTL)
  if (stale !== undefined && stale < ttl) return stale
  const right = `a duration less than \`ttl\` (${formatDuration(ttl)}): ${FORMS}, or \`false\`.`
  throw createWrongValueError(path, value, right, 'EINVALSTTL')
}

/** Reads milliseconds. A time above the service's own timeout is lowered to it. */
export function readTimeout(value: unknown, path: string, { defaults }: ReadContext): number {
  const max = defaults.timeout
  if (!isGiven(value)) return max
  const timeout = parseBoundedDuration(value, 1, max)
  if (timeout !== undefined && timeout >= 1) return Math.min(timeout, max)
  const right = `a duration up to ${formatDuration(max)}: milliseconds, or \`500ms\`, \`5s\`.`
  throw createWrongValueError(path, value, right)
}

function parseBoundedDuration(value: unknown, min: number, max: number): number | undefined {
  if (typeof value === 'number')
    return Number.isFinite(value) && value >= 0 ? Math.round(value) : undefined
  if (typeof value !== 'string') return undefined
  const word = value.trim().toLowerCase()
  if (word === 'min') return min
  return word === 'max' ? max : parseDuration(word)
}
