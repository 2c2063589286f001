import type { Fetched } from '../../contracts/http.js'

/** Reads a whole body, and frees the connection. */
export async function readBody(fetched: Pick<Fetched, 'body' | 'cancel'>): Promise<Buffer> {
  try {
    return await concatBytes(fetched.body)
  } finally {
    fetched.cancel()
  }
}

export async function concatBytes(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const chunk of chunks) parts.push(chunk)
  return Buffer.concat(parts)
}

export function sumLengths(parts: readonly { readonly length: number }[]): number {
  return parts.reduce((sum, { length }) => sum + length, 0)
}

const CHUNK = 65_536

export async function* splitIntoChunks(bytes: Buffer): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += CHUNK) yield bytes.subarray(at, at + CHUNK)
}
