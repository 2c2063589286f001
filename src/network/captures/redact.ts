import type { IncomingHttpHeaders } from 'node:http'
import type { ErrorCode, LinkglassError } from '../../contracts/errors.js'

export interface CapturedFailure {
  readonly code: ErrorCode
  readonly message: string
  readonly data?: LinkglassError['data']
}

export const REDACTED = '[redacted]'

/** Names of request headers that do not identify the caller. */
const PLAIN = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'range',
  'user-agent',
  'if-none-match',
  'if-modified-since',
])

/** Redacts `given` values, and headers that may identify the caller. */
export function redactRequestHeaders(
  headers: Readonly<Record<string, string>>,
  given: ReadonlySet<string>,
): Record<string, string> {
  const lines = Object.entries(headers).map(([name, value]) => [
    name,
    PLAIN.has(name) && !given.has(value) ? value : REDACTED,
  ])
  return Object.fromEntries(lines)
}

export function redactFailure(
  { code, message, data }: LinkglassError,
  secrets: ReadonlySet<string>,
): CapturedFailure {
  const redact = (text: string) =>
    [...secrets].reduce((rest, secret) => rest.replaceAll(secret, REDACTED), text)
  const told = Object.entries(data ?? {}).map(([name, text]) => [name, redact(text)])
  return { code, message: redact(message), ...(data && { data: Object.fromEntries(told) }) }
}

export function redactResponseHeaders(headers: Readonly<IncomingHttpHeaders>): IncomingHttpHeaders {
  const cookies = headers['set-cookie']
  return cookies ? { ...headers, 'set-cookie': [cookies].flat().map(redactCookie) } : headers
}

export function redactJoinedCookies(joined: string): string {
  return joined
    .split(/, ?(?=[^;,=\s]{1,4096}=)/)
    .map(redactCookie)
    .join(', ')
}

function redactCookie(line: string): string {
  const [pair = '', ...attributes] = line.split(';')
  const [name = ''] = pair.split('=', 1)
  return [`${name}=${REDACTED}`, ...attributes].join(';')
}
