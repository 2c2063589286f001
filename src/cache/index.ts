import type { Cache, Entry, Store } from './cache.js'
import { freshnessOf } from './freshness.js'
import { memoryStore } from './memory.js'

export type { Cache, Entry } from './cache.js'
export { createFlight, type Flight } from './flight.js'
export { ageOf, type Freshness, freshnessOf } from './freshness.js'

export interface CacheOptions {
  readonly kind: 'memory' | 'none'
  /** Bytes kept at most. */
  readonly maxBytes: number
  /** Told once when the store first fails, and once more after each recovery. */
  readonly onError: (error: unknown) => void
  /** Unix milliseconds. */
  readonly now?: () => number
}

export function createCache(options: CacheOptions): Cache {
  const store = options.kind === 'memory' ? memoryStore(options) : noStore
  return guard(store, options)
}

const noStore: Store = {
  get: () => undefined,
  set: () => undefined,
  delete: () => undefined,
  close: () => undefined,
}

/** A store that fails answers as an empty one: a broken cache costs time, never an answer. */
export function guard(store: Store, options: Pick<CacheOptions, 'onError' | 'now'>): Cache {
  const now = options.now ?? (() => Date.now())
  let broken = false
  const attempt = async <T>(work: () => T | Promise<T>): Promise<T | undefined> => {
    try {
      const value = await work()
      broken = false
      return value
    } catch (error) {
      if (!broken) options.onError(error)
      broken = true
      return undefined
    }
  }
  return {
    get: async (key) => unexpired(await attempt(() => store.get(key)), now()),
    set: async (key, entry) => void (await attempt(() => store.set(key, entry))),
    delete: async (key) => void (await attempt(() => store.delete(key))),
    close: async () => void (await attempt(() => store.close())),
  }
}

function unexpired(entry: Entry | undefined, now: number): Entry | undefined {
  return entry && freshnessOf(entry, now) !== 'expired' ? entry : undefined
}
