import { type Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { limitConnectionsPerClient } from '../../service/limits/index.js'
import type { Services } from '../../service/services.js'

const LOG_INTERVAL_MS = 60_000

const CHECKS_PER_TIMEOUT = 4

/** Proxies usually close idle connections after a minute. They must do so first. */
const IDLE_TIMEOUT_MS = 72_000

/** Header that tells clients how long an idle connection stays open. */
export const KEEP_ALIVE: readonly [name: string, value: string] = [
  'keep-alive',
  `timeout=${IDLE_TIMEOUT_MS / 1_000}`,
]

export function limitConnections(server: Server, { config, logger }: Services): void {
  const { max, perClient, requestTimeout } = config.connections
  let lastLogged = Number.NEGATIVE_INFINITY
  const logRefusal = (address: string) => {
    const now = performance.now()
    if (now - lastLogged < LOG_INTERVAL_MS) return
    lastLogged = now
    logger.warn({ address }, 'too many connections: closing new ones')
  }
  server.maxConnections = max
  server.on('drop', (data) => logRefusal(data?.remoteAddress ?? ''))
  limitConnectionsPerClient(server, perClient, config.server.trustProxy, logRefusal)
  const connections = trackConnections(server)
  closeStalledConnections(server, connections, requestTimeout)
  closeIdleConnections(server, connections, IDLE_TIMEOUT_MS)
}

/** Open connections, each with its last response or since when it is idle. */
type Connections = Map<Socket, ServerResponse | Idle | undefined>

interface Idle {
  readonly since: number
  readonly bytesRead: number
}

export function trackConnections(server: Server): Connections {
  const open: Connections = new Map()
  server.on('connection', (socket: Socket) => {
    open.set(socket, undefined)
    socket.once('close', () => open.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    if (open.has(socket)) open.set(socket, response)
  })
  return open
}

/** Closes connections of clients that stop receiving. */
function closeStalledConnections(server: Server, connections: Connections, timeout: number): void {
  // `server.timeout` would set a timer for each request, which slows down cache hits by 3 %.
  checkRegularly(server, timeout, () => {
    for (const socket of connections.keys()) {
      if (socket.writableLength > 0 && socket.timeout !== timeout) socket.setTimeout(timeout)
    }
  })
  server.on('timeout', (socket: Socket) => {
    // A client that has received all sent bytes is waiting for an answer. Its connection is kept.
    if (socket.writableLength > 0) socket.destroy()
  })
}

/** Closes connections that neither receive nor wait for a response for `timeout` to 1.5 × `timeout` milliseconds. */
export function closeIdleConnections(
  server: Server,
  connections: Connections,
  timeout: number,
): void {
  // `server.keepAliveTimeout` would set a timer for each request, which slows down cache hits by 5 %.
  checkRegularly(server, timeout, () => {
    const now = performance.now()
    for (const [socket, last] of connections) {
      const { bytesRead } = socket
      if (last instanceof ServerResponse && !last.writableFinished) continue
      const idle = last instanceof ServerResponse ? undefined : last
      if (idle?.bytesRead !== bytesRead) connections.set(socket, { since: now, bytesRead })
      else if (now - idle.since >= timeout) socket.destroy()
    }
  })
}

function checkRegularly(server: Server, timeout: number, check: () => void): void {
  const watch = setInterval(check, timeout / CHECKS_PER_TIMEOUT).unref()
  server.once('close', () => clearInterval(watch))
}
