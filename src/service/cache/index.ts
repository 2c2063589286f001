export type { Cache, Entry, Renewal } from './cache.js'
export type { CacheBackend, SharedBackend } from './cache-backend.js'
export { openDiskFile, runTransaction } from './disk-file.js'
export { getEntryAge, getEntryFreshness } from './freshness.js'
export { KeptFile } from './kept-file.js'
export { createMemoryLocks, type LockOutcome, type Locks } from './locks.js'
export { openAssets, openCache } from './open-cache.js'
export { createRedisLocks } from './redis-locks.js'
export {
  createSharedFlight,
  type FlightTask,
  runUnsharedWork,
  type SharedFlight,
} from './shared-flight.js'
export { createSingleFlight } from './single-flight.js'
