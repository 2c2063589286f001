import { Connections, type ConnectionsOptions } from './connections.js'
import type { Guard } from './guard.js'
import type { ProxyServer } from './proxy.js'

export interface RoutesOptions extends Omit<ConnectionsOptions, 'proxy'> {
  /** The operator's proxy, for everything that is not sent another way. */
  readonly proxy: ProxyServer | undefined
}

/** Callers' proxies whose connections are kept at a time; they are few where they are allowed. */
const MAX_PROXIES = 16

/** Connections by the way they take: straight, by the operator's proxy, or by a caller's. */
export class Routes {
  readonly #guard: Guard
  readonly #options: RoutesOptions
  readonly #usual: Connections
  /** By the proxy's address; the longest known first. */
  readonly #callers = new Map<string, Connections>()

  constructor(guard: Guard, options: RoutesOptions) {
    this.#guard = guard
    this.#options = options
    this.#usual = new Connections(guard, options)
  }

  by(proxy: URL | undefined): Connections {
    return proxy === undefined ? this.#usual : this.#caller(proxy)
  }

  close(): void {
    for (const connections of [this.#usual, ...this.#callers.values()]) connections.close()
  }

  #caller(url: URL): Connections {
    const known = this.#callers.get(url.href)
    if (known) return known
    const proxy: ProxyServer = { url, guard: this.#guard, code: 'EINVALPROXY' }
    const connections = new Connections(this.#guard, { ...this.#options, proxy })
    this.#callers.set(url.href, connections)
    const [oldest = url.href] = this.#callers.keys()
    if (this.#callers.size > MAX_PROXIES) this.#callers.delete(oldest)
    return connections
  }
}
