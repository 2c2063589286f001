import { type AddressInfo, createServer, type Socket } from 'node:net'

/** Starts a TCP server on loopback that answers with any bytes. */
export interface RawServer {
  readonly port: number
  readonly connections: () => number
  readonly openSockets: () => number
  /** Resolves when no connection is open any more. */
  readonly quiet: () => Promise<void>
  readonly close: () => Promise<void>
}

/** @param talk called with each request's path */
export async function startRaw(
  talk: (socket: Socket, path: string) => void,
  host = '127.0.0.1',
): Promise<RawServer> {
  const sockets = new Set<Socket>()
  let connections = 0
  const server = createServer((socket) => {
    connections++
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    let received = ''
    socket.on('data', (bytes) => {
      received += bytes.toString('latin1')
      if (!received.endsWith('\r\n\r\n')) return
      const path = received.split(' ')[1] ?? '/'
      received = ''
      talk(socket, path)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => connections,
    openSockets: () => sockets.size,
    quiet: () => {
      const closed = [...sockets].map(
        (socket) => new Promise<void>((resolve) => socket.once('close', () => resolve())),
      )
      return Promise.all(closed).then(() => undefined)
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
