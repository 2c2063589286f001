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
      'Whose `x-forwarded-for` tells the client’s address: nobody’s, everybody’s, that of so many proxies in front, or of proxies in these networks.',
    ),
    maxRequests: setting(
      'LINKGLASS_MAX_REQUESTS',
      '250',
      integer(1, 1e6),
      'Requests that are worked on at once; the next is answered 503. Answers from the cache do not count.',
    ),
    corsOrigins: setting(
      'LINKGLASS_CORS_ORIGINS',
      '',
      list,
      'Web origins whose pages may read answers, `*` for all. When empty: all, or none where `LINKGLASS_ALLOW` is set.',
    ),
    hostNames: setting(
      'LINKGLASS_HOST_NAMES',
      '',
      list,
      'Names that this service is called by. Where `LINKGLASS_ALLOW` is set, pages are fetched only for requests to these, to an address, or to a name without a dot.',
    ),
    logLevel: setting(
      'LINKGLASS_LOG_LEVEL',
      'info',
      choice('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
      'What is logged.',
    ),
    examples: setting(
      'LINKGLASS_EXAMPLES',
      '',
      list,
      'Addresses that the playground’s first screen offers to try.',
    ),
    drainTimeout: setting(
      'LINKGLASS_DRAIN_TIMEOUT',
      '30s',
      duration,
      'Time that requests under way get at shutdown.',
    ),
    mcp: setting(
      'LINKGLASS_MCP',
      'false',
      flag,
      'Whether agents are answered at `/mcp` by the Model Context Protocol.',
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
      'Whether `/metrics` answers with counts and times for Prometheus.',
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
      'What has to be sent as `authorization: Bearer …` to read `/metrics`.',
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
      'Of them from one address, or one IPv6 /64. Proxies that `LINKGLASS_TRUST_PROXY` believes may have them all.',
    ),
    requestTimeout: setting(
      'LINKGLASS_REQUEST_TIMEOUT',
      '30s',
      duration,
      'Time in which a request has to be here, its body included; and time after which a client that takes nothing of its answer is left.',
    ),
    maxBodyBytes: setting(
      'LINKGLASS_MAX_BODIES',
      '32MB',
      bytes,
      'Size of all request bodies that are received and worked on at once; the next is answered 503.',
    ),
  },
  watchdog: {
    stall: setting(
      'LINKGLASS_WATCHDOG',
      '10s',
      durationOrFalse,
      'Time after which a process whose event loop stands still is ended, to be replaced; `false` for never.',
    ),
    maxMemory: setting(
      'LINKGLASS_MAX_MEMORY',
      '1GB',
      bytes,
      'Memory of one process, its cache not included, beyond which it finishes what is under way and ends, to be replaced.',
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
        'How long an answer is kept when `ttl` is not given.',
      ),
      staleTtl: setting(
        'LINKGLASS_STALE_TTL',
        'false',
        durationOrFalse,
        'Age from which a copy is refreshed in the background when `staleTtl` is not given.',
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
        'Further tries against a failing target when `retry` is not given.',
      ),
    },
    allowProxy: setting(
      'LINKGLASS_ALLOW_PROXY',
      'false',
      flag,
      'Whether callers may name a `proxy`.',
    ),
  },
}
