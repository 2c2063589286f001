import { createFieldError, type ErrorCode, type LinkglassError } from '../contracts/errors.js'
import { truncateText } from '../lib/text/quote.js'
import { collapseSpaces } from '../lib/text/white-space.js'
import type { QueryOptions } from './query-options.js'

const LONGEST_NAME = 80

export function createParameterError(
  parameter: string,
  text: string,
  code: ErrorCode = 'EINVALQUERY',
): LinkglassError {
  const name = truncateText(collapseSpaces(parameter), LONGEST_NAME)
  return createFieldError(code, name, `The parameter \`${name}\` ${text}`)
}

export function createTwiceError(path: string): LinkglassError {
  return createParameterError(path, 'was given twice. Give it once.')
}

export function requireBrowser(path: string, { browser }: Pick<QueryOptions, 'browser'>): void {
  if (browser) return
  const text = `needs a browser, and this service has none. Leave it out or give \`${path}=false\`, or have the operator give it a browser: \`npm install playwright-core @sparticuz/chromium\`, or LINKGLASS_BROWSER.`
  throw createParameterError(path, text, 'ENOBROWSER')
}
