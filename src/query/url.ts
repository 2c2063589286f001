import { type LinkglassError, quote } from '../core/errors.js'
import { fault } from './fault.js'

/** WHATWG would mend `https:/a` and `https:///a`; a caller who writes that made a mistake. */
const WRITTEN_OUT = /^https?:\/\/[^/\\]/i

/** The target: well-formed by the WHATWG URL standard, its `http://` or `https://` written out. */
export function readUrl(value: unknown): URL {
  const text = value instanceof URL ? value.href : typeof value === 'string' ? value.trim() : ''
  if (text === '')
    throw invalid('is missing. Give the address of a page, as in `?url=https://example.com`.')
  const named = withoutCredentials(text)
  if (!WRITTEN_OUT.test(text)) {
    throw invalid(`is ${named}; it must begin with \`http://\` or \`https://\`, written out.`)
  }
  if (!URL.canParse(text)) throw invalid(`is ${named}, which is no valid URL.`)
  return new URL(text)
}

function invalid(text: string): LinkglassError {
  return fault('EINVALURL', 'url', text)
}

function withoutCredentials(text: string): string {
  return quote(text.replace(/\/\/[^/?#]*@/, '//'))
}
