import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'

/** Proxy that tunnels (RFC 9110, section 9.3.6) and remembers requests. */
export interface TestProxy {
  readonly port: number
  /** `AUTHORITY CREDENTIALS` of every tunnel asked for. */
  readonly asked: string[]
  readonly close: () => Promise<void>
}

/** @param status what it answers instead of tunnelling */
export async function startProxy(status?: number): Promise<TestProxy> {
  const asked: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((_, response) => response.writeHead(405).end())
  server.on('connection', (socket) => sockets.add(socket))
  server.on('connect', (request, socket, head) => {
    const credentials = request.headers['proxy-authorization'] ?? ''
    asked.push(`${request.url} ${Buffer.from(credentials.slice(6), 'base64')}`.trim())
    if (status !== undefined) return void socket.end(`HTTP/1.1 ${status} No\r\n\r\n`)
    const { hostname, port } = new URL(`http://${request.url}`)
    const target = connect(Number(port), hostname.replace(/^\[|\]$/g, ''), () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
      target.write(head)
      target.pipe(socket).pipe(target)
    })
    target.on('error', () => socket.destroy())
    socket.on('error', () => target.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
