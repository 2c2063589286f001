import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Hosted } from '../../test/hostile/support/hosted.js'

/** Milliseconds for which connections are held open. */
const HELD = 8_000

/** Milliseconds to close connections without a head: ten seconds, plus tolerance. */
const HEADS = 60_000

/** Sends a text over many connections, and never reads. */
async function hold(service: Hosted, count: number, text: string | Buffer): Promise<void> {
  const port = Number(new URL(service.base).port)
  const sockets = await Promise.all(Array.from({ length: count }, () => open(port)))
  for (const socket of sockets) socket.write(text)
  await pause(HELD)
  for (const socket of sockets) socket.destroy()
}

async function open(port: number, localAddress?: string): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => undefined)
  await Promise.race([once(socket, 'connect'), once(socket, 'close')])
  return socket
}

/** Requests answers larger than a connection's buffers, and reads none. */
export function neverRead(service: Hosted, url: string): Promise<void> {
  const search = new URLSearchParams({ url, meta: 'false', 'data.a.selector': 'p' })
  return hold(service, 60, `GET /?${search} HTTP/1.1\r\nhost: x\r\n\r\n`)
}

/** Sends bodies of four megabytes without their last byte. */
export function unfinished(service: Hosted): Promise<void> {
  const size = 4_000_000
  const head = `POST /batch HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-ndjson\r\ncontent-length: ${size}\r\n\r\n`
  return hold(service, 100, Buffer.concat([Buffer.from(head), Buffer.alloc(size - 1, '\n')]))
}

/** Sends a request line a byte at a time, on many connections. */
export async function slowHeaders(service: Hosted): Promise<void> {
  const port = Number(new URL(service.base).port)
  const sockets = await Promise.all(Array.from({ length: 200 }, () => open(port)))
  const until = performance.now() + HELD
  for (let at = 0; performance.now() < until; at++) {
    for (const socket of sockets) socket.write('GET /?url='[at] ?? 'x')
    await pause(50)
  }
  for (const socket of sockets) socket.destroy()
}

/** Sends requests with bodies that nobody reads, then disconnects early. */
export async function leftBodies(service: Hosted, url: string): Promise<void> {
  const port = Number(new URL(service.base).port)
  const sockets = await Promise.all(Array.from({ length: 100 }, () => open(port)))
  for (const [index, socket] of sockets.entries()) {
    const search = new URLSearchParams({ url: `${url}?${index}` })
    socket.write(`GET /oembed?${search} HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\n\r\nab`)
  }
  await pause(200)
  for (const socket of sockets) socket.destroy()
  await pause(1_000)
}

/** Sends incomplete heads. Returns the number of connections left open. */
export async function halfRequests(port: number, count: number, addresses = 1): Promise<number> {
  const from = (index: number) => `127.0.1.${1 + (index % addresses)}`
  const sockets = await Promise.all(
    Array.from({ length: count }, (_, index) => open(port, from(index))),
  )
  for (const socket of sockets) socket.resume().write('GET http://site.test/ HTTP/1.1\r\nhost:')
  const closed = sockets.map((socket) => (socket.closed ? undefined : once(socket, 'close')))
  await Promise.race([Promise.all(closed), pause(HEADS, undefined, { ref: false })])
  const left = sockets.filter((socket) => !socket.closed)
  for (const socket of left) socket.destroy()
  return left.length
}
