import { asBoolean, showValue } from '../kinds/value.js'
import { parameterError } from '../parameter-error.js'
import { isGiven, toEntries } from '../shape.js'

/** Reads the provider's options; empty when it is only switched on. */
export function readIframe(value: unknown): ReadonlyMap<string, string> | undefined {
  if (!isGiven(value)) return undefined
  const entries = toEntries(value)
  if (entries) return new Map(entries.flatMap(([name, inner]) => readIframeOption(name, inner)))
  const wanted = asBoolean(value)
  if (wanted !== undefined) return wanted ? new Map() : undefined
  throw parameterError(
    'EINVALQUERY',
    'iframe',
    `is ${showValue(value)}; give \`true\`, \`false\` or options.`,
  )
}

function readIframeOption(name: string, value: unknown): [string, string][] {
  return typeof value === 'object' ? [] : [[name, String(value)]]
}
