import type { Logger } from 'pino'
import { connectRedis } from '../lib/redis/index.js'
import { createRedisLeases, SharedHostBudget } from '../network/host-budget/index.js'
import { createRedisRecordStore } from '../page/shell-memory/index.js'
import {
  createRedisLocks,
  createSharedFlight,
  type Locks,
  openAssets,
  openCache,
  runUnsharedWork,
} from './cache/index.js'
import type { Config } from './config/index.js'
import { type Counter, createPlans, createRedisCounter, MAX_CALLERS } from './limits/index.js'

export type Coordinator = Counter & Locks

const REDIS_RETRY_PAUSE = 500

/** Services that all machines share through Redis. */
export type RedisServices = Awaited<ReturnType<typeof openRedisServices>>

export async function openRedisServices(config: Config, logger: Logger) {
  const { backend, redisTimeout } = config.cache
  const redis =
    backend.kind === 'redis'
      ? await connectRedis({
          url: backend.url,
          timeout: redisTimeout,
          pause: REDIS_RETRY_PAUSE,
          onError: (error) =>
            logger.error({ err: error }, 'Redis does not answer: this process goes on by itself'),
          onRecovery: () => logger.warn('Redis answers again'),
        })
      : undefined
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

/** @param siblings coordinator of this machine's workers, which is not used with Redis */
export async function openSharedServices(
  config: Config,
  logger: Logger,
  { redis, close }: RedisServices,
  siblings: Coordinator | undefined,
  keyVersion: string,
) {
  const coordinator = redis
    ? { ...createRedisCounter(redis), ...createRedisLocks(redis) }
    : siblings
  const plans = createPlans({ ...config.plans, maxCallers: MAX_CALLERS, counter: coordinator })
  const onError = (error: unknown) => {
    // The Redis client reports its failures itself.
    if (!redis) logger.error({ err: error }, 'the cache is broken: answering without it')
  }
  const onDamage = (error: Error) => logger.error({ err: error }, error.message)
  const watchers = { onError, onDamage }
  const onNotice = (message: string) => logger.info(message)
  const cache = await openCache({ ...config.cache, ...watchers, keyVersion, onNotice }, redis)
  const { storePath, storeBytes: maxBytes } = config.browser
  const backend =
    storePath === '' ? config.cache.backend : ({ kind: 'disk', path: storePath } as const)
  const maxDiskBytes = ON_DISK * maxBytes
  const files = await openAssets({ backend, maxBytes, maxDiskBytes, ...watchers }, redis)
  return {
    cache,
    files,
    plans,
    sharedFlight: coordinator ? createSharedFlight(coordinator) : runUnsharedWork,
    close: async () => {
      await Promise.all([plans.close(), cache.close(), files.close()])
      await close()
    },
  }
}

/** Bytes allowed on disk for each byte allowed in memory. */
export const ON_DISK = 8
