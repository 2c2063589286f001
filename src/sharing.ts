import type { Logger } from 'pino'
import {
  alone,
  type Cache,
  createOnce,
  type Locks,
  type Once,
  openAssets,
  openCache,
  redisLocks,
} from './cache/index.js'
import type { Config } from './config.js'
import { type Counter, createPlans, type Plans, redisCounter } from './limits/index.js'
import { connectRedis, type RedisLink } from './shared/redis.js'

/** What this process has in common with others that serve beside it. */
export interface Sharing {
  readonly cache: Cache
  /** Files that answers name; `undefined` where no answer does. */
  readonly assets: Cache | undefined
  readonly plans: Plans
  /** Equal work at the same time is done by one of them. */
  readonly once: Once
  readonly close: () => Promise<void>
}

/** Where processes agree on counts, and on who is at which work. */
export interface Meeting {
  readonly counter: Counter
  readonly locks: Locks
}

/** Milliseconds after a failure until Redis is tried again. */
const REDIS_PAUSE = 500

/** Milliseconds after which a dead process's work is taken over, and between looks at it. */
const ONCE = { lease: 5_000, poll: 25 }

/** @param siblings where the workers of one machine meet; machines meet in Redis */
export async function openSharing(
  config: Config,
  logger: Logger,
  siblings?: Meeting,
  withAssets = false,
): Promise<Sharing> {
  const redis = await openRedis(config, logger)
  const meeting = redis ? { counter: redisCounter(redis), locks: redisLocks(redis) } : siblings
  const plans = createPlans({ ...config.plans, counter: meeting?.counter })
  const onError = (error: unknown) =>
    logger.error({ err: error }, 'the cache is broken: answering without it')
  const cache = await openCache({ ...config.cache, onError }, redis)
  const assets = withAssets ? await openFiles(config, onError, redis) : undefined
  return {
    cache,
    assets,
    plans,
    once: meeting ? createOnce({ locks: meeting.locks, cache, ...ONCE }) : alone,
    close: async () => {
      await Promise.all([plans.close(), cache.close(), assets?.close()])
      await redis?.close()
    },
  }
}

function openFiles(
  { cache, browser }: Config,
  onError: (error: unknown) => void,
  redis: RedisLink | undefined,
): Promise<Cache> {
  const { storeBytes: maxBytes, storeDiskBytes: maxDiskBytes } = browser
  return openAssets({ place: cache.place, maxBytes, maxDiskBytes, onError }, redis)
}

async function openRedis({ cache }: Config, logger: Logger): Promise<RedisLink | undefined> {
  if (cache.place.kind !== 'redis') return undefined
  return connectRedis({
    url: cache.place.url,
    timeout: cache.redisTimeout,
    pause: REDIS_PAUSE,
    onError: (error) =>
      logger.error({ err: error }, 'Redis does not answer: this process goes on by itself'),
  })
}
