import { randomBytes } from 'node:crypto'
import { setMaxListeners } from 'node:events'
import type { Duplex } from 'node:stream'
import type { Dial } from '../../contracts/http.js'
import { getPort } from '../../lib/net/http-url.js'

export interface NetworkLimits {
  /** Maximum number of bytes that one visit may receive. */
  readonly pageBytes: number
}

/** Maximum number of requests of one visit, and also of its connections. */
const MAX_REQUESTS = 1_000

export function createVisitNetwork(dial: Dial, limits: NetworkLimits, proxy?: URL) {
  /** Name and password are secret, so that other programs cannot use the proxy. */
  const username = randomBytes(9).toString('base64url')
  const password = randomBytes(18).toString('base64url')
  let exhausted: 'bytes' | 'requests' | undefined
  const sockets = new Set<Duplex>()
  const failures = new Map<string, unknown>()
  const controller = new AbortController()
  let home: URL | undefined
  let bytes = 0
  let requests = 0
  let connections = 0
  // Removes the limit of listeners, since each connection adds one.
  setMaxListeners(0, controller.signal)

  function closeConnections(): void {
    controller.abort(new Error('the visit is over'))
    for (const socket of sockets) socket.destroy()
  }

  function stopTrafficAtLimit(what: 'bytes' | 'requests'): void {
    exhausted ??= what
    closeConnections()
  }

  return {
    username,
    password,
    get exhausted() {
      return exhausted
    },
    /** Value of `proxy-authorization` (RFC 7617). */
    authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`,
    async openConnection(url: URL): Promise<Duplex> {
      const { signal } = controller
      signal.throwIfAborted()
      if (home && url.hostname === home.hostname && getPort(url) !== getPort(home))
        throw new Error('a port beside the one that the cookies are for')
      connections += 1
      if (connections > MAX_REQUESTS) stopTrafficAtLimit('requests')
      signal.throwIfAborted()
      try {
        const socket = await dial(url, signal, proxy)
        if (signal.aborted) socket.destroy()
        signal.throwIfAborted()
        sockets.add(socket)
        socket.on('data', (chunk: Buffer) => {
          bytes += chunk.length
          if (bytes > limits.pageBytes) stopTrafficAtLimit('bytes')
        })
        socket.once('close', () => sockets.delete(socket))
        return socket
      } catch (error) {
        failures.set(url.host, error)
        throw error
      }
    },
    /** Blocks all ports of the URL's host except the URL's own. `undefined` blocks none. */
    blockOtherPorts(url: URL | undefined): void {
      home = url
    },
    blocksOtherPorts: () => home !== undefined,
    findFailure: (url: URL): unknown => failures.get(url.host),
    countRequest(): void {
      requests += 1
      if (requests > MAX_REQUESTS) stopTrafficAtLimit('requests')
    },
    closeConnections,
  }
}

export type VisitNetwork = ReturnType<typeof createVisitNetwork>
