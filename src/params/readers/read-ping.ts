import { readBoolean } from '../kinds/flag-kind.js'
import { MAX_STEPS } from '../kinds/text-kind.js'
import { parameterError } from '../parameter-error.js'
import { toEntries } from '../shape.js'

export interface Ping {
  readonly ping: boolean
  readonly pingFields: ReadonlyMap<string, boolean>
}

/** Reads one switch for all media, or one by field or rule; others are pinged. */
export function readPing(value: unknown): Ping {
  const entries = toEntries(value)
  if (!entries) return { ping: readBoolean('ping', value, true), pingFields: new Map() }
  return { ping: true, pingFields: new Map(pingsAt([], entries)) }
}

type Entries = readonly (readonly [name: string, value: unknown])[]

/** Reads switches with the dotted paths of nested rules. */
function pingsAt(above: readonly string[], entries: Entries): (readonly [string, boolean])[] {
  if (above.length >= MAX_STEPS)
    throw parameterError('EINVALQUERY', 'ping', `names what nests deeper than ${MAX_STEPS}.`)
  return entries.flatMap(([name, value]) => {
    const steps = [...above, name]
    const below = toEntries(value)
    if (below) return pingsAt(steps, below)
    const path = steps.join('.')
    return [[path, readBoolean(`ping.${path}`, value, true)] as const]
  })
}
