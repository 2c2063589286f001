import { ConnectionPool, type ConnectionPoolOptions } from './connection-pool.js'
import type { Guard } from './guard.js'
import type { ProxyServer } from './proxy-tunnel.js'

export interface ProxyPoolsOptions extends Omit<ConnectionPoolOptions, 'proxy'> {
  /** The operator's proxy, for everything that is not sent another way. */
  readonly proxy: ProxyServer | undefined
}

/** Callers' proxies whose connections are kept at a time; they are few where they are allowed. */
const MAX_PROXIES = 16

/** Connections by the way they take: straight, by the operator's proxy, or by a caller's. */
export class ProxyPools {
  readonly #guard: Guard
  readonly #options: ProxyPoolsOptions
  readonly #default: ConnectionPool
  /** By the proxy's address; the longest known first. */
  readonly #byProxy = new Map<string, ConnectionPool>()

  constructor(guard: Guard, options: ProxyPoolsOptions) {
    this.#guard = guard
    this.#options = options
    this.#default = new ConnectionPool(guard, options)
  }

  poolFor(proxy: URL | undefined): ConnectionPool {
    return proxy === undefined ? this.#default : this.#poolThrough(proxy)
  }

  close(): void {
    for (const pool of [this.#default, ...this.#byProxy.values()]) pool.close()
  }

  #poolThrough(url: URL): ConnectionPool {
    const known = this.#byProxy.get(url.href)
    if (known) return known
    const proxy: ProxyServer = { url, guard: this.#guard, code: 'EINVALPROXY' }
    const pool = new ConnectionPool(this.#guard, { ...this.#options, proxy })
    this.#byProxy.set(url.href, pool)
    const [oldest = url.href] = this.#byProxy.keys()
    if (this.#byProxy.size > MAX_PROXIES) this.#byProxy.delete(oldest)
    return pool
  }
}
