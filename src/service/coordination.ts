import type { Logger } from 'pino'
import type { HostBudget } from '../contracts/host-budget.js'
import { connectRedis, type RedisClient } from '../lib/redis/index.js'
import { createRedisLeases, SharedHostBudget } from '../network/host-budget/index.js'
import { createRedisRecordStore, type HostRecordStore } from '../page/shell-memory/index.js'
import {
  type Cache,
  type CacheOptions,
  createRedisLocks,
  createSharedFlight,
  type Locks,
  openAssets,
  openCache,
  runUnshared,
} from './cache/index.js'
import type { Config } from './config/index.js'
import { type Counter, createPlans, createRedisCounter, MAX_CALLERS } from './limits/index.js'

export interface Coordination {
  readonly counter: Counter
  readonly locks: Locks
}

/** Milliseconds between a failure of Redis and the next try. */
const REDIS_PAUSE = 500

/** Milliseconds: `lease` of the lock on shared work, `poll` between two checks for its end. */
const SHARED_FLIGHT = { lease: 5_000, poll: 25 }

/** Services that all machines share through Redis. Without Redis, all of them are `undefined`. */
export interface RedisServices {
  readonly redis: RedisClient | undefined
  /** Limits the requests that all processes together send to each host. */
  readonly budget: HostBudget | undefined
  readonly hostRecords: HostRecordStore | undefined
  readonly close: () => Promise<void>
}

export async function openRedisServices(config: Config, logger: Logger): Promise<RedisServices> {
  const redis = await openRedis(config, logger)
  const budget = redis && new SharedHostBudget(createRedisLeases(redis, config.fetch))
  return {
    redis,
    budget,
    hostRecords: redis && createRedisRecordStore(redis),
    close: async () => {
      budget?.close()
      await redis?.close()
    },
  }
}

/**
 * Opens what all processes share: the cache, the files, the plans, and equal work in progress.
 * @param siblings counts and locks that the workers of one machine share without Redis
 * @param keyVersion version of the cache keys
 */
export async function openSharedServices(
  config: Config,
  logger: Logger,
  { redis, close }: RedisServices,
  siblings: Coordination | undefined,
  keyVersion: string,
) {
  const coordination = redis
    ? { counter: createRedisCounter(redis), locks: createRedisLocks(redis) }
    : siblings
  const { counter } = coordination ?? {}
  const plans = createPlans({ ...config.plans, maxCallers: MAX_CALLERS, counter })
  const onError = (error: unknown) => {
    // The Redis client reports its failures itself.
    if (!redis) logger.error({ err: error }, 'the cache is broken: answering without it')
  }
  const onDamage = (error: Error) => logger.error({ err: error }, error.message)
  const watchers = { onError, onDamage }
  const onNotice = (message: string) => logger.info(message)
  const cache = await openCache({ ...config.cache, ...watchers, keyVersion, onNotice }, redis)
  const files = await openFiles(config, watchers, redis)
  return {
    cache,
    files,
    plans,
    sharedFlight: coordination
      ? createSharedFlight({ locks: coordination.locks, cache, ...SHARED_FLIGHT })
      : runUnshared,
    close: async () => {
      await Promise.all([plans.close(), cache.close(), files.close()])
      await close()
    },
  }
}

/** Number to multiply the limit of bytes in memory by, to get the limit of bytes on disk. */
export const ON_DISK = 8

function openFiles(
  { cache, browser }: Config,
  watchers: Pick<CacheOptions, 'onError' | 'onDamage'>,
  redis: RedisClient | undefined,
): Promise<Cache> {
  const { storePath, storeBytes: maxBytes } = browser
  const maxDiskBytes = ON_DISK * maxBytes
  const backend = storePath === '' ? cache.backend : ({ kind: 'disk', path: storePath } as const)
  return openAssets({ backend, maxBytes, maxDiskBytes, ...watchers }, redis)
}

async function openRedis({ cache }: Config, logger: Logger): Promise<RedisClient | undefined> {
  if (cache.backend.kind !== 'redis') return undefined
  return connectRedis({
    url: cache.backend.url,
    timeout: cache.redisTimeout,
    pause: REDIS_PAUSE,
    onError: (error) =>
      logger.error({ err: error }, 'Redis does not answer: this process goes on by itself'),
    onRecovery: () => logger.warn('Redis answers again'),
  })
}
