import type { LinkglassError } from '../core/errors.js'
import { plainText } from './terminal.js'

/** An error as a program of the shell says it. */
export function errorLine({ code, message }: LinkglassError): string {
  return `linkglass: ${code} ${plainText(message)}`
}
