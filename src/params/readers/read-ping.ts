import { readBoolean } from '../kinds/flag-kind.js'
import { MAX_STEPS } from '../kinds/text-kind.js'
import { createParameterError } from '../parameter-error.js'
import { isGiven, type NamedValue, toEntries } from '../shape.js'

export interface Ping {
  readonly ping: boolean
  readonly pingFields: ReadonlyMap<string, boolean>
}

/** Reads `ping=false`, for all media, or `ping.logo=false`, for one field or rule. */
export function readPing(value: unknown): Ping {
  const entries = toEntries(value)
  if (entries) return { ping: true, pingFields: new Map(readPingSwitches([], entries)) }
  return { ping: !isGiven(value) || readBoolean(value, 'ping'), pingFields: new Map() }
}

function readPingSwitches(
  above: readonly string[],
  entries: readonly NamedValue[],
): (readonly [string, boolean])[] {
  if (above.length >= MAX_STEPS)
    throw createParameterError('ping', `names what nests deeper than ${MAX_STEPS}.`)
  return entries.flatMap(([name, value]) => {
    const steps = [...above, name]
    const below = toEntries(value)
    if (below) return readPingSwitches(steps, below)
    const path = steps.join('.')
    return [[path, readBoolean(value, `ping.${path}`)] as const]
  })
}
