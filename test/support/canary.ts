import { type AddressInfo, createServer, type Socket } from 'node:net'

/** Opens a TCP server that nothing may ever connect to. */
export interface Canary {
  readonly port: number
  /** Number of connections it has seen, which has to stay 0. */
  readonly touched: () => number
  /** Address to which each of them was made. */
  readonly hosts: () => readonly string[]
  readonly close: () => Promise<void>
}

export async function startCanary(): Promise<Canary> {
  const sockets = new Set<Socket>()
  const hosts: string[] = []
  const server = createServer((socket) => {
    hosts.push(socket.localAddress?.replace('::ffff:', '') ?? '')
    sockets.add(socket)
    socket.on('error', () => undefined).end('HTTP/1.1 200 OK\r\ncontent-length: 6\r\n\r\nsecret')
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port: 0, host: '::', ipv6Only: false }, resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    port,
    touched: () => hosts.length,
    hosts: () => [...hosts],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
