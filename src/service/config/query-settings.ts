import { bytes, duration, durationOrFalse, flag, integer, jobPlace, timeout } from './parsers.js'
import { plans } from './plans-parser.js'
import { setting } from './setting.js'

export const QUERY_SETTINGS = {
  limits: {
    queryBytes: setting('LINKGLASS_MAX_QUERY', '256kB', bytes).means('Size of a query string.'),
  },
  defaults: {
    ttl: setting('LINKGLASS_TTL', '24h', duration).means(
      'Time for which an answer is kept if `ttl` is not given.',
    ),
    staleTtl: setting('LINKGLASS_STALE_TTL', 'false', durationOrFalse).means(
      'Age from which a copy is refreshed in the background if `staleTtl` is not given.',
    ),
    timeout: setting('LINKGLASS_TIMEOUT', '28s', timeout).means(
      'Deadline of a whole request, and the most that `timeout` can ask for.',
    ),
    retry: setting('LINKGLASS_RETRY', '2', integer(0, 5)).means(
      'Further tries against a failing target if `retry` is not given.',
    ),
  },
  allowProxy: setting('LINKGLASS_ALLOW_PROXY', 'false', flag).means(
    '`true` lets callers name a `proxy`.',
  ),
}

export const BATCH_SETTINGS = {
  maxItems: setting('LINKGLASS_BATCH_MAX', '1000', integer(1, 1e6)).means('Items in one batch.'),
  maxBytes: setting('LINKGLASS_BATCH_SIZE', '4MB', bytes).means('Size of one batch.'),
}

export const JOB_SETTINGS = {
  place: setting('LINKGLASS_JOBS', 'none', jobPlace, { secret: true }).means(
    'Store of jobs: `disk:PATH`, a folder that the workers of one service share; a Redis or Valkey, written as for the cache, that many machines share; or `none` for no jobs.',
  ),
  maxItems: setting('LINKGLASS_JOB_MAX', '1000000', integer(1, 1e8)).means('Links in one job.'),
  ttl: setting('LINKGLASS_JOB_TTL', '7d', duration).means(
    'Time for which a job is kept after its end, results included.',
  ),
}

export const PLAN_SETTINGS = {
  plans: setting(
    'LINKGLASS_PLANS',
    '{"free":{"limit":50,"window":"1m","loopback":"unlimited"}}',
    plans,
    { secret: true },
  ).means(
    'Plans by name: requests in a window of time (or `"unlimited"`), `"loopback": "unlimited"` to exempt callers on this machine, and the API keys that get them. `free` is counted by client address. JSON, the path of a file, or `unlimited` for no limit at all.',
  ),
}
