import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { limitConnectionsPerClient } from '../../service/limits/index.js'
import type { Services } from '../../service/services.js'

/** Minimum number of milliseconds between log lines about refused connections. */
const REFUSED_PAUSE = 60_000

/** Limits the connections, and ends those whose clients do not read their answers. */
export function limitConnections(server: Server, { config, logger }: Services): void {
  const { max, perClient, requestTimeout } = config.connections
  let lastRefused = Number.NEGATIVE_INFINITY
  const onRefused = (address: string) => {
    const now = performance.now()
    if (now - lastRefused < REFUSED_PAUSE) return
    lastRefused = now
    logger.warn({ address }, 'too many connections: closing new ones')
  }
  server.maxConnections = max
  server.on('drop', (data) => onRefused(data?.remoteAddress ?? ''))
  limitConnectionsPerClient(server, perClient, config.server.trustProxy, onRefused)
  server.timeout = requestTimeout
  server.on('timeout', (socket: Socket) => {
    // The client has read all bytes sent so far, so that the service is slow and not the client.
    const isWaitingForAnswer = socket.timeout === server.timeout && socket.writableLength === 0
    if (!isWaitingForAnswer) socket.destroy()
  })
}
