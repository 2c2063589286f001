import { LRUCache } from 'lru-cache'
import type { Entry } from './cache.js'
import { decodeEntry } from './codec.js'

interface DecodedEntry {
  readonly entry: Entry
  /** Bytes before the body. Different answers have a different `ETag` in them. */
  readonly head: Buffer
  /** Version of the file in which the entry was last read. */
  version: string
}

/** Entries of a file that other processes change. They are decoded once, and read once per version. */
export class DecodedEntries {
  readonly #entries: LRUCache<string, DecodedEntry>

  constructor(maxBytes: number) {
    this.#entries = new LRUCache({ maxSize: maxBytes })
  }

  /** Finds an entry that was read in this version. */
  find(key: string, version: string): Entry | undefined {
    const known = this.#entries.get(key)
    return known?.version === version ? known.entry : undefined
  }

  /** Decodes an entry. LMDB gives a larger buffer, and sets its `length`. */
  decode(key: string, bytes: Buffer, version: string): Entry {
    const known = this.#entries.get(key)
    if (known && startsWithBytes(bytes, known.head)) {
      known.version = version
      return known.entry
    }
    const own = Buffer.from(bytes.subarray(0, bytes.length))
    const entry = decodeEntry(own)
    const head = own.subarray(0, own.byteLength - entry.body.byteLength)
    this.#entries.set(key, { entry, head, version }, { size: own.byteLength })
    return entry
  }
}

function startsWithBytes(bytes: Buffer, head: Buffer): boolean {
  return bytes.length >= head.length && head.equals(bytes.subarray(0, head.length))
}
