import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'

/** The head of an answer. */
interface ResponseHead {
  readonly status: number
  /** By itself the usual one for the status. */
  readonly reason?: string | undefined
  readonly headers: OutgoingHttpHeaders | string[]
}

/**
 * Writes a head of which strangers may have decided any part: the one place that does. For what it
 * does not send (a status below 100, control characters) Node.js throws, which in an event handler
 * would end the process.
 * @returns false when nothing was written
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
