import { LRUCache } from 'lru-cache'
import type { Entry } from './cache.js'
import { decodeEntry, readHead } from './codec.js'

interface Decoded {
  readonly head: Buffer
  readonly entry: Entry
}

/**
 * Decodes entries that lie elsewhere, each once for as long as the same is kept there: what comes
 * in again is compared and neither copied nor parsed, and what hangs on an entry stays with it.
 *
 * @param maxSize bytes of entries that are remembered
 */
export function createDecoder(maxSize: number): (key: string, bytes: Buffer) => Entry {
  const decoded = new LRUCache<string, Decoded>({ maxSize })
  return (key, bytes) => {
    const known = decoded.get(key)
    if (known && startsWith(bytes, known.head)) return known.entry
    const own = Buffer.from(bytes)
    const entry = decodeEntry(own)
    decoded.set(key, { head: readHead(own), entry }, { size: own.byteLength })
    return entry
  }
}

function startsWith(bytes: Buffer, head: Buffer): boolean {
  return (
    bytes.byteLength >= head.byteLength && bytes.compare(head, 0, head.length, 0, head.length) === 0
  )
}
