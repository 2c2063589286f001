import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

/** Starts a real HTTP server on loopback that remembers its requests. */
export interface Origin {
  /** `http://127.0.0.1:PORT`, without a slash at the end. */
  readonly base: string
  readonly port: number
  /** `METHOD /path?query` of every request so far. */
  readonly requests: string[]
  /** Headers of every request so far, in the same order. */
  readonly headers: IncomingMessage['headers'][]
  /** Number of TCP connections that were ever opened. */
  readonly connections: () => number
  /** Number of TCP connections that are open now. */
  readonly openSockets: () => number
  readonly close: () => Promise<void>
}

export type Reply =
  | string
  | Uint8Array
  | { status?: number; headers?: Record<string, string | string[]>; body?: string | Uint8Array }

/** Serves fixed replies by path (404 otherwise), or whatever a listener does. */
export async function startOrigin(
  site: Record<string, Reply> | RequestListener,
  host = '127.0.0.1',
): Promise<Origin> {
  const requests: string[] = []
  const headers: IncomingMessage['headers'][] = []
  const sockets = new Set<Socket>()
  let connections = 0
  const listener = typeof site === 'function' ? site : fixedReplies(site)
  const server: Server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    headers.push(request.headers)
    listener(request, response)
  })
  server.on('connection', (socket) => {
    connections++
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  const { port } = server.address() as AddressInfo
  return {
    base: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    port,
    requests,
    headers,
    connections: () => connections,
    openSockets: () => sockets.size,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

function fixedReplies(site: Record<string, Reply>): RequestListener {
  return (request, response) => {
    const path = new URL(request.url ?? '/', 'http://origin').pathname
    const found = Object.hasOwn(site, path) ? site[path] : undefined
    const reply =
      found === undefined
        ? { status: 404, body: 'not here' }
        : typeof found === 'string' || found instanceof Uint8Array
          ? { body: found }
          : found
    const type =
      path.endsWith('.html') || !path.includes('.')
        ? { 'content-type': 'text/html; charset=utf-8' }
        : {}
    response.writeHead(reply.status ?? 200, { ...type, ...reply.headers })
    response.end(reply.body ?? '')
  }
}
