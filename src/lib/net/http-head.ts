import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'

interface ResponseHead {
  readonly status: number
  readonly reason?: string | undefined
  readonly headers: OutgoingHttpHeaders | string[]
}

/** Returns false if Node.js refuses a value, which may come from other parties. */
export function tryWriteHead(
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
export const HOP_BY_HOP: ReadonlySet<string> = new Set(
  'connection keep-alive proxy-authenticate proxy-authorization proxy-connection te trailer transfer-encoding upgrade'.split(
    ' ',
  ),
)
