import { LinkglassError } from '../../contracts/errors.js'

/** @param retryAfter seconds @param parameter request parameter that caused the error */
export function createBusyError(reason: string, retryAfter: number, parameter?: string) {
  const text = `${reason} Try again in ${retryAfter} s.`
  const data = parameter === undefined ? {} : { data: { [parameter]: text } }
  return new LinkglassError('EBUSY', text, { ...data, retryAfter })
}
