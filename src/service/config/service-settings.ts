import {
  anyText,
  bytes,
  choice,
  duration,
  durationOrFalse,
  flag,
  integer,
  list,
  trustProxy,
  workers,
} from './parsers.js'
import { setting } from './setting.js'

export const SERVICE_SETTINGS = {
  server: {
    port: setting(
      'PORT',
      '3000',
      integer(0, 65_535),
      'Port to listen on; 0 lets the system choose.',
    ),
    host: setting('HOST', '127.0.0.1', anyText, 'Address to listen on; `0.0.0.0` or `::` for all.'),
    workers: setting(
      'LINKGLASS_WORKERS',
      '1',
      workers,
      'Processes that serve together, with one cache and one count of each limit; `auto` for one for each core.',
    ),
    trustProxy: setting(
      'LINKGLASS_TRUST_PROXY',
      'false',
      trustProxy,
      'Proxies whose `x-forwarded-for` is believed: `false` for none, `true` for all, the number of proxies in front, or their networks.',
    ),
    maxRequests: setting(
      'LINKGLASS_MAX_REQUESTS',
      '250',
      integer(1, 1e6),
      'Requests under way at once; the next is answered 503. Answers from the cache do not count.',
    ),
    corsOrigins: setting(
      'LINKGLASS_CORS_ORIGINS',
      '',
      list,
      'Web origins whose pages may read answers, `*` for all. When empty: all, or none if `LINKGLASS_ALLOW` is set.',
    ),
    hostNames: setting(
      'LINKGLASS_HOST_NAMES',
      '',
      list,
      'Names of this service. If `LINKGLASS_ALLOW` is set, pages are fetched only for requests to these, to an address, or to a name without a dot.',
    ),
    logLevel: setting(
      'LINKGLASS_LOG_LEVEL',
      'info',
      choice('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
      'Least severe level that is logged.',
    ),
    examples: setting(
      'LINKGLASS_EXAMPLES',
      '',
      list,
      'Addresses that the first screen of the playground offers.',
    ),
    drainTimeout: setting(
      'LINKGLASS_DRAIN_TIMEOUT',
      '30s',
      duration,
      'Time for requests under way at shutdown.',
    ),
    mcp: setting(
      'LINKGLASS_MCP',
      'false',
      flag,
      '`true` answers agents at `/mcp` by the Model Context Protocol.',
    ),
    drainDelay: setting(
      'LINKGLASS_DRAIN_DELAY',
      'false',
      durationOrFalse,
      'Time at shutdown in which `/ready` says 503 and requests are still taken, for a balancer to notice.',
    ),
    metrics: setting(
      'LINKGLASS_METRICS',
      'true',
      flag,
      '`true` answers `/metrics` with counts and times for Prometheus.',
    ),
    metricsPort: setting(
      'LINKGLASS_METRICS_PORT',
      '0',
      integer(0, 65_535),
      'A port of its own for `/metrics`, on the same address; 0 for none.',
    ),
    metricsToken: setting(
      'LINKGLASS_METRICS_TOKEN',
      '',
      anyText,
      'Token that is sent as `authorization: Bearer …` to read `/metrics`.',
      { secret: true },
    ),
  },
  connections: {
    max: setting(
      'LINKGLASS_MAX_CONNECTIONS',
      '10000',
      integer(1, 1e6),
      'Connections from clients to one process; the next is closed.',
    ),
    perClient: setting(
      'LINKGLASS_MAX_CONNECTIONS_PER_CLIENT',
      '1000',
      integer(1, 1e6),
      'Connections from one address, or one IPv6 /64. Proxies that `LINKGLASS_TRUST_PROXY` believes may have all.',
    ),
    requestTimeout: setting(
      'LINKGLASS_REQUEST_TIMEOUT',
      '30s',
      duration,
      'Time for a request to arrive, its body included, and for a client to take something of its answer; a head has 10 s at most.',
    ),
    maxBodyBytes: setting(
      'LINKGLASS_MAX_BODIES',
      '32MB',
      bytes,
      'Size of all request bodies under way at once; the next is answered 503.',
    ),
  },
  watchdog: {
    stall: setting(
      'LINKGLASS_WATCHDOG',
      '10s',
      durationOrFalse,
      'Time after which a process with a stalled event loop is ended, to be replaced; `false` for never.',
    ),
    maxMemory: setting(
      'LINKGLASS_MAX_MEMORY',
      '1GB',
      bytes,
      'Memory of one process, without its cache, above which it finishes its requests and ends, to be replaced.',
    ),
  },
  query: {
    limits: {
      queryBytes: setting('LINKGLASS_MAX_QUERY', '256kB', bytes, 'Size of a query string.'),
      retry: setting(
        'LINKGLASS_MAX_RETRY',
        '5',
        integer(0, 100),
        'Further tries that a caller can ask for.',
      ),
    },
    defaults: {
      ttl: setting(
        'LINKGLASS_TTL',
        '24h',
        duration,
        'Time for which an answer is kept if `ttl` is not given.',
      ),
      staleTtl: setting(
        'LINKGLASS_STALE_TTL',
        'false',
        durationOrFalse,
        'Age from which a copy is refreshed in the background if `staleTtl` is not given.',
      ),
      timeout: setting(
        'LINKGLASS_TIMEOUT',
        '28s',
        duration,
        'Deadline of a whole request, and the most that `timeout` can ask for.',
      ),
      retry: setting(
        'LINKGLASS_RETRY',
        '2',
        integer(0, 100),
        'Further tries against a failing target if `retry` is not given.',
      ),
    },
    allowProxy: setting(
      'LINKGLASS_ALLOW_PROXY',
      'false',
      flag,
      '`true` lets callers name a `proxy`.',
    ),
  },
}
