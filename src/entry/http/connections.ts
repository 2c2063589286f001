import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { limitPerClient, type TrustProxy } from '../../service/limits/index.js'

export interface ConnectionLimits {
  readonly max: number
  readonly perClient: number
  /** Milliseconds in which a client must read something of its answer. */
  readonly requestTimeout: number
}

/**
 * Limits the connections of clients, and ends those that do not read their answer.
 * @param onRefused called for each connection that is one too many
 */
export function limitConnections(
  server: Server,
  { max, perClient, requestTimeout }: ConnectionLimits,
  trust: TrustProxy,
  onRefused: (address: string) => void,
): void {
  server.maxConnections = max
  server.on('drop', (data) => onRefused(data?.remoteAddress ?? ''))
  limitPerClient(server, perClient, trust, onRefused)
  server.timeout = requestTimeout
  server.on('timeout', (socket: Socket) => {
    if (!isWaitingForAnswer(server, socket)) socket.destroy()
  })
}

/** True if a client is silent because its answer is not ready: it has read all that was sent so far. */
function isWaitingForAnswer(server: Server, socket: Socket): boolean {
  return socket.timeout === server.timeout && socket.writableLength === 0
}
