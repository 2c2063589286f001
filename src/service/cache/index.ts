export type { Cache, Entry, Renewal } from './cache.js'
export type { CacheBackend } from './cache-backend.js'
export { type DiskFileOptions, openDiskFile } from './disk-file.js'
export { getAge as ageOf, getFreshness as freshnessOf } from './freshness.js'
export { createMemoryLocks as memoryLocks, type LockOutcome, type Locks } from './locks.js'
export { type CacheOptions, openAssets, openCache } from './open-cache.js'
export { createRedisLocks as redisLocks } from './redis-store.js'
export {
  createSharedFlight,
  type FlightTask,
  runUnshared as unshared,
  type SharedFlight,
} from './shared-flight.js'
export { createSingleFlight } from './single-flight.js'
