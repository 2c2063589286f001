import { LRUCache } from 'lru-cache'
import type { Entry, Store } from './cache.js'

/** Approximate bytes that an entry takes besides body and key. */
const OVERHEAD_BYTES = 1_000

export interface MemoryStore extends Store {
  delete(key: string): void
}

export function createMemoryStore(options: { maxBytes: number; sizeFactor: number }): MemoryStore {
  const maxSize = Math.max(1, options.maxBytes)
  const entries = new LRUCache<string, Entry>({
    maxSize,
    maxEntrySize: maxSize,
    sizeCalculation: (entry, key) =>
      options.sizeFactor * (entry.file?.size ?? entry.body.byteLength) +
      key.length +
      OVERHEAD_BYTES,
    dispose: ({ file }) => file?.freeBlocks(),
  })
  return {
    get: (key) => entries.get(key),
    set: (key, entry) => void entries.set(key, entry),
    has: (key) => entries.has(key),
    delete: (key) => void entries.delete(key),
    close: () => entries.clear(),
  }
}
