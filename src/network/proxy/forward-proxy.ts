import { createServer, type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import { type AddressInfo, isIPv6 } from 'node:net'
import type { Duplex } from 'node:stream'
import { createFieldError } from '../../contracts/errors.js'
import { tryWriteHead } from '../../lib/net/http-head.js'
import { parseHttpUrl } from '../../lib/net/http-url.js'
import { formatHead, joinSockets, relayRequest } from './relay.js'

export type Connect = (url: URL) => Promise<Duplex>

export interface ProxyAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
}

export interface ForwardProxyOptions {
  readonly authorize: (request: IncomingMessage) => Connect | ProxyAnswer
  /** Returns the answer to a failed connection. If `undefined`, the client gets no reason. */
  readonly explain: (error: unknown) => ProxyAnswer | undefined
}

const TIMEOUTS = { headersTimeout: 5_000, connectionsCheckingInterval: 1_000 }

/** Opens a proxy (RFC 9110, 3.7) at an address such as `127.0.0.1:8080`. */
export async function openForwardProxy(where: string, { authorize, explain }: ForwardProxyOptions) {
  const server = createServer(TIMEOUTS, (request, response) => {
    const connect = authorize(request)
    const onFailure = (error: unknown) => sendRefusal(response, explain(error))
    if (typeof connect !== 'function') sendRefusal(response, connect)
    else forwardRequest(connect, request, response, onFailure).catch(onFailure)
  })
  server.on('connect', (request: IncomingMessage, client: Duplex, head: Buffer) => {
    client.on('error', () => client.destroy())
    const connect = authorize(request)
    const onFailure = (error: unknown) => refuseTunnel(client, explain(error))
    if (typeof connect !== 'function') refuseTunnel(client, connect)
    else openTunnel(connect, request.url ?? '', client, head).catch(onFailure)
  })
  const { host, port } = parseHostAndPort(where)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    // Without `exclusive`, a cluster's workers would share the port.
    server.listen({ port, host, exclusive: true }, () => resolve())
  })
  const { port: actual } = server.address() as AddressInfo
  return {
    /** `http://host:port` */
    address: `http://${isIPv6(host) ? `[${host}]` : host}:${actual}`,
    server,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Opens a tunnel from the client to a target (RFC 9110, section 9.3.6). */
async function openTunnel(connect: Connect, authority: string, client: Duplex, head: Buffer) {
  const target = await connect(parseAuthority(authority))
  if (client.destroyed) return void target.destroy()
  client.write(formatHead('200 Connection established', {}))
  if (head.length > 0) target.write(head)
  joinSockets(target, client)
}

/** Forwards a request in absolute form (RFC 9112, 3.2.2). */
async function forwardRequest(
  connect: Connect,
  request: IncomingMessage,
  response: ServerResponse,
  onFailure: (error: unknown) => void,
): Promise<void> {
  const url = parseHttpUrl(request.url ?? '')
  if (url?.protocol !== 'http:')
    throw createFieldError('EINVALURL', 'url', 'A proxy is asked for an absolute http:// address.')
  const target = await connect(url)
  if (response.destroyed) return void target.destroy()
  try {
    relayRequest(url, target, request, response, onFailure)
  } catch (error) {
    target.destroy()
    throw error
  }
}

function sendRefusal(response: ServerResponse, refusal: ProxyAnswer | undefined): void {
  const headers = { ...refusal?.headers, 'content-length': 0 }
  if (refusal && tryWriteHead(response, { status: refusal.status, headers })) response.end()
  else response.destroy()
}

function refuseTunnel(client: Duplex, refusal: ProxyAnswer = { status: 502, headers: {} }): void {
  const status = `${refusal.status} ${STATUS_CODES[refusal.status] ?? ''}`
  client.end(formatHead(status, { ...refusal.headers, 'content-length': '0' }))
}

function parseAuthority(authority: string): URL {
  const url = parseHttpUrl(`http://${authority}`)
  const isBare = url?.pathname === '/' && `${url.search}${url.hash}${url.username}` === ''
  if (!url || !isBare)
    throw createFieldError('EINVALURL', 'url', 'A tunnel is asked for by host:port.')
  return url
}

/** Splits `host:port`. Port 0 means any free port. */
export function parseHostAndPort(text: string): { host: string; port: number } {
  if (isIPv6(text)) return { host: text, port: 0 }
  // A URL with `http:` would drop port 80.
  const { hostname, port } = new URL(`tcp://${text}`)
  return { host: hostname.replace(/^\[(.*)\]$/, '$1'), port: Number(port) }
}
