import { join } from 'node:path'
import type { RedisClient } from '../shared/redis-client.js'
import type { CacheBackend } from './backend.js'
import type { Cache, Entry, Store } from './cache.js'
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
  /** Unix milliseconds. */
  readonly now?: () => number
}

/** @param redis the connection, where the place is in Redis */
export async function openCache(options: CacheOptions, redis?: RedisClient): Promise<Cache> {
  return failSafe(await openStore(options, redis), options)
}

async function openStore(options: CacheOptions, redis: RedisClient | undefined): Promise<Store> {
  const { backend, maxDiskBytes } = options
  if (backend.kind === 'none') return noStore
  if (backend.kind === 'disk') return diskStore({ path: backend.path, maxBytes: maxDiskBytes })
  const memory = memoryStore({ ...options, forms: ANSWER_FORMS })
  return redis ? redisStore(redis, memory, 'answer') : memory
}

/** Each of the two compressed forms of an answer is a third of it or less. */
const ANSWER_FORMS = 2

/**
 * The store of the files that answers name, at the same place as they. Where answers are not kept,
 * files are for a moment all the same: someone has to come for them.
 */
export async function openAssets(options: CacheOptions, redis?: RedisClient): Promise<Cache> {
  const { backend, maxDiskBytes } = options
  if (backend.kind === 'disk') {
    return failSafe(
      await diskStore({ path: join(backend.path, 'assets'), maxBytes: maxDiskBytes }),
      options,
    )
  }
  const memory = memoryStore({ ...options, forms: 1 })
  return failSafe(redis ? redisStore(redis, memory, 'asset') : memory, options)
}

const noStore: Store = {
  get: () => undefined,
  set: () => undefined,
  has: () => false,
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
  /** What goes wrong here goes wrong again when it is asked for in earnest. */
  const peek = (key: string) => {
    try {
      return unexpired(store.peek?.(key), now())
    } catch {
      return undefined
    }
  }
  return {
    peek,
    get: async (key) => unexpired(await attempt('get', () => store.get(key)), now()),
    set: async (key, entry) => void (await attempt('set', () => store.set(key, entry))),
    delete: async (key) => void (await attempt('delete', () => store.delete(key))),
    has: async (key) => (await attempt('has', () => store.has(key))) ?? false,
    broken: () => broken.size > 0,
    close: async () => void (await attempt('close', () => store.close())),
  }
}

function unexpired(entry: Entry | undefined, now: number): Entry | undefined {
  return entry && freshnessOf(entry, now) !== 'expired' ? entry : undefined
}
