import { join } from 'node:path'
import { andThen, type MaybePromise, recover } from '../../lib/async/maybe-promise.js'
import type { RedisClient } from '../../lib/redis/index.js'
import type { Cache, Entry, Store } from './cache.js'
import type { CacheBackend } from './cache-backend.js'
import { openDiskStore } from './disk-store.js'
import { getFreshness } from './freshness.js'
import { createMemoryStore } from './memory-store.js'
import { createRedisStore } from './redis-store.js'

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
  return failSafe(await openStore(options, redis), { ...options, isDown: redis?.isDown })
}

async function openStore(options: CacheOptions, redis: RedisClient | undefined): Promise<Store> {
  const { backend, maxBytes, maxDiskBytes, onDamage } = options
  switch (backend.kind) {
    case 'none':
      return noStore
    case 'memory':
      return createMemoryStore({ maxBytes, forms: ANSWER_FORMS })
    case 'disk':
      return openDiskStore({ path: backend.path, maxBytes: maxDiskBytes, onDamage })
    case 'redis':
      return createRedisStore(
        requireRedis(redis),
        createMemoryStore({ maxBytes, forms: ANSWER_FORMS }),
        'answer',
      )
    default:
      return backend satisfies never
  }
}

/** Each of the two compressed forms of an answer is a third of it or less. */
const ANSWER_FORMS = 2

/**
 * The store of the files that answers name, at the same place as they. Where answers are not kept,
 * files are for a moment all the same: someone has to come for them.
 */
export async function openAssets(options: CacheOptions, redis?: RedisClient): Promise<Cache> {
  return failSafe(await openAssetStore(options, redis), { ...options, isDown: redis?.isDown })
}

async function openAssetStore(
  options: CacheOptions,
  redis: RedisClient | undefined,
): Promise<Store> {
  const { backend, maxBytes, maxDiskBytes, onDamage } = options
  switch (backend.kind) {
    case 'none':
    case 'memory':
      return createMemoryStore({ maxBytes, forms: 1 })
    case 'disk':
      return openDiskStore({ path: join(backend.path, 'assets'), maxBytes: maxDiskBytes, onDamage })
    case 'redis':
      return createRedisStore(
        requireRedis(redis),
        createMemoryStore({ maxBytes, forms: 1 }),
        'asset',
      )
    default:
      return backend satisfies never
  }
}

function requireRedis(redis: RedisClient | undefined): RedisClient {
  if (!redis) throw new TypeError('A cache in Redis needs the connection to it.')
  return redis
}

const noStore: Store = {
  get: () => undefined,
  set: () => undefined,
  has: () => false,
  close: () => undefined,
}

interface FailSafeOptions extends Pick<CacheOptions, 'onError' | 'now'> {
  /** Knows the state of a remote store before the next command meets it. */
  readonly isDown?: (() => boolean) | undefined
}

/** A store that fails answers as an empty one: a broken cache costs time, never an answer. */
export function failSafe(store: Store, options: FailSafeOptions): Cache {
  const now = options.now ?? (() => Date.now())
  // By kind of work: a disk that is full can still be read.
  const broken = new Set<keyof Store>()
  const fails = (kind: keyof Store, error: unknown): undefined => {
    if (broken.size === 0) options.onError(error)
    broken.add(kind)
  }
  const attempt = <T>(
    kind: keyof Store,
    work: () => MaybePromise<T>,
  ): MaybePromise<T | undefined> => {
    const succeeds = (value: T) => {
      broken.delete(kind)
      return value
    }
    return recover<T | undefined>(
      () => andThen(work(), succeeds),
      (error) => fails(kind, error),
    )
  }
  const unexpired = (entry: Entry | undefined) =>
    entry && getFreshness(entry, now()) !== 'expired' ? entry : undefined
  const getAnyAge = (key: string) => attempt('get', () => store.get(key))
  return {
    getAnyAge,
    get: (key) => andThen(getAnyAge(key), unexpired),
    set: async (key, entry) => void (await attempt('set', () => store.set(key, entry))),
    has: async (key) => (await attempt('has', () => store.has(key))) ?? false,
    isBroken: () => options.isDown?.() ?? broken.size > 0,
    close: async () => void (await attempt('close', () => store.close())),
  }
}
