import { parameterError } from './parameter-error.js'
import { asBoolean } from './scalars.js'
import { entriesOf, isGiven, listOf } from './shape.js'

const DEEPEST = 4

/** Refuses what only a browser can answer; switched off, the parameter asks for nothing. */
export function refuseBrowser(name: string, value: unknown): void {
  if (!isGiven(value) || !asksForIt(value)) return
  throw parameterError(
    'ENOBROWSER',
    name,
    `needs a browser, and this service has none configured. Leave it out or give \`${name}=false\`.`,
  )
}

/**
 * `prerender=auto` leaves the choice to the service, which has none. Options count as asking
 * unless all of them are off; deeper than one of any use goes, they do.
 */
function asksForIt(value: unknown, depth = 0): boolean {
  const values = listOf(value) ?? entriesOf(value)?.map(([, inner]) => inner)
  if (values) return depth === DEEPEST || values.some((inner) => asksForIt(inner, depth + 1))
  return asBoolean(value) !== false && value !== 'auto'
}
