import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'

/** Writes the status and headers. Returns false if Node.js refuses them as invalid. */
export function tryWriteHead(
  response: ServerResponse,
  head: { status: number; reason?: string | undefined; headers: OutgoingHttpHeaders | string[] },
): boolean {
  const { status, reason, headers } = head
  try {
    response.writeHead(status, reason, headers)
    return true
  } catch {
    return false
  }
}

/** Headers that concern only one connection (RFC 9110, section 7.6.1). */
export const HOP_BY_HOP: ReadonlySet<string> = new Set(
  'connection keep-alive proxy-authenticate proxy-authorization proxy-connection te trailer transfer-encoding upgrade'.split(
    ' ',
  ),
)
