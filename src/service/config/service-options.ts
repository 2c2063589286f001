import type { Plan } from '../limits/index.js'
import type { Read } from './env.js'
import {
  anyText,
  bytes,
  cacheBackend,
  choice,
  duration,
  durationOrFalse,
  flag,
  integer,
  list,
  type Parser,
  trustProxy,
  workers,
} from './parsers.js'

export function serverOptions(read: Read) {
  return {
    port: read('PORT', '3000', integer(0, 65_535), 'Port to listen on; 0 lets the system choose.'),
    host: read('HOST', '127.0.0.1', anyText, 'Address to listen on; `0.0.0.0` or `::` for all.'),
    workers: read(
      'LINKGLASS_WORKERS',
      '1',
      workers,
      'Processes that serve together, with one cache and one count of each limit; `auto` for one for each core.',
    ),
    trustProxy: read(
      'LINKGLASS_TRUST_PROXY',
      'false',
      trustProxy,
      'Whose `x-forwarded-for` tells the client’s address: nobody’s, everybody’s, that of so many proxies in front, or of proxies in these networks.',
    ),
    maxRequests: read(
      'LINKGLASS_MAX_REQUESTS',
      '250',
      integer(1, 1e6),
      'Requests that are worked on at once; the next is answered 503. Answers from the cache do not count.',
    ),
    corsOrigins: read(
      'LINKGLASS_CORS_ORIGINS',
      '',
      list,
      'Web origins whose pages may read answers, `*` for all. When empty: all, or none where `LINKGLASS_ALLOW` is set.',
    ),
    hostNames: read(
      'LINKGLASS_HOST_NAMES',
      '',
      list,
      'Names that this service is called by. Where `LINKGLASS_ALLOW` is set, pages are fetched only for requests to these, to an address, or to a name without a dot.',
    ),
    logLevel: read(
      'LINKGLASS_LOG_LEVEL',
      'info',
      choice('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
      'What is logged.',
    ),
    examples: read(
      'LINKGLASS_EXAMPLES',
      '',
      list,
      'Addresses that the playground’s first screen offers to try.',
    ),
    drainTimeout: read(
      'LINKGLASS_DRAIN_TIMEOUT',
      '30s',
      duration,
      'Time that requests under way get at shutdown.',
    ),
    mcp: read(
      'LINKGLASS_MCP',
      'false',
      flag,
      'Whether agents are answered at `/mcp` by the Model Context Protocol.',
    ),
    drainDelay: read(
      'LINKGLASS_DRAIN_DELAY',
      'false',
      durationOrFalse,
      'Time at shutdown in which `/ready` says 503 and requests are still taken, for a balancer to notice.',
    ).milliseconds,
    metrics: read(
      'LINKGLASS_METRICS',
      'true',
      flag,
      'Whether `/metrics` answers with counts and times for Prometheus.',
    ),
    metricsPort: read(
      'LINKGLASS_METRICS_PORT',
      '0',
      integer(0, 65_535),
      'A port of its own for `/metrics`, on the same address; 0 for none.',
    ),
    metricsToken: read(
      'LINKGLASS_METRICS_TOKEN',
      '',
      anyText,
      'What has to be sent as `authorization: Bearer …` to read `/metrics`.',
      { secret: true },
    ),
  }
}

export function queryOptions(read: Read) {
  return {
    limits: {
      queryBytes: read('LINKGLASS_MAX_QUERY', '256kB', bytes, 'Size of a query string.'),
      parameters: read(
        'LINKGLASS_MAX_PARAMETERS',
        '2000',
        integer(1, 1e6),
        'Parameters in a query string.',
      ),
      selectorBytes: read('LINKGLASS_MAX_SELECTOR', '4KiB', bytes, 'Size of one selector.'),
      selectorNesting: read(
        'LINKGLASS_MAX_SELECTOR_NESTING',
        '16',
        integer(0, 100),
        'Parentheses within parentheses in one selector.',
      ),
      rules: read(
        'LINKGLASS_MAX_RULES',
        '200',
        integer(1, 1e5),
        'Rules in one request; each alternative, selector and attribute of a list counts.',
      ),
      ruleDepth: read('LINKGLASS_MAX_RULE_DEPTH', '8', integer(1, 100), 'Rules within rules.'),
      retry: read(
        'LINKGLASS_MAX_RETRY',
        '5',
        integer(0, 100),
        'Further tries that a caller can ask for.',
      ),
    },
    defaults: {
      ttl: read(
        'LINKGLASS_TTL',
        '24h',
        duration,
        'How long an answer is kept when `ttl` is not given.',
      ),
      staleTtl: read(
        'LINKGLASS_STALE_TTL',
        'false',
        durationOrFalse,
        'Age from which a copy is refreshed in the background when `staleTtl` is not given.',
      ).milliseconds,
      timeout: read(
        'LINKGLASS_TIMEOUT',
        '28s',
        duration,
        'Deadline of a whole request, and the most that `timeout` can ask for.',
      ),
      retry: read(
        'LINKGLASS_RETRY',
        '2',
        integer(0, 100),
        'Further tries against a failing target when `retry` is not given.',
      ),
    },
    allowProxy: read('LINKGLASS_ALLOW_PROXY', 'false', flag, 'Whether callers may name a `proxy`.'),
  }
}

export function cacheOptions(read: Read) {
  return {
    backend: read(
      'LINKGLASS_CACHE',
      'memory',
      cacheBackend,
      'Where answers are kept: `memory`; `disk:PATH`, a folder that processes share; `redis://HOST`, a Redis or Valkey that machines share, limits included, or `redis+cluster://HOST,HOST` or `redis+sentinel://HOST,HOST/NAME`; or `none`.',
      { secret: true },
    ),
    wallTtl: read(
      'LINKGLASS_WALL_TTL',
      '5m',
      duration,
      'How long an answer is kept at most when a robot check, a consent, login, ad-block or age page, a shell or a “not found” came instead of the page, or nothing at all.',
    ),
    maxBytes: read(
      'LINKGLASS_CACHE_SIZE',
      '64MB',
      bytes,
      'Size of the cache in memory, compressed forms of the answers included.',
    ),
    maxDiskBytes: read(
      'LINKGLASS_CACHE_DISK_SIZE',
      '1GB',
      bytes,
      'Size of the cache on the disk; its file may grow to twice that.',
    ),
    redisTimeout: read(
      'LINKGLASS_REDIS_TIMEOUT',
      '60ms',
      duration,
      'Time of one command to Redis; then this process goes on without until Redis answers again.',
    ),
  }
}

export function batchOptions(read: Read) {
  return {
    maxItems: read('LINKGLASS_BATCH_MAX', '1000', integer(1, 1e6), 'Items in one batch.'),
    maxBytes: read('LINKGLASS_BATCH_SIZE', '4MB', bytes, 'Size of one batch.'),
    concurrency: read(
      'LINKGLASS_BATCH_CONCURRENCY',
      '16',
      integer(1, 1e4),
      'Items of one batch under way at once.',
    ),
    perHost: read(
      'LINKGLASS_BATCH_PER_HOST',
      '4',
      integer(1, 1e4),
      'Items of one batch under way at once for one host.',
    ),
  }
}

export function plansOptions(read: Read, plans: Parser<readonly Plan[]>) {
  return {
    plans: read(
      'LINKGLASS_PLANS',
      '{"free":{"limit":50,"window":"1m","loopback":"unlimited"}}',
      plans,
      'Plans by name: requests in a window of time (or `"unlimited"`), whether callers on this machine are exempt, and the API keys that get them. `free` is counted by client address. JSON, the path of a file, or `unlimited` for no limit at all.',
      { secret: true },
    ),
    maxCallers: read(
      'LINKGLASS_MAX_CALLERS',
      '100000',
      integer(1, 1e7),
      'Callers whose count is remembered.',
    ),
  }
}
