import { type ErrorCode, LinkglassError } from '../contracts/errors.js'
import { shorten } from '../lib/text/quote.js'
import { collapseSpaces } from '../lib/text/white-space.js'

const LONGEST_NAME = 80

/** Creates the error of a mistake in one parameter: the message names it, `data` is keyed by it. */
export function parameterError(code: ErrorCode, parameter: string, text: string): LinkglassError {
  const name = shorten(collapseSpaces(parameter), LONGEST_NAME)
  const message = `The parameter \`${name}\` ${text}`
  return new LinkglassError(code, message, { data: { [name]: message } })
}
