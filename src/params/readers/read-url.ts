import type { LinkglassError } from '../../contracts/errors.js'
import { parseUrl } from '../../lib/net/parse-url.js'
import { nearest } from '../../lib/text/nearest.js'
import { quote } from '../../lib/text/quote.js'
import { parameterError } from '../parameter-error.js'

/** WHATWG would accept `https:/a` and `https:///a`; a caller who writes that made a mistake. */
const WRITTEN_OUT = /^https?:\/\/[^/\\]/i

/** The target: well-formed by the WHATWG URL standard, its `http://` or `https://` written out. */
export function readUrl(value: unknown): URL {
  const text = value instanceof URL ? value.href : typeof value === 'string' ? value.trim() : ''
  if (text === '')
    throw invalidTarget('is missing. Give the address of a page, as in `?url=https://example.com`.')
  const named = redactUrl(text)
  if (/^https?:\/\/$/i.test(text)) throw invalidTarget(`is ${named}; a host must follow it.`)
  if (!WRITTEN_OUT.test(text)) {
    throw invalidTarget(`is ${named}; it must begin with \`http://\` or \`https://\`, written out.`)
  }
  const url = parseUrl(text)
  if (!url) throw invalidTarget(`is ${named}, which is not a valid URL.`)
  return url
}

/** `uri=…` and `URL=…` are told by their own names, not only that `url` is missing. */
export function refuseMisspelt(names: Iterable<string>): void {
  for (const name of names) {
    if (nearest(name.toLowerCase(), ['url']).length === 0) continue
    throw invalidTarget(`is missing, and ${quote(name)} is not its name: give \`url=…\`.`)
  }
}

function invalidTarget(text: string): LinkglassError {
  return parameterError('EINVALURL', 'url', text)
}

function redactUrl(text: string): string {
  return quote(text.replace(/\/\/[^/?#]*@/, '//'))
}
