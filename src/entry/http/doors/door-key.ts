import type { IncomingMessage } from 'node:http'
import { getRawQuery } from '../request-context.js'

/** Values that clients send in place of a missing key. */
const NO_KEYS = new Set(['', 'undefined', 'null', 'None'])

/** Moves the API key from `authorization` or the query to the header `x-api-key`. */
export function moveKeyToHeader(request: IncomingMessage, queryNames: readonly string[] = []) {
  const { headers } = request
  const parameters = queryNames.length > 0 ? new URLSearchParams(getRawQuery(request)) : undefined
  const sent = [
    readAuthorizationKey(headers.authorization),
    [headers['x-api-key']].flat()[0],
    ...queryNames.map((name) => parameters?.get(name) ?? undefined),
  ]
  const key = sent.find((one) => one !== undefined && !NO_KEYS.has(one.trim()))
  if (key === undefined) delete headers['x-api-key']
  else headers['x-api-key'] = key.trim()
  if (parameters && queryNames.some((name) => parameters.has(name))) {
    for (const name of queryNames) parameters.delete(name)
    // Cached replies are found by the request's URL, which may hold no key.
    request.url = `${request.url?.split('?', 1)[0]}?${parameters}`
  }
}

/** Reads the token of `Bearer`, or the password of `Basic` (RFC 7617). */
function readAuthorizationKey(header = ''): string | undefined {
  const [scheme = '', credentials = ''] = header.trim().split(/\s+/, 2)
  if (/^bearer$/i.test(scheme)) return credentials
  if (!/^basic$/i.test(scheme)) return undefined
  const text = Buffer.from(credentials, 'base64').toString()
  return text.slice(text.indexOf(':') + 1)
}
