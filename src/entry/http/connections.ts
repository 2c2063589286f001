import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { limitConnectionsPerClient } from '../../service/limits/index.js'
import type { Services } from '../../service/services.js'

const LOG_INTERVAL_MS = 60_000

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
  server.timeout = requestTimeout
  server.on('timeout', (socket: Socket) => {
    // A client that has received all sent bytes is waiting for an answer. Its connection is kept.
    const isWaitingForAnswer = socket.timeout === server.timeout && socket.writableLength === 0
    if (!isWaitingForAnswer) socket.destroy()
  })
}
