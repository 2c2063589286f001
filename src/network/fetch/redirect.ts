import { isUtf8 } from 'node:buffer'
import type { FetchOptions } from '../../contracts/http.js'
import { parseHttpUrl } from '../../lib/net/http-url.js'
import { quote } from '../../lib/text/quote.js'
import { createFetchError } from './fetch-errors.js'

/** Status codes of redirects (Fetch standard, "redirect status"). */
const REDIRECTS = new Set([301, 302, 303, 307, 308])

const REFUSED = "The address redirects, which `redirect: 'error'` refuses."

/** Resolves the `location` header of a redirect (Fetch standard, "location URL"). */
export function findRedirectTarget(
  from: URL,
  statusCode: number,
  location: string | string[] | undefined,
  mode: FetchOptions['redirect'] = 'follow',
): URL | undefined {
  if (mode === 'manual' || !REDIRECTS.has(statusCode)) return undefined
  if (mode === 'error') throw createFetchError('EMAXREDIRECTS', REFUSED)
  const [value = ''] = [location ?? []].flat()
  if (value.trim() === '') return undefined
  const text = decodeHeaderValue(value)
  const url = parseHttpUrl(text, from)
  if (url === undefined) {
    const message = `The target redirects to ${quote(text)}, which is not an http:// or https:// address. Give the address it should end at.`
    throw createFetchError('EINVALURL', message)
  }
  if (!text.includes('#')) url.hash = from.hash
  return removeCredentials(url)
}

export function removeCredentials(url: URL): URL {
  const bare = new URL(url)
  // Assigns only if necessary, since each assignment parses the URL again.
  if (bare.username !== '') bare.username = ''
  if (bare.password !== '') bare.password = ''
  return bare
}

/** Formats the requested URL without credentials and fragment. */
export function toRequestedUrl(url: URL): string {
  const isBare = url.username === '' && url.password === ''
  const { href } = isBare ? url : removeCredentials(url)
  const hash = href.indexOf('#')
  return hash === -1 ? href : href.slice(0, hash)
}

/** Decodes a value as UTF-8. If it is not valid, percent-encodes all bytes beyond ASCII. */
function decodeHeaderValue(value: string): string {
  const bytes = Buffer.from(value, 'latin1')
  if (isUtf8(bytes)) return bytes.toString('utf8')
  return value.replace(
    /[\x80-\xff]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
