import {
  anyText,
  bytes,
  choice,
  doors,
  flag,
  integer,
  list,
  timeout,
  timeoutOrFalse,
  trustProxy,
  workers,
} from './parsers.js'
import { setting } from './setting.js'

export const SERVER_SETTINGS = {
  server: {
    port: setting('PORT', '3000', integer(0, 65_535)).means(
      'Port to listen on; 0 lets the system choose.',
    ),
    host: setting('HOST', '127.0.0.1', anyText).means(
      'Address to listen on; `0.0.0.0` or `::` for all.',
    ),
    workers: setting('LINKGLASS_WORKERS', '1', workers).means(
      'Processes that serve together, with one cache and one count of each limit; `auto` for one for each core.',
    ),
    trustProxy: setting('LINKGLASS_TRUST_PROXY', 'false', trustProxy).means(
      'Proxies whose `x-forwarded-for` is believed: `false` for none, `true` for all, the number of proxies in front, or their networks.',
    ),
    maxRequests: setting('LINKGLASS_MAX_REQUESTS', '250', integer(1, 1e6)).means(
      'Requests under way at once; the next is answered 503. Answers from the cache do not count.',
    ),
    corsOrigins: setting('LINKGLASS_CORS_ORIGINS', '', list).means(
      'Web origins whose pages may read answers, `*` for all. When empty: all, or none if `LINKGLASS_ALLOW` is set.',
    ),
    hostNames: setting('LINKGLASS_HOST_NAMES', '', list).means(
      'Names of this service. If `LINKGLASS_ALLOW` is set, pages are fetched only for requests to these, to an address, or to a name without a dot.',
    ),
    logLevel: setting(
      'LINKGLASS_LOG_LEVEL',
      'info',
      choice('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    ).means('Least severe level that is logged.'),
    examples: setting('LINKGLASS_EXAMPLES', '', list).means(
      'Addresses that the first screen of the playground offers.',
    ),
    mcp: setting('LINKGLASS_MCP', 'false', flag).means(
      '`true` answers agents at `/mcp` by the Model Context Protocol.',
    ),
    doors: setting('LINKGLASS_DOORS', '', doors).means(
      'Doors that are open: routes in the shapes of other systems, by their names, or `all`.',
    ),
    drainDelay: setting('LINKGLASS_DRAIN_DELAY', 'false', timeoutOrFalse).means(
      'Time at shutdown in which `/ready` says 503 and requests are still taken, for a balancer to notice.',
    ),
    metrics: setting('LINKGLASS_METRICS', 'true', flag).means(
      '`true` answers `/metrics` with counts and times for Prometheus.',
    ),
    metricsPort: setting('LINKGLASS_METRICS_PORT', '0', integer(0, 65_535)).means(
      'A port of its own for `/metrics`, on the same address; 0 for none.',
    ),
    metricsToken: setting('LINKGLASS_METRICS_TOKEN', '', anyText, { secret: true }).means(
      'Token that is sent as `authorization: Bearer …` to read `/metrics`.',
    ),
  },
  connections: {
    max: setting('LINKGLASS_MAX_CONNECTIONS', '10000', integer(1, 1e6)).means(
      'Connections from clients to one process; the next is closed.',
    ),
    perClient: setting('LINKGLASS_MAX_CONNECTIONS_PER_CLIENT', '1000', integer(1, 1e6)).means(
      'Connections from one address, or one IPv6 /64. Proxies that `LINKGLASS_TRUST_PROXY` believes may have all.',
    ),
    requestTimeout: setting('LINKGLASS_REQUEST_TIMEOUT', '30s', timeout).means(
      'Time for a request to arrive, its body included, and for a client to take something of its answer; a head has 10 s at most.',
    ),
    maxBodyBytes: setting('LINKGLASS_MAX_BODIES', '32MB', bytes).means(
      'Size of all request bodies under way at once; the next is answered 503.',
    ),
  },
  watchdog: {
    stall: setting('LINKGLASS_WATCHDOG', '10s', timeoutOrFalse).means(
      'Time after which a process with a stalled event loop is ended, to be replaced; `false` for never.',
    ),
    maxMemory: setting('LINKGLASS_MAX_MEMORY', '1GB', bytes).means(
      'Memory of one process, without its cache, above which it finishes its requests and ends, to be replaced.',
    ),
  },
}
