import { type ErrorCode, LinkglassError } from '../core/errors.js'
import { collapseSpaces } from '../core/white-space.js'

const LONGEST_NAME = 80

/** A caller's mistake in one parameter: the message names it, `data` is keyed by it. */
export function parameterError(code: ErrorCode, parameter: string, text: string): LinkglassError {
  const name = shortName(parameter)
  const message = `The parameter \`${name}\` ${text}`
  return new LinkglassError(code, message, { data: { [name]: message } })
}

function shortName(name: string): string {
  const line = collapseSpaces(name)
  return line.length > LONGEST_NAME ? `${line.slice(0, LONGEST_NAME - 1)}…` : line
}
