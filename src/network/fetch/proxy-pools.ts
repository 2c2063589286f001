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

/** Pools of connections by their way: direct, through the proxy of the operator, or of a caller. */
export class ProxyPools {
  readonly #guard: Guard
  readonly #options: Omit<ConnectionPoolOptions, 'proxy'>
  readonly #default: ConnectionPool
  /** Pools by their proxy, in the order of first use. */
  readonly #byProxy = new Map<string, ConnectionPool>()

  constructor(guard: Guard, options: ProxyPoolsOptions) {
    this.#guard = guard
    const { connectionsPerOrigin, requestsPerAddress } = options
    // A target is asked no more through several proxies than without any.
    const targets = {
      origins: new KeyedSemaphore(connectionsPerOrigin),
      addresses: new KeyedCounter(requestsPerAddress),
      hosts: options.hosts,
    }
    this.#options = { ...options, targets }
    this.#default = new ConnectionPool(guard, { ...options, targets })
  }

  poolFor(proxy: URL | undefined): ConnectionPool {
    return proxy === undefined ? this.#default : this.#poolThrough(proxy)
  }

  close(): void {
    for (const pool of [this.#default, ...this.#byProxy.values()]) pool.close()
  }

  #poolThrough(url: URL): ConnectionPool {
    const spelling = toProxyKey(url)
    const known = this.#byProxy.get(spelling)
    if (known) return known
    const proxy: ProxyServer = { url, guard: this.#guard, code: 'EINVALPROXY' }
    const pool = new ConnectionPool(this.#guard, { ...this.#options, proxy })
    this.#byProxy.set(spelling, pool)
    const [oldest = spelling] = this.#byProxy.keys()
    if (this.#byProxy.size > MAX_PROXIES) this.#byProxy.delete(oldest)
    return pool
  }
}

/** Identifies a proxy and an account there. */
function toProxyKey({ protocol, username, password, host }: URL): string {
  return `${protocol}//${username}:${password}@${host}`
}
