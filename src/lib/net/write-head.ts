import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'

interface ResponseHead {
  readonly status: number
  /** Reason phrase; by default the usual one of the status. */
  readonly reason?: string | undefined
  readonly headers: OutgoingHttpHeaders | string[]
}

/**
 * Writes a head that strangers may have decided. Node.js throws for a status below 100 or control
 * characters, which in an event handler would end the process.
 * @returns false if nothing was written
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
