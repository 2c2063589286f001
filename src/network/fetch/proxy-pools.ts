import type { HostBudget } from '../../contracts/host-budget.js'
import {
  type ConnectionPool,
  type ConnectionPoolOptions,
  createConnectionPool,
} from './connection-pool.js'
import type { Guard } from './guard.js'
import { createKeyedCounter, createKeyedSemaphore } from './keyed-semaphore.js'
import type { ProxyServer } from './proxy-tunnel.js'

export interface ProxyPoolsOptions extends Omit<ConnectionPoolOptions, 'proxy' | 'targets'> {
  /** Connections to one origin at most; further requests wait for one. */
  readonly connectionsPerOrigin: number
  /** Requests under way or waiting for one address at most; further ones are refused. */
  readonly requestsPerAddress: number
  /** The operator's proxy, for everything that is not sent another way. */
  readonly proxy: ProxyServer | undefined
  readonly hosts: HostBudget | undefined
}

/** Callers' proxies whose connections are kept. */
const MAX_PROXIES = 16

/** Creates a pool of connections for each way: direct, by the operator's proxy, by a caller's. */
export function createProxyPools(guard: Guard, setup: ProxyPoolsOptions) {
  // A target is asked no more through several proxies than without any.
  const targets = {
    origins: createKeyedSemaphore(setup.connectionsPerOrigin),
    addresses: createKeyedCounter(setup.requestsPerAddress),
    hosts: setup.hosts,
  }
  const options = { ...setup, targets }
  const usual = createConnectionPool(guard, options)
  /** Pools by proxy, the first used first. */
  const byProxy = new Map<string, ConnectionPool>()

  function findPool(url: URL): ConnectionPool {
    const key = toProxyKey(url)
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
    poolFor: (proxy: URL | undefined) => (proxy === undefined ? usual : findPool(proxy)),
    close: () => {
      for (const pool of [usual, ...byProxy.values()]) pool.close()
    },
  }
}

/** Creates the key of a proxy and an account there. */
function toProxyKey({ protocol, username, password, host }: URL): string {
  return `${protocol}//${username}:${password}@${host}`
}
