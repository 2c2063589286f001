import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'

/** Writes the head. Returns false if Node.js refuses it, as for an invalid header copied from another server. */
export function tryWriteHead(
  response: ServerResponse,
  head: { status: number; reason?: string | undefined; headers: OutgoingHttpHeaders | string[] },
): boolean {
  const { status, reason, headers } = head
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
