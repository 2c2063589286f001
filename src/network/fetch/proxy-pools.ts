import type { HostBudget } from '../../contracts/host-budget.js'
import {
  type ConnectionPool,
  type ConnectionPoolOptions,
  createConnectionPool,
} from './connection-pool.js'
import type { Guard } from './guard.js'
import { createKeyedLimiter, createKeyedSemaphore } from './keyed-semaphore.js'
import type { ProxyServer } from './proxy-tunnel.js'

export interface ProxyPoolsOptions extends Omit<ConnectionPoolOptions, 'proxy' | 'targets'> {
  /** Maximum connections in use to one origin. Further requests wait. */
  readonly connectionsPerOrigin: number
  /** Maximum running and waiting requests to one IP address. Further requests are refused. */
  readonly requestsPerAddress: number
  readonly proxy: ProxyServer | undefined
  readonly budget: HostBudget | undefined
}

/** Maximum number of connection pools for callers' proxies. */
const MAX_PROXIES = 16

export function createProxyPools(guard: Guard, setup: ProxyPoolsOptions) {
  // All pools share these limits, so that callers cannot exceed them through several proxies.
  const targets = {
    acquireOrigin: createKeyedSemaphore(setup.connectionsPerOrigin),
    tryAcquireAddresses: createKeyedLimiter(setup.requestsPerAddress),
    budget: setup.budget,
  }
  const options = { ...setup, targets }
  const usual = createConnectionPool(guard, options)
  /** Pools of callers' proxies by URL, the oldest first. */
  const byProxy = new Map<string, ConnectionPool>()

  function getOrCreateProxyPool(url: URL): ConnectionPool {
    const { protocol, username, password, host } = url
    const key = `${protocol}//${username}:${password}@${host}`
    const known = byProxy.get(key)
    if (known) return known
    const proxy: ProxyServer = { url, guard, code: 'EINVALPROXY' }
    const pool = createConnectionPool(guard, { ...options, proxy })
    byProxy.set(key, pool)
    const [oldest = key] = byProxy.keys()
    if (byProxy.size > MAX_PROXIES) byProxy.delete(oldest)
    return pool
  }

  return {
    getPool: (proxy: URL | undefined) =>
      proxy === undefined ? usual : getOrCreateProxyPool(proxy),
    close: () => {
      for (const pool of [usual, ...byProxy.values()]) pool.closeAllConnections()
    },
  }
}
