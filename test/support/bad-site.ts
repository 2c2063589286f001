import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** Status lines that Node.js reads, and refuses to write. */
export const BAD_STATUS_LINES = ['099 OK', '000 OK', '200 O\x00K', '200 O\x01K', '200 O\x7fK']

export interface BadSite {
  readonly base: string
  readonly close: () => void
}

/** A site that answers `/` with a page, `/good` as any does, and `/n` with the n-th bad status line. */
export async function startBadSite(page = ''): Promise<BadSite> {
  const server = createServer((socket: Socket) => {
    socket.on('error', () => undefined)
    socket.once('data', (bytes) => {
      const number = Number(/^GET (?:http:\/\/[^/]+)?\/(\d+)/.exec(bytes.toString('latin1'))?.[1])
      const status = BAD_STATUS_LINES[number % BAD_STATUS_LINES.length] ?? '200 OK'
      const head = `HTTP/1.1 ${status}\r\ncontent-type: text/html\r\nconnection: close\r\n`
      socket.end(`${head}content-length: ${page.length}\r\n\r\n${page}`, 'latin1')
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return { base: `http://site.test:${port}`, close: () => server.close() }
}
