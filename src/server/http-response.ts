import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** What a request is answered with, whatever writes it. */
export interface HttpResponse {
  readonly status: number
  /** Names in lower case, in the order in which they are sent. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | Readable | undefined
}

/** Resolves when the answer is written; a stream that breaks takes the connection with it. */
export async function writeResponse(
  response: ServerResponse,
  { status, headers, body }: HttpResponse,
): Promise<void> {
  response.writeHead(status, headers)
  if (body instanceof Readable) await pipeline(body, response).catch(() => response.destroy())
  else response.end(body)
}
