import { parameterError } from './parameter-error.js'
import { asBoolean, readBoolean, readText, shown } from './scalars.js'
import { entriesOf, isGiven, listOf } from './shape.js'

/** Dotted paths from `title,image.url`, or from a list of such. */
export function readPaths(name: string, value: unknown): string[] {
  const texts = (listOf(value) ?? [value]).map((item) => readText(name, item) ?? '')
  return texts
    .flatMap((text) => text.split(','))
    .map((path) => path.trim())
    .filter((path) => path !== '')
}

export interface Ping {
  readonly ping: boolean
  readonly pingFields: ReadonlyMap<string, boolean>
}

/** One switch for all media, or one by field; fields not named are pinged. */
export function readPing(value: unknown): Ping {
  const entries = entriesOf(value)
  if (!entries) return { ping: readBoolean('ping', value, true), pingFields: new Map() }
  const named = entries.filter(([, inner]) => !entriesOf(inner))
  const fields = named.map(
    ([name, inner]) => [name, readBoolean(`ping.${name}`, inner, true)] as const,
  )
  return { ping: true, pingFields: new Map(fields) }
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
