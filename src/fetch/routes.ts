import { Connections, type ConnectionsOptions } from './connections.js'
import { Counter, Gate } from './gate.js'
import type { Guard } from './guard.js'
import type { ProxyServer } from './proxy.js'

export interface RoutesOptions extends Omit<ConnectionsOptions, 'proxy' | 'targets'> {
  /** Connections to one origin at most; further requests wait for one. */
  readonly connectionsPerOrigin: number
  /** Requests under way or waiting for one address at most; further ones are refused. */
  readonly requestsPerAddress: number
  /** The operator's proxy, for everything that is not sent another way. */
  readonly proxy: ProxyServer | undefined
}

/** Callers' proxies whose connections are kept at a time; they are few where they are allowed. */
const MAX_PROXIES = 16

/** Connections by the way they take: straight, by the operator's proxy, or by a caller's. */
export class Routes {
  readonly #guard: Guard
  readonly #options: Omit<ConnectionsOptions, 'proxy'>
  readonly #usual: Connections
  /** By the proxy's address; the longest known first. */
  readonly #callers = new Map<string, Connections>()

  constructor(guard: Guard, options: RoutesOptions) {
    this.#guard = guard
    const { connectionsPerOrigin, requestsPerAddress } = options
    // However many proxies there are, a target is asked no more than without any.
    const targets = {
      origins: new Gate(connectionsPerOrigin),
      addresses: new Counter(requestsPerAddress),
    }
    this.#options = { ...options, targets }
    this.#usual = new Connections(guard, { ...options, targets })
  }

  by(proxy: URL | undefined): Connections {
    return proxy === undefined ? this.#usual : this.#caller(proxy)
  }

  close(): void {
    for (const connections of [this.#usual, ...this.#callers.values()]) connections.close()
  }

  #caller(url: URL): Connections {
    const spelling = spellingOf(url)
    const known = this.#callers.get(spelling)
    if (known) return known
    const proxy: ProxyServer = { url, guard: this.#guard, code: 'EINVALPROXY' }
    const connections = new Connections(this.#guard, { ...this.#options, proxy })
    this.#callers.set(spelling, connections)
    const [oldest = spelling] = this.#callers.keys()
    if (this.#callers.size > MAX_PROXIES) this.#callers.delete(oldest)
    return connections
  }
}

/** All that tells one proxy, and one account there, from another: a path says nothing to it. */
function spellingOf({ protocol, username, password, host }: URL): string {
  return `${protocol}//${username}:${password}@${host}`
}
