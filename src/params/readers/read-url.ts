import type { LinkglassError } from '../../contracts/errors.js'
import { parseUrl, stripCredentials } from '../../lib/net/parse-url.js'
import { findNearest } from '../../lib/text/nearest.js'
import { quote } from '../../lib/text/quote.js'
import { createParameterError } from '../parameter-error.js'

/** Matches a URL with both slashes. The URL parser would also accept `https:/a`. */
const WRITTEN_OUT = /^https?:\/\/[^/\\]/i

/** Reads a valid URL that begins with `http://` or `https://`. */
export function readUrl(value: unknown): URL {
  const text = value instanceof URL ? value.href : typeof value === 'string' ? value.trim() : ''
  const example = 'Give the address of a page, as in `?url=https://example.com`.'
  if (text === '') throw createTargetError(`is missing. ${example}`)
  const named = quote(stripCredentials(text))
  if (/^https?:\/\/$/i.test(text)) throw createTargetError(`is ${named}; a host must follow it.`)
  const right = 'it must begin with `http://` or `https://`, written out.'
  if (!WRITTEN_OUT.test(text)) throw createTargetError(`is ${named}; ${right}`)
  const url = parseUrl(text)
  if (!url) throw createTargetError(`is ${named}, which is not a valid URL.`)
  return url
}

/** Refuses misspelt names of `url`, such as `uri=…`. */
export function refuseMisspeltUrl(names: Iterable<string>): void {
  for (const name of names) {
    if (findNearest(name.toLowerCase(), ['url']).length === 0) continue
    throw createTargetError(`is missing, and ${quote(name)} is not its name: give \`url=…\`.`)
  }
}

function createTargetError(text: string): LinkglassError {
  return createParameterError('url', text, 'EINVALURL')
}

/** Parses text that begins with `http://` or `https://`. */
export function parseFullUrl(text: string): URL | undefined {
  const trimmed = text.trim()
  return /^https?:\/\/\S+$/i.test(trimmed) ? parseUrl(trimmed) : undefined
}

export function hasCredentials({ username, password }: URL): boolean {
  return username !== '' || password !== ''
}

/** Adds `https://` to a URL without a scheme. */
export function addScheme(written: string): string {
  const text = written.trim()
  const [authority = ''] = text.split(/[/?#]/, 1)
  return looksLikeHost(authority.replace(/:\d{1,5}$/, '')) ? `https://${text}` : text
}

function looksLikeHost(text: string): boolean {
  if (/^(?:localhost|\[[0-9a-f:.]+\])$/i.test(text)) return true
  return text.includes('.') && /^[^\s:@[\]]+$/.test(text)
}
