import { LinkglassError } from '../../contracts/errors.js'

/**
 * Creates an `EBUSY` for a limit that is reached.
 * @param reason a sentence
 * @param retryAfter seconds
 * @param parameter the one that the error is about, if a target set the limit
 */
export function createBusyError(
  reason: string,
  retryAfter: number,
  parameter?: string,
): LinkglassError {
  const text = `${reason} Try again in ${retryAfter} s.`
  const data = parameter === undefined ? {} : { data: { [parameter]: text } }
  return new LinkglassError('EBUSY', text, { ...data, retryAfter })
}
