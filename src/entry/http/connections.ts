import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { limitPerClient, type TrustProxy } from '../../service/limits/index.js'

export interface ConnectionLimits {
  readonly max: number
  readonly perClient: number
  /** Milliseconds in which a client has to take something of its answer. */
  readonly requestTimeout: number
}

/**
 * Bounds how many connections clients have, and ends those that take nothing of their answer.
 * @param onRefused told of each connection that is one too many
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
    if (!waitsForUs(server, socket)) socket.destroy()
  })
}

/**
 * Whether a connection on which nothing moved has a request that is worked on: its answer is not
 * there yet, or all of it that is there was taken. One between two requests has a time of its own
 * (`keepAliveTimeout`), and one that sends its request slowly another (`requestTimeout`).
 */
function waitsForUs(server: Server, socket: Socket): boolean {
  return socket.timeout === server.timeout && socket.writableLength === 0
}
