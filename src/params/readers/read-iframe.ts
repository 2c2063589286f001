import { asBoolean, shown } from '../kinds/value.js'
import { parameterError } from '../parameter-error.js'
import { entriesOf, isGiven } from '../shape.js'

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
