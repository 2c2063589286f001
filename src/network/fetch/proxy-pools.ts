import type { HostBudget } from '../../contracts/host-budget.js'
import { ConnectionPool, type ConnectionPoolOptions } from './connection-pool.js'
import type { Guard } from './guard.js'
import { KeyedCounter, KeyedSemaphore } from './keyed-semaphore.js'
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

/** Creates pools of connections by their way: direct, through the proxy of the operator, or of a caller. */
export function createProxyPools(guard: Guard, setup: ProxyPoolsOptions) {
  // A target is asked no more through several proxies than without any.
  const targets = {
    origins: new KeyedSemaphore(setup.connectionsPerOrigin),
    addresses: new KeyedCounter(setup.requestsPerAddress),
    hosts: setup.hosts,
  }
  const options = { ...setup, targets }
  const usual = new ConnectionPool(guard, options)
  /** Pools by their proxy, in the order of first use. */
  const byProxy = new Map<string, ConnectionPool>()

  function findPool(url: URL): ConnectionPool {
    const key = toProxyKey(url)
    const known = byProxy.get(key)
    if (known) return known
    const proxy: ProxyServer = { url, guard, code: 'EINVALPROXY' }
    const pool = new ConnectionPool(guard, { ...options, proxy })
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

/** Identifies a proxy and an account there. */
function toProxyKey({ protocol, username, password, host }: URL): string {
  return `${protocol}//${username}:${password}@${host}`
}
