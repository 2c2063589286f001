import { LinkglassError } from '../../contracts/errors.js'
import type { Query } from '../../params/index.js'

/** Loads with the first capture what only captures need. */
export function loadCaptures() {
  return import('../../network/captures/index.js')
}

/** Refuses a report of Lighthouse, whose browser and measurements no capture repeats. */
export function refuseLighthouse({ insights }: Query): void {
  if (!insights?.lighthouse) return
  const text = 'A report of Lighthouse is not captured. Leave it out, or the capture.'
  throw new LinkglassError('EINVALQUERY', text, { data: { capture: text } })
}
