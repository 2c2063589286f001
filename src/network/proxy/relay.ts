import {
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { HOP_BY_HOP, tryWriteHead } from '../../lib/net/http-head.js'

export class UnusableAnswer extends Error {}

export function relayRequest(
  url: URL,
  target: Duplex,
  request: IncomingMessage,
  response: ServerResponse,
  failed: (error: UnusableAnswer) => void,
): void {
  const outgoing = httpRequest({
    createConnection: () => target,
    method: request.method,
    path: `${url.pathname}${url.search}`,
    // The URL's host replaces the `host` header (RFC 9112, 3.2.2).
    headers: { ...removeHopHeaders(request.headers), host: url.host, connection: 'close' },
    setHost: false,
  })
  outgoing.on('response', (incoming) => {
    const { statusCode: status = 502, statusMessage: reason } = incoming
    if (!tryWriteHead(response, { status, reason, headers: removeHopHeaders(incoming.headers) })) {
      outgoing.destroy()
      return failed(new UnusableAnswer(`a status line with ${status}`))
    }
    incoming.pipe(response)
    incoming.once('aborted', () => response.destroy())
  })
  outgoing.on('error', () => {
    if (!response.writableEnded) response.destroy()
  })
  response.once('close', () => outgoing.destroy())
  request.pipe(outgoing)
}

function removeHopHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = new Set(headers.connection?.split(',').map((name) => name.trim().toLowerCase()))
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name) && !named.has(name)),
  )
}

export function joinSockets(target: Duplex, client: Duplex): void {
  target.on('error', () => client.destroy())
  target.once('close', () => client.destroy())
  client.once('close', () => target.destroy())
  if (target instanceof Socket) target.setTimeout(IDLE, () => target.destroy())
  target.pipe(client)
  client.pipe(target)
}

const IDLE = 300_000

export function formatHead(status: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status}\r\n${lines.join('')}\r\n`
}
