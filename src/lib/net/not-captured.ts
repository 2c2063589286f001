import { LinkglassError } from '../../contracts/errors.js'
import { quote } from '../text/quote.js'

/** @param what words for the message: `is not` or `is not whole` */
export function createNotCapturedError(url: string, what: string): LinkglassError {
  const text = `${quote(url)} ${what} in the capture. Capture it again with what you ask for now; \`ping=false\` does without images.`
  return new LinkglassError('ENOTCAPTURED', text, { data: { url } })
}
