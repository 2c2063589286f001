import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'

interface ResponseHead {
  readonly status: number
  /** Reason phrase, by default the usual one of the status. */
  readonly reason?: string | undefined
  readonly headers: OutgoingHttpHeaders | string[]
}

/**
 * Writes the head of a response whose values, such as the status, come from other parties.
 * @returns false if Node.js refuses a value, so that nothing was written
 */
export function writeHead(
  response: ServerResponse,
  { status, reason, headers }: ResponseHead,
): boolean {
  try {
    if (reason === undefined) response.writeHead(status, headers)
    else response.writeHead(status, reason, headers)
    return true
  } catch {
    return false
  }
}

/** Names of headers that apply to one connection only (RFC 9110, section 7.6.1). */
export const HOP_BY_HOP: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])
