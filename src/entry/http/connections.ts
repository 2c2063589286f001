import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { limitConnectionsPerClient, type TrustProxy } from '../../service/limits/index.js'

export interface ConnectionLimits {
  readonly max: number
  readonly perClient: number
  /** Milliseconds after which a client is disconnected if it does not read the answer that is being sent. */
  readonly requestTimeout: number
}

/**
 * Limits the connections, and ends those whose clients do not read their answers.
 * @param onRefused called with the client's IP address for each connection beyond a limit
 */
export function limitConnections(
  server: Server,
  { max, perClient, requestTimeout }: ConnectionLimits,
  trust: TrustProxy,
  onRefused: (address: string) => void,
): void {
  server.maxConnections = max
  server.on('drop', (data) => onRefused(data?.remoteAddress ?? ''))
  limitConnectionsPerClient(server, perClient, trust, onRefused)
  server.timeout = requestTimeout
  server.on('timeout', (socket: Socket) => {
    if (!isWaitingForAnswer(server, socket)) socket.destroy()
  })
}

/** True if the client has read all bytes sent so far, so that the service is slow and not the client. */
function isWaitingForAnswer(server: Server, socket: Socket): boolean {
  return socket.timeout === server.timeout && socket.writableLength === 0
}
