import type { RedisClient } from '../shared/redis-client.js'
import type { Cache, Entry, Store } from './cache.js'
import type { CacheBackend } from './cache-backend.js'
import { diskStore } from './disk-store.js'
import { freshnessOf } from './freshness.js'
import { memoryStore } from './memory-store.js'
import { redisStore } from './redis-store.js'

export interface CacheOptions {
  readonly backend: CacheBackend
  /** Bytes kept at most in memory. */
  readonly maxBytes: number
  /** Bytes kept at most on the disk. */
  readonly maxDiskBytes: number
  /** Told once when the store first fails, and once more after each recovery. */
  readonly onError: (error: unknown) => void
  /** Told of a file that was found damaged; it is set aside, and a new one begun. */
  readonly onDamage: (error: Error) => void
  /** Unix milliseconds. */
  readonly now?: () => number
}

/** @param redis the connection, where the backend is Redis */
export async function openCache(options: CacheOptions, redis?: RedisClient): Promise<Cache> {
  return failSafe(await openStore(options, redis), options)
}

async function openStore(options: CacheOptions, redis: RedisClient | undefined): Promise<Store> {
  const { backend, maxDiskBytes: maxBytes, onDamage } = options
  switch (backend.kind) {
    case 'none':
      return noStore
    case 'memory':
      return memoryStore(options)
    case 'disk':
      return diskStore({ path: backend.path, maxBytes, onDamage })
    case 'redis':
      if (!redis) throw new TypeError('A cache in Redis needs the connection to it.')
      return redisStore(redis, memoryStore(options))
    default:
      return backend satisfies never
  }
}

const noStore: Store = {
  get: () => undefined,
  set: () => undefined,
  delete: () => undefined,
  close: () => undefined,
}

/** A store that fails answers as an empty one: a broken cache costs time, never an answer. */
export function failSafe(store: Store, options: Pick<CacheOptions, 'onError' | 'now'>): Cache {
  const now = options.now ?? (() => Date.now())
  // By kind of work: a disk that is full can still be read.
  const broken = new Set<keyof Store>()
  const attempt = async <T>(kind: keyof Store, work: () => T | Promise<T>) => {
    try {
      const value = await work()
      broken.delete(kind)
      return value
    } catch (error) {
      if (broken.size === 0) options.onError(error)
      broken.add(kind)
      return undefined
    }
  }
  return {
    get: async (key) => unexpired(await attempt('get', () => store.get(key)), now()),
    set: async (key, entry) => void (await attempt('set', () => store.set(key, entry))),
    delete: async (key) => void (await attempt('delete', () => store.delete(key))),
    broken: () => broken.size > 0,
    close: async () => void (await attempt('close', () => store.close())),
  }
}

function unexpired(entry: Entry | undefined, now: number): Entry | undefined {
  return entry && freshnessOf(entry, now) !== 'expired' ? entry : undefined
}
