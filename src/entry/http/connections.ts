import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { limitConnectionsPerClient } from '../../service/limits/index.js'
import type { Services } from '../../service/services.js'

const LOG_INTERVAL_MS = 60_000

const CHECKS_PER_TIMEOUT = 4

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
  closeStalledConnections(server, requestTimeout)
}

/** Closes connections of clients that stop receiving. */
function closeStalledConnections(server: Server, timeout: number): void {
  const open = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  // `server.timeout` would set a timer for each request, which slows down cache hits by 3 %.
  const watch = setInterval(() => {
    for (const socket of open) {
      if (socket.writableLength > 0 && socket.timeout !== timeout) socket.setTimeout(timeout)
    }
  }, timeout / CHECKS_PER_TIMEOUT).unref()
  server.once('close', () => clearInterval(watch))
  server.on('timeout', (socket: Socket) => {
    // A client that has received all sent bytes is waiting for an answer. Its connection is kept.
    const isWaitingForAnswer = socket.timeout === timeout && socket.writableLength === 0
    if (!isWaitingForAnswer) socket.destroy()
  })
}
