import { parameterError } from './parameter-error.js'
import { asBoolean, readBoolean, readText, shown } from './scalars.js'
import { entriesOf, isGiven, listOf } from './shape.js'

/** Steps of a path; rules do not nest as deep. */
const MAX_STEPS = 32

/** Dotted paths from `title,image.url`, or from a list of such. */
export function readPaths(name: string, value: unknown): string[] {
  const texts = (listOf(value) ?? [value]).map((item) => readText(name, item) ?? '')
  const paths = texts
    .flatMap((text) => text.split(','))
    .map((path) => path.trim())
    .filter((path) => path !== '')
  const long = paths.find((path) => path.split('.', MAX_STEPS + 1).length > MAX_STEPS)
  if (long === undefined) return paths
  throw parameterError(
    'EINVALQUERY',
    name,
    `has ${shown(long)}; give paths of at most ${MAX_STEPS} steps.`,
  )
}

export interface Ping {
  readonly ping: boolean
  readonly pingFields: ReadonlyMap<string, boolean>
}

/** One switch for all media, or one by field or rule; what is not named is pinged. */
export function readPing(value: unknown): Ping {
  const entries = entriesOf(value)
  if (!entries) return { ping: readBoolean('ping', value, true), pingFields: new Map() }
  return { ping: true, pingFields: new Map(pingsAt([], entries)) }
}

type Entries = readonly (readonly [name: string, value: unknown])[]

/** A rule within a rule is named below that, by its dotted path. */
function pingsAt(above: readonly string[], entries: Entries): (readonly [string, boolean])[] {
  if (above.length >= MAX_STEPS)
    throw parameterError('EINVALQUERY', 'ping', `names what nests deeper than ${MAX_STEPS}.`)
  return entries.flatMap(([name, value]) => {
    const steps = [...above, name]
    const below = entriesOf(value)
    if (below) return pingsAt(steps, below)
    const path = steps.join('.')
    return [[path, readBoolean(`ping.${path}`, value, true)] as const]
  })
}

/** The provider's options; empty when it is only switched on. */
export function readIframe(value: unknown): ReadonlyMap<string, string> | undefined {
  if (!isGiven(value)) return undefined
  const entries = entriesOf(value)
  if (entries) return new Map(entries.flatMap(([name, inner]) => option(name, inner)))
  const wanted = asBoolean(value)
  if (wanted !== undefined) return wanted ? new Map() : undefined
  throw parameterError(
    'EINVALQUERY',
    'iframe',
    `is ${shown(value)}; give \`true\`, \`false\` or options.`,
  )
}

function option(name: string, value: unknown): [string, string][] {
  return typeof value === 'object' ? [] : [[name, String(value)]]
}
