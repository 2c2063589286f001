import type { Fetched } from '../../contracts/http.js'

/** All bytes of a page, which is then read to its end. */
export async function bytesOf(page: Fetched): Promise<Buffer> {
  const parts: Uint8Array[] = []
  try {
    for await (const part of page.body) parts.push(part)
  } finally {
    page.cancel()
  }
  return Buffer.concat(parts)
}

const CHUNK = 65_536

/** Bytes that are here as they arrive from elsewhere. */
export async function* inChunks(bytes: Buffer): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += CHUNK) yield bytes.subarray(at, at + CHUNK)
}
