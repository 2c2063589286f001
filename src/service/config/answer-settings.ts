import { bytes, cacheBackend, duration, integer } from './parsers.js'
import { plans } from './plans-parser.js'
import { setting } from './setting.js'

export const ANSWER_SETTINGS = {
  cache: {
    backend: setting(
      'LINKGLASS_CACHE',
      'memory',
      cacheBackend,
      'Place of answers: `memory`; `disk:PATH`, a folder that processes share; `redis://HOST`, a Redis or Valkey that machines share, limits included, or `redis+cluster://HOST,HOST` or `redis+sentinel://HOST,HOST/NAME`; or `none`.',
      { secret: true },
    ),
    wallTtl: setting(
      'LINKGLASS_WALL_TTL',
      '5m',
      duration,
      'Longest time for which an answer is kept if a robot check, a consent, login, ad-block or age page, a shell or a “not found” came instead of the page, or nothing at all.',
    ),
    maxBytes: setting(
      'LINKGLASS_CACHE_SIZE',
      '64MB',
      bytes,
      'Size of the cache in memory, compressed forms of the answers included.',
    ),
    maxDiskBytes: setting(
      'LINKGLASS_CACHE_DISK_SIZE',
      '1GB',
      bytes,
      'Size of the cache on the disk; its file may grow to twice that.',
    ),
    redisTimeout: setting(
      'LINKGLASS_REDIS_TIMEOUT',
      '60ms',
      duration,
      'Time of one command to Redis; then this process works without Redis until it answers again.',
    ),
  },
  batch: {
    maxItems: setting('LINKGLASS_BATCH_MAX', '1000', integer(1, 1e6), 'Items in one batch.'),
    maxBytes: setting('LINKGLASS_BATCH_SIZE', '4MB', bytes, 'Size of one batch.'),
  },
  plans: {
    plans: setting(
      'LINKGLASS_PLANS',
      '{"free":{"limit":50,"window":"1m","loopback":"unlimited"}}',
      plans,
      'Plans by name: requests in a window of time (or `"unlimited"`), `"loopback": "unlimited"` to exempt callers on this machine, and the API keys that get them. `free` is counted by client address. JSON, the path of a file, or `unlimited` for no limit at all.',
      { secret: true },
    ),
  },
}
