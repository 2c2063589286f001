import { LRUCache } from 'lru-cache'
import type { Entry, Store } from './cache.js'

/** Map nodes, the entry's object and its strings, roughly. */
const OVERHEAD_BYTES = 1_000

export interface MemoryOptions {
  readonly maxBytes: number
  /** What an entry takes, as a multiple of its body: compressed forms are kept beside answers. */
  readonly forms: number
}

export interface MemoryStore extends Store {
  delete(key: string): void
}

/** Entries in this process, the least recently used dropped first. */
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
