import type { Socket } from 'node:net'
import { Client } from 'undici'
import { openCheckedSocket } from './connect.js'
import { getUnbracketedHost } from './guard.js'
import type { ProxyServer } from './proxy-tunnel.js'
import { IncomingResponse } from './response.js'
import type { TlsSessions } from './tls-sessions.js'

export interface ConnectionOptions {
  readonly connectTimeout: number
  readonly maxHeaderBytes: number
  readonly sessions: TlsSessions
  readonly proxy?: ProxyServer | undefined
}

/** Milliseconds for which an unused connection stays open. */
const KEEP_ALIVE = 4_000

/** TCP connection to an origin. It never reconnects, since addresses are checked only once. */
export class Connection {
  readonly origin: string
  readonly addresses: readonly string[]
  /** True once a response has come over this connection. */
  used = false
  /** True if the origin had another connection shortly before. */
  isRepeated = false
  readonly #client: Client
  readonly #controller = new AbortController()
  #socket: Socket | undefined

  constructor(url: URL, addresses: readonly string[], options: ConnectionOptions) {
    const { signal } = this.#controller
    let opened = false
    this.origin = url.origin
    this.addresses = addresses
    this.#client = new Client(url.origin, {
      pipelining: 1,
      maxHeaderSize: options.maxHeaderBytes,
      // 0 means unlimited. The request's signal limits the time.
      headersTimeout: 0,
      bodyTimeout: 0,
      keepAliveTimeout: KEEP_ALIVE,
      keepAliveMaxTimeout: KEEP_ALIVE,
      connect: (_given, callback) => {
        if (opened) return callback(createClosedError(), null)
        opened = true
        const { connectTimeout: timeout, proxy, sessions } = options
        const host = getUnbracketedHost(url)
        openCheckedSocket({ url, host, addresses, timeout, signal, proxy, sessions }).then(
          (socket) => {
            this.#socket = socket
            callback(null, socket)
          },
          (error: Error) => callback(error, null),
        )
      },
    })
  }

  onClose(closed: () => void): void {
    this.#client.once('disconnect', closed)
    this.#client.once('connectionError', closed)
  }

  sendGet(path: string, headers: Record<string, string>, maxBytes: number): IncomingResponse {
    const before = this.#socket?.bytesRead ?? 0
    const incoming = new IncomingResponse(maxBytes, () => (this.#socket?.bytesRead ?? 0) - before)
    this.#client.dispatch({ method: 'GET', path, headers }, incoming)
    return incoming
  }

  destroy(): void {
    const closed = createClosedError()
    this.#controller.abort(closed)
    this.#client.destroy(closed).catch(() => undefined)
  }
}

/** Creates an error whose code keeps undici from reconnecting. */
function createClosedError(): Error {
  // Node.js reads `stack`, and an empty one saves time.
  return Object.assign(new Error('connection closed'), { code: 'ECONNABORTED', stack: '' })
}
