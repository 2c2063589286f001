import { LinkglassError } from '../../contracts/errors.js'

/** Creates an `EBUSY` error. `retryAfter` is in seconds, and `parameter` names the parameter that caused it. */
export function createBusyError(reason: string, retryAfter: number, parameter?: string) {
  const text = `${reason} Try again in ${retryAfter} s.`
  const data = parameter === undefined ? {} : { data: { [parameter]: text } }
  return new LinkglassError('EBUSY', text, { ...data, retryAfter })
}
