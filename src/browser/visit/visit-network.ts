import { randomBytes } from 'node:crypto'
import { setMaxListeners } from 'node:events'
import type { Duplex } from 'node:stream'
import type { Dial } from '../../contracts/http.js'
import { findPort } from '../../lib/net/http-url.js'

export interface NetworkLimits {
  /** Bytes that one visit may receive. */
  readonly pageBytes: number
}

/** Requests that one visit may make. */
const MAX_REQUESTS = 1_000

/** Connections of one visit, with its limits and credentials. */
export class VisitNetwork {
  /** Secret of this visit's context, so that nothing else on the machine can use the proxy. */
  readonly username = randomBytes(9).toString('base64url')
  readonly password = randomBytes(18).toString('base64url')
  /** The limit that was exceeded, after which the visit gets nothing more. */
  exhausted: 'bytes' | 'requests' | undefined
  readonly #dial: Dial
  readonly #limits: NetworkLimits
  readonly #proxy: URL | undefined
  readonly #sockets = new Set<Duplex>()
  readonly #failures = new Map<string, unknown>()
  readonly #controller = new AbortController()
  #home: URL | undefined
  #bytes = 0
  #requests = 0
  #connections = 0

  constructor(dial: Dial, limits: NetworkLimits, proxy?: URL) {
    // Each connection adds a listener.
    setMaxListeners(0, this.#controller.signal)
    this.#dial = dial
    this.#limits = limits
    this.#proxy = proxy
  }

  /** Returns the value of `proxy-authorization` (RFC 7617). */
  get authorization(): string {
    return `Basic ${Buffer.from(`${this.username}:${this.password}`).toString('base64')}`
  }

  /** Opens a checked connection to a target, whose bytes are counted. */
  async connect(url: URL): Promise<Duplex> {
    const { signal } = this.#controller
    signal.throwIfAborted()
    if (this.#isBeside(url)) throw new Error('a port beside the one that the cookies are for')
    this.#connections += 1
    if (this.#connections > MAX_REQUESTS) this.#exhaust('requests')
    signal.throwIfAborted()
    try {
      const socket = await this.#dial(url, signal, this.#proxy)
      if (signal.aborted) socket.destroy()
      signal.throwIfAborted()
      this.#sockets.add(socket)
      socket.on('data', (chunk: Buffer) => this.#receive(chunk.length))
      socket.once('close', () => this.#sockets.delete(socket))
      return socket
    } catch (error) {
      if (this.#failures.size < MAX_FAILURES) this.#failures.set(url.host, error)
      throw error
    }
  }

  /** Blocks all ports of this URL's host but its own. */
  confineTo(home: URL | undefined): void {
    this.#home = home
  }

  get isConfined(): boolean {
    return this.#home !== undefined
  }

  /** Finds why the host of a URL could not be connected to. */
  findFailure(url: URL): unknown {
    return this.#failures.get(url.host)
  }

  /** Counts a request of the page. */
  count(): void {
    this.#requests += 1
    if (this.#requests > MAX_REQUESTS) this.#exhaust('requests')
  }

  close(): void {
    this.#controller.abort(new Error('the visit is over'))
    for (const socket of this.#sockets) socket.destroy()
  }

  #isBeside(url: URL): boolean {
    const home = this.#home
    return home !== undefined && url.hostname === home.hostname && findPort(url) !== findPort(home)
  }

  #receive(bytes: number): void {
    this.#bytes += bytes
    if (this.#bytes > this.#limits.pageBytes) this.#exhaust('bytes')
  }

  #exhaust(what: 'bytes' | 'requests'): void {
    this.exhausted ??= what
    this.close()
  }
}

const MAX_FAILURES = 1_000
