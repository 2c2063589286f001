import { join } from 'node:path'
import { andThen, type MaybePromise, recover } from '../../lib/async/maybe-promise.js'
import type { RedisClient } from '../../lib/redis/index.js'
import type { Cache, Entry, Store } from './cache.js'
import type { CacheBackend } from './cache-backend.js'
import { type DiskOptions, openDiskStore } from './disk-store.js'
import { getEntryFreshness } from './freshness.js'
import { createMemoryStore } from './memory-store.js'
import { createRedisStore } from './redis-store.js'

export interface CacheOptions extends Omit<DiskOptions, 'path' | 'maxBytes'> {
  readonly backend: CacheBackend
  readonly maxBytes: number
  readonly maxDiskBytes: number
  /** Called once for each outage of the store. */
  readonly onError: (error: unknown) => void
  /** Returns Unix milliseconds. The default is the system's time. */
  readonly now?: () => number
}

export async function openCache(options: CacheOptions, redis?: RedisClient): Promise<Cache> {
  const isNone = options.backend.kind === 'none'
  const store = isNone ? NO_STORE : await openStore(options, redis, 'answer', ANSWER_SIZE_FACTOR)
  return ignoreCacheFailures(store, options, redis)
}

/** Leaves room in memory for an answer's compressed forms. */
const ANSWER_SIZE_FACTOR = 2

export async function openAssets(options: CacheOptions, redis?: RedisClient): Promise<Cache> {
  const { backend: given } = options
  const isDisk = given.kind === 'disk'
  const backend = isDisk ? { ...given, path: join(given.path, 'assets') } : given
  const store = await openStore({ ...options, backend }, redis, 'asset', 1)
  return ignoreCacheFailures(store, options, redis)
}

async function openStore(
  { backend, maxBytes, maxDiskBytes, ...watched }: CacheOptions,
  redis: RedisClient | undefined,
  kind: 'answer' | 'asset',
  sizeFactor: number,
): Promise<Store> {
  switch (backend.kind) {
    case 'none':
    case 'memory':
      return createMemoryStore({ maxBytes, sizeFactor })
    case 'disk':
      return openDiskStore({ ...watched, path: backend.path, maxBytes: maxDiskBytes })
    case 'redis':
      if (!redis) throw new TypeError('A cache in Redis needs the connection to it.')
      return createRedisStore(redis, createMemoryStore({ maxBytes, sizeFactor }), kind)
    default:
      return backend satisfies never
  }
}

const NO_STORE: Store = {
  get: () => undefined,
  set: () => undefined,
  has: () => false,
  close: () => undefined,
}

export function ignoreCacheFailures(
  store: Store,
  { onError, now = () => Date.now() }: Pick<CacheOptions, 'onError' | 'now'>,
  redis?: RedisClient,
): Cache {
  // Operations that fail now. A full disk, for example, can still be read.
  const broken = new Set<keyof Store>()
  const ignoreFailures = (kind: keyof Store) => {
    const recordSuccess = <T>(value: T) => {
      broken.delete(kind)
      return value
    }
    const recordFailure = (error: unknown) => {
      if (broken.size === 0) onError(error)
      broken.add(kind)
      return undefined
    }
    return <T>(work: () => MaybePromise<T>) =>
      recover<T | undefined>(() => andThen(work(), recordSuccess<T>), recordFailure)
  }
  const [tryGet, trySet] = [ignoreFailures('get'), ignoreFailures('set')]
  const [tryHas, tryClose] = [ignoreFailures('has'), ignoreFailures('close')]
  const omitExpired = (entry: Entry | undefined) =>
    entry && getEntryFreshness(entry, now()) !== 'expired' ? entry : undefined
  const getAnyAge = (key: string) => tryGet(() => store.get(key))
  return {
    getAnyAge,
    get: (key) => andThen(getAnyAge(key), omitExpired),
    set: async (key, entry) => void (await trySet(() => store.set(key, entry))),
    has: async (key) => (await tryHas(() => store.has(key))) ?? false,
    isBroken: () => redis?.isDown() ?? broken.size > 0,
    close: async () => void (await tryClose(() => store.close())),
  }
}
