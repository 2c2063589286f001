import type { Server, Socket } from 'node:net'
import { isTrustedPeer, type TrustProxy, toCountedAddress } from './client-address.js'

export function limitConnectionsPerClient(
  server: Server,
  limit: number,
  trust: TrustProxy = false,
  onRefused: (address: string) => void = () => {},
): void {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket
    // A trusted proxy has no limit, since it has the connections of many clients.
    if (isTrustedPeer(remoteAddress, trust)) return
    const client = toCountedAddress(remoteAddress)
    const others = open.get(client) ?? 0
    if (others >= limit) {
      socket.destroy()
      return onRefused(remoteAddress)
    }
    open.set(client, others + 1)
    socket.once('close', () => {
      const left = (open.get(client) ?? 1) - 1
      if (left > 0) open.set(client, left)
      else open.delete(client)
    })
  })
}
