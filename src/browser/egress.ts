import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { type AddressInfo, isIPv6, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { httpUrl } from '../core/http-url.js'
import type { Passage } from './passage.js'

/** The browser's only way out: a proxy of our own, behind which every connection is checked. */
export interface Egress {
  /** `http://host:port`, for `--proxy-server`. */
  readonly address: string
  /** Lets one visit through, until what is given back is called. */
  admit(passage: Passage): () => void
  close(): void
}

/** RFC 9110, section 15.5.8: tells the browser to say which visit it is. */
const CHALLENGE = { 'proxy-authenticate': 'Basic realm="linkglass"', 'content-length': '0' }

/** @param where an address of this machine, with or without a port */
export async function openEgress(where: string): Promise<Egress> {
  const passages = new Map<string, Passage>()
  const passageOf = ({ headers }: IncomingMessage) =>
    passages.get(headers['proxy-authorization'] ?? '')
  const server = createServer((request, response) => {
    const passage = passageOf(request)
    if (passage) void forward(passage, request, response)
    else response.writeHead(407, CHALLENGE).end()
  })
  server.on('connect', (request: IncomingMessage, client: Duplex, head: Buffer) => {
    const passage = passageOf(request)
    client.on('error', () => client.destroy())
    if (passage) void tunnel(passage, request.url ?? '', client, head)
    else client.end(headOf('407 Proxy Authentication Required', CHALLENGE))
  })
  const { host, port } = hostAndPort(where)
  await listening(server, host, port)
  // A browser that is only waiting keeps no program from ending.
  server.unref()
  const { port: actual } = server.address() as AddressInfo
  return {
    address: `http://${isIPv6(host) ? `[${host}]` : host}:${actual}`,
    admit(passage) {
      const { authorization } = passage
      passages.set(authorization, passage)
      return () => {
        passages.delete(authorization)
        passage.close()
      }
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** RFC 9110, section 9.3.6. */
async function tunnel(
  passage: Passage,
  authority: string,
  client: Duplex,
  head: Buffer,
): Promise<void> {
  try {
    const target = await passage.connect(authorityUrl(authority))
    client.write(headOf('200 Connection established', {}))
    if (head.length > 0) target.write(head)
    join(target, client)
  } catch {
    client.end(headOf('502 Bad Gateway', { 'content-length': '0' }))
  }
}

/** A request in absolute form (RFC 9112, section 3.2.2); only `http:` is ever sent so. */
async function forward(
  passage: Passage,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const url = httpUrl(request.url ?? '')
    if (url?.protocol !== 'http:') throw new Error('not an address to forward to')
    const target = await passage.connect(url)
    relay(url, target, request, response)
  } catch {
    // No answer at all: one of ours would look like the target's.
    response.destroy()
  }
}

function relay(url: URL, target: Socket, request: IncomingMessage, response: ServerResponse): void {
  const outgoing = httpRequest({
    createConnection: () => target,
    method: request.method,
    path: `${url.pathname}${url.search}`,
    headers: { ...endToEnd(request.headers), connection: 'close' },
    setHost: false,
  })
  outgoing.on('response', (incoming) => {
    response.writeHead(
      incoming.statusCode ?? 502,
      incoming.statusMessage,
      endToEnd(incoming.headers),
    )
    incoming.pipe(response)
    incoming.once('aborted', () => response.destroy())
  })
  outgoing.on('error', () => response.destroy())
  response.once('close', () => outgoing.destroy())
  request.pipe(outgoing)
}

/** RFC 9110, section 7.6.1. */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name)))
}

function join(target: Socket, client: Duplex): void {
  target.on('error', () => client.destroy())
  target.once('close', () => client.destroy())
  client.once('close', () => target.destroy())
  target.pipe(client)
  client.pipe(target)
}

/** `host:port` as a URL that has both. */
function authorityUrl(authority: string): URL {
  const url = new URL(`http://${authority}`)
  if (url.pathname === '/' && url.username === '') return url
  throw new Error('not an authority')
}

function headOf(status: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status}\r\n${lines.join('')}\r\n`
}

function hostAndPort(where: string): { host: string; port: number } {
  if (isIPv6(where)) return { host: where, port: 0 }
  const { hostname, port } = new URL(`http://${where}`)
  return { host: hostname.replace(/^\[(.*)\]$/, '$1'), port: Number(port) }
}

function listening(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve())
  })
}
