import { setMaxListeners } from 'node:events'
import type { HostBudget } from '../../contracts/host-budget.js'
import type { Dial, Fetch, Fetched } from '../../contracts/http.js'
import type { Redirect } from '../../contracts/result.js'
import { parseRetryAfter } from '../../lib/net/retry-after.js'
import { type AllowEntry, type Hosts, parseAllow } from './address-policy.js'
import { conditionsFor, readValidators } from './conditional.js'
import { connect } from './connect.js'
import { parseCodings } from './content-encoding.js'
import { createResolve } from './dns.js'
import { discard, type Exchange, exchange } from './exchange.js'
import { exchangeFailure } from './fetch-errors.js'
import { bareHost, createGuard } from './guard.js'
import { ProxyPools } from './proxy-pools.js'
import type { ProxyServer } from './proxy-tunnel.js'
import { limitRedirects, redirectTarget, requestedUrl, withoutCredentials } from './redirect.js'
import { createRequestHeaders, type HeaderDefaults } from './request-headers.js'
import type { ResponseHead } from './response.js'
import { type BodyOptions, openBody } from './response-body.js'
import { TlsSessions } from './tls-sessions.js'

export interface FetchLimits {
  /** Decoded bytes of a body. */
  readonly maxBytes: number
  /** Bytes of response headers. */
  readonly maxHeaderBytes: number
  /** Redirects that are followed. */
  readonly maxRedirects: number
  /** Content codings within each other. */
  readonly maxEncodings: number
  /** Milliseconds to look a name up. */
  readonly dnsTimeout: number
  /** Milliseconds to open a connection, TLS included. */
  readonly connectTimeout: number
  /** Connections to one origin; further requests wait for one. */
  readonly connectionsPerOrigin: number
  /** Requests under way or waiting for one address; further ones are `EBUSY`. */
  readonly requestsPerAddress: number
}

/** Bounds that no operator sets. */
export const FETCH_BOUNDS = { maxHeaderBytes: 32_000, maxRedirects: 10, maxEncodings: 5 }

export interface FetcherOptions extends HeaderDefaults {
  readonly limits: FetchLimits
  /** Exceptions from "public addresses only"; see `parseAllow`. */
  readonly allow: readonly AllowEntry[]
  /** Fixed addresses by name; see `parseHosts`. They allow nothing by themselves. */
  readonly hosts: Hosts
  /** DNS servers to ask, `address:port`; empty: the system's resolver. See `parseServers`. */
  readonly dns: readonly string[]
  /** The operator's own proxy, for everything; its address is trusted. */
  readonly proxy?: URL | undefined
  /** Limits what all processes together ask a host for. */
  readonly budget?: HostBudget | undefined
  /** Called with the range for which an address was refused, once per refusal. */
  readonly onRefusal?: (reason: string) => void
  /** Called with the bytes of each body that were read. */
  readonly onReceived?: (bytes: number) => void
}

export interface Fetcher {
  readonly fetch: Fetch
  /** Resolves and checks the address of a URL without connecting to it. */
  readonly check: (url: URL, signal: AbortSignal) => Promise<void>
  /** Opens a guarded connection for a client that speaks its own protocol. */
  readonly dial: Dial
  /** Closes every connection, also those in use. */
  readonly close: () => Promise<void>
}

/** Creates the one way to the network: public addresses only, and everything within limits. */
export function createFetcher(options: FetcherOptions): Fetcher {
  const { limits, allow, hosts, budget, onRefusal, onReceived } = options
  const resolve = createResolve({ servers: options.dns, timeout: limits.dnsTimeout })
  const guard = createGuard({ allow, hosts, resolve, onRefusal })
  const trusting = createGuard({ allow: EVERYWHERE, hosts, resolve })
  const proxy: ProxyServer | undefined = options.proxy && {
    url: options.proxy,
    guard: trusting,
    code: 'EFATAL',
  }
  const sessions = new TlsSessions()
  const pools = new ProxyPools(guard, {
    ...limits,
    keepAlive: KEEP_ALIVE,
    proxy,
    hosts: budget,
    sessions,
  })

  const fetch: Fetch = async (first, request) => {
    const { signal, validators, bodyTime } = request
    const started = performance.now()
    // Many requests listen to one deadline: a page and all its images.
    setMaxListeners(0, signal)
    const headers = createRequestHeaders(first, request.headers ?? {}, options)
    const maxBytes = Math.min(request.maxBytes ?? limits.maxBytes, limits.maxBytes)
    const pool = pools.poolFor(request.proxy)
    const redirects: Redirect[] = []
    let url = withoutCredentials(first)
    for (;;) {
      if (request.beforeHop) await request.beforeHop(url)
      const conditions = validators && conditionsFor(validators, url, redirects)
      const answer = await exchange(pool, {
        url,
        headers: { ...headers.for(url), ...conditions },
        maxBytes,
        signal,
        attempt: request.attempt,
      })
      headers.remember(url, answer.headers['set-cookie'])
      const delay = findPause(answer)
      if (delay !== undefined) budget?.pause(url.hostname, delay)
      const next = nextTarget(answer, url)
      if (next === undefined) {
        const isNotModified = conditions !== undefined && answer.statusCode === 304
        const left = bodyTime && bodyTime - (performance.now() - started)
        const found = fetched(answer, url, redirects, { maxBytes, signal, bodyTime: left })
        return isNotModified ? { ...found, isNotModified } : found
      }
      await discard(answer)
      redirects.push({ statusCode: answer.statusCode, url: requestedUrl(url) })
      limitRedirects(redirects, limits.maxRedirects)
      url = next
    }
  }

  const fetched = (
    answer: Exchange,
    url: URL,
    redirects: readonly Redirect[],
    reading: Pick<BodyOptions, 'maxBytes' | 'signal' | 'bodyTime'>,
  ): Fetched => {
    const { statusCode, incoming, lease } = answer
    const headers = joinHeaderLines(answer.headers)
    const coding = headers['content-encoding']
    const codings = releaseOnError(lease, () => parseCodings(coding, limits.maxEncodings))
    const { release } = lease
    const leave = () => void discard(answer)
    const ways = { release, leave, onRead: onReceived }
    const body = openBody(incoming, { ...reading, ...ways, host: bareHost(url), codings })
    const validators = readValidators(url, redirects, statusCode, headers)
    return { url, statusCode, headers, redirects, ...(validators && { validators }), ...body }
  }

  const dial: Dial = async (url, signal, via) => {
    const addresses = await guard(url, signal)
    const way: ProxyServer | undefined = via ? { url: via, guard, code: 'EINVALPROXY' } : proxy
    const host = bareHost(url)
    try {
      const timeout = limits.connectTimeout
      return await connect({ url, host, addresses, timeout, signal, proxy: way, sessions })
    } catch (error) {
      signal.throwIfAborted()
      throw exchangeFailure(host, error)
    }
  }

  return {
    fetch,
    dial,
    check: async (url, signal) => void (await guard(url, signal)),
    close: async () => pools.close(),
  }
}

function nextTarget({ statusCode, headers, lease }: Exchange, url: URL): URL | undefined {
  return releaseOnError(lease, () => redirectTarget(url, statusCode, headers.location))
}

/**
 * Finds the milliseconds for which a target wants no requests: after too many, or while it is down.
 */
function findPause({ statusCode, headers }: ResponseHead): number | undefined {
  if (statusCode !== 429 && statusCode !== 503) return undefined
  return parseRetryAfter(headers, Date.now()) ?? (statusCode === 429 ? USUAL_DELAY : undefined)
}

/** Milliseconds, if a 429 does not say. */
const USUAL_DELAY = 1_000

/** Closes the connection if `read` throws. */
function releaseOnError<T>(lease: Exchange['lease'], read: () => T): T {
  try {
    return read()
  } catch (error) {
    lease.release(false)
    throw error
  }
}

function joinHeaderLines(headers: ResponseHead['headers']): Record<string, string> {
  const lines = Object.entries(headers).map(([name, value = '']) => [
    name,
    [value].flat().join(', '),
  ])
  return Object.fromEntries(lines)
}

/** Milliseconds for which an unused connection waits for another request. */
const KEEP_ALIVE = 4_000

/** The operator's own proxy may have a private address; this allows no target one. */
const EVERYWHERE = parseAllow('0.0.0.0/0,::/0')
