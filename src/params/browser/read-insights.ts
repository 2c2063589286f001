import type { InsightsOptions } from '../../contracts/insights.js'
import { parameterError } from '../parameter-error.js'
import type { QueryOptions } from '../query-options.js'
import { asBoolean, readBoolean, shown } from '../scalars.js'
import { entriesOf, isGiven } from '../shape.js'
import type { UnknownNames } from '../unknown-names.js'
import { readLighthouse } from './read-lighthouse.js'

/** Options that may also stand beside `insights` instead of below it. */
export const INSIGHTS_OPTIONS = ['technologies', 'lighthouse'] as const

/** Both, unless switched off; `undefined` when nothing is asked for. */
export function readInsights(
  given: (name: string) => unknown,
  options: QueryOptions & { readonly unknown: UnknownNames },
): InsightsOptions | undefined {
  const value = given('insights')
  if (!isGiven(value) || !isOn('insights', value)) return undefined
  const nested = new Map(entriesOf(value))
  const of = (name: (typeof INSIGHTS_OPTIONS)[number]) => nested.get(name) ?? given(name)
  const technologies = readBoolean('insights.technologies', of('technologies'), true)
  const wanted = of('lighthouse')
  const lighthouse = !isGiven(wanted) || isOn('insights.lighthouse', wanted)
  if (!technologies && !lighthouse) return undefined
  if (lighthouse && !options.lighthouse) throw noLighthouse()
  return {
    technologies,
    lighthouse: lighthouse ? readLighthouse(wanted, options.unknown) : undefined,
  }
}

/** `true`, a bare flag or options, whatever these say. */
function isOn(name: string, value: unknown): boolean {
  if (entriesOf(value)) return true
  const wanted = asBoolean(value)
  if (wanted !== undefined) return wanted
  throw parameterError(
    'EINVALQUERY',
    name,
    `is ${shown(value)}; give \`true\`, \`false\` or options.`,
  )
}

function noLighthouse() {
  return parameterError(
    'ENOBROWSER',
    'insights.lighthouse',
    'needs Lighthouse and a browser on the service’s machine, and one of them is missing. Give `insights.lighthouse=false` for the technologies alone, or have the operator install them: `npm install lighthouse playwright-core @sparticuz/chromium`.',
  )
}
