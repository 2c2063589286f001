import { bytes, cacheBackend, duration } from './parsers.js'
import { setting } from './setting.js'

export const CACHE_SETTINGS = {
  backend: setting('LINKGLASS_CACHE', 'memory', cacheBackend, { secret: true }).means(
    'Place of answers: `memory`; `disk:PATH`, a folder that processes share; `redis://HOST`, a Redis or Valkey that machines share, limits included, or `redis+cluster://HOST,HOST` or `redis+sentinel://HOST,HOST/NAME`; or `none`.',
  ),
  wallTtl: setting('LINKGLASS_WALL_TTL', '5m', duration).means(
    'Longest time for which an answer is kept if a robot check, a consent, login, ad-block or age page, a shell or a “not found” came instead of the page, or nothing at all.',
  ),
  maxBytes: setting('LINKGLASS_CACHE_SIZE', '64MB', bytes).means(
    'Size of the cache in memory, compressed forms of the answers included.',
  ),
  maxDiskBytes: setting('LINKGLASS_CACHE_DISK_SIZE', '1GB', bytes).means(
    'Size of the cache on the disk; its file may grow to twice that.',
  ),
  redisTimeout: setting('LINKGLASS_REDIS_TIMEOUT', '60ms', duration).means(
    'Time of one command to Redis; then this process works without Redis until it answers again.',
  ),
}
