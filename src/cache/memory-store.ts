import { LRUCache } from 'lru-cache'
import type { Entry, Store } from './cache.js'

/** Map nodes, the entry's object and its strings, roughly. */
const OVERHEAD_BYTES = 1_000

/** Entries in this process, the least recently used dropped first. */
export function memoryStore(options: { readonly maxBytes: number }): Store {
  const entries = new LRUCache<string, Entry>({
    maxSize: Math.max(1, options.maxBytes),
    maxEntrySize: Math.max(1, options.maxBytes),
    sizeCalculation: sizeOf,
  })
  const get = (key: string) => entries.get(key)
  return {
    get,
    peek: get,
    set: (key, entry) => void entries.set(key, entry),
    delete: (key) => void entries.delete(key),
    close: () => entries.clear(),
  }
}

/** Compressed forms of a body are kept beside it: each of the two is a third of it or less. */
function sizeOf(entry: Entry, key: string): number {
  return 2 * entry.body.byteLength + key.length + OVERHEAD_BYTES
}
