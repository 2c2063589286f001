import { LRUCache } from 'lru-cache'
import type { Entry, Store } from './cache.js'

/** Bytes that an entry takes beside its body and key, roughly. */
const OVERHEAD_BYTES = 1_000

export interface MemoryOptions {
  readonly maxBytes: number
  /** Factor by which an entry takes more memory than its body, for the compressed forms of it. */
  readonly forms: number
}

export interface MemoryStore extends Store {
  delete(key: string): void
}

/** Creates a store in this process; when it is full, it drops the least recently used entries. */
export function createMemoryStore(options: MemoryOptions): MemoryStore {
  const entries = new LRUCache<string, Entry>({
    maxSize: Math.max(1, options.maxBytes),
    maxEntrySize: Math.max(1, options.maxBytes),
    sizeCalculation: (entry, key) =>
      options.forms * entry.body.byteLength + key.length + OVERHEAD_BYTES,
  })
  return {
    get: (key) => entries.get(key),
    set: (key, entry) => void entries.set(key, entry),
    has: (key) => entries.has(key),
    delete: (key) => void entries.delete(key),
    close: () => entries.clear(),
  }
}
