import type { LinkglassError } from '../../contracts/errors.js'
import type { Dial, Fetch } from '../../contracts/http.js'
import type { SendGet } from '../../contracts/send-get.js'
import type { VisitWays } from '../../contracts/visit-ways.js'
import { parseAllowList } from './address-policy.js'
import { openCheckedSocket } from './connect.js'
import { type AnswerLimits, createFetch, type FetchSetup } from './create-fetch.js'
import { createResolver, type ResolveOptions } from './dns.js'
import { sendGet } from './exchange.js'
import { createExchangeError } from './fetch-errors.js'
import { createGuard, type GuardOptions, getUnbracketedHost } from './guard.js'
import { createProxyPools, type ProxyPoolsOptions } from './proxy-pools.js'
import type { ProxyServer } from './proxy-tunnel.js'
import { TlsSessions } from './tls-sessions.js'

export interface FetchLimits
  extends AnswerLimits,
    Omit<ProxyPoolsOptions, 'proxy' | 'budget' | 'sessions'> {
  readonly dnsTimeout: ResolveOptions['timeout']
}

/** Limits that the operator cannot set. */
export const FETCH_BOUNDS = {
  maxHeaderBytes: 32_000,
  maxRedirects: 10,
  maxEncodings: 5,
  requestsPerAddress: 64,
}

export interface FetcherOptions extends FetchSetup, Omit<GuardOptions, 'resolve'> {
  readonly limits: FetchLimits
  readonly dns: ResolveOptions['servers']
  /** The operator's default proxy. It may have a private address. */
  readonly proxy?: URL | undefined
}

export interface Fetcher extends Omit<VisitWays, 'tape'> {
  readonly fetchThrough: (wrap: (send: SendGet) => SendGet) => Fetch
  readonly close: () => Promise<void>
}

/** Creates the only access to the network. It reaches public addresses and those in `allow`. */
export function createFetcher(options: FetcherOptions): Fetcher {
  const { limits, allow, hosts, budget, onRefusal } = options
  const resolve = createResolver({ servers: options.dns, timeout: limits.dnsTimeout })
  const guard = createGuard({ allow, hosts, resolve, onRefusal })
  const proxy: ProxyServer | undefined = options.proxy && {
    url: options.proxy,
    // Allows any address of the proxy itself. Those of targets are still checked.
    guard: createGuard({ allow: parseAllowList('0.0.0.0/0,::/0'), hosts, resolve }),
    code: 'EFATAL',
  }
  const sessions = new TlsSessions()
  const pools = createProxyPools(guard, { ...limits, proxy, budget, sessions })

  const send: SendGet = (request) => sendGet(pools.getPool(request.proxy), request)

  const dial: Dial = async (url, signal, via) => {
    const addresses = await guard(url, signal)
    const way: ProxyServer | undefined = via ? { url: via, guard, code: 'EINVALPROXY' } : proxy
    const host = getUnbracketedHost(url)
    try {
      const timeout = limits.connectTimeout
      const target = { url, host, addresses, timeout, signal, proxy: way, sessions }
      return await openCheckedSocket(target)
    } catch (error) {
      signal.throwIfAborted()
      throw createExchangeError(host, error)
    }
  }

  return {
    fetch: createFetch(send, options),
    fetchThrough: (wrap) => createFetch(wrap(send), options),
    dial,
    check: async (url, signal) => void (await guard(url, signal)),
    close: async () => pools.close(),
  }
}

export function createRefusingFetcher(
  setup: FetchSetup,
  refuse: (url: URL) => LinkglassError,
): Fetcher {
  const rejectUrl = async (url: URL): Promise<never> => {
    throw refuse(url)
  }
  const send: SendGet = ({ url }) => rejectUrl(url)
  return {
    fetch: createFetch(send, setup),
    fetchThrough: (wrap) => createFetch(wrap(send), setup),
    dial: rejectUrl,
    check: async () => undefined,
    close: async () => undefined,
  }
}
