import type { IncomingMessage } from 'node:http'
import { getRawQuery } from '../request-context.js'

/** Values that clients send in place of a missing key. */
const NO_KEYS = new Set(['', 'undefined', 'null', 'None'])

/** Moves the API key to `x-api-key`, from `authorization` or the query. */
export function moveKeyToHeader(request: IncomingMessage, names: readonly string[] = []): void {
  const { headers } = request
  const parameters = names.length > 0 ? new URLSearchParams(getRawQuery(request)) : undefined
  const sent = [
    readAuthorizationKey(headers.authorization),
    [headers['x-api-key']].flat()[0],
    ...names.map((name) => parameters?.get(name) ?? undefined),
  ]
  const key = sent.find((one) => one !== undefined && !NO_KEYS.has(one.trim()))
  if (key === undefined) delete headers['x-api-key']
  else headers['x-api-key'] = key.trim()
}

/** Reads a Bearer token, or a Basic password (RFC 7617). */
function readAuthorizationKey(header = ''): string | undefined {
  const [scheme = '', credentials = ''] = header.trim().split(/\s+/, 2)
  if (/^bearer$/i.test(scheme)) return credentials
  if (!/^basic$/i.test(scheme)) return undefined
  const text = Buffer.from(credentials, 'base64').toString()
  return text.slice(text.indexOf(':') + 1)
}
