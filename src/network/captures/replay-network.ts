import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type Duplex, duplexPair } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createSecureContext, type SecureContext, TLSSocket } from 'node:tls'
import type { Dial } from '../../contracts/http.js'
import { computeOnce } from '../../lib/data/lazy.js'
import { createThrowawayCertificate } from './throwaway-certificate.js'

export interface BrowserRequest {
  readonly url: URL
  readonly method: string
  readonly body: Uint8Array
}

/** Response, or `nothing` to close the connection, or `silence` to keep the browser waiting. */
export type BrowserReply =
  | { readonly statusCode: number; readonly lines: readonly string[]; readonly body: Uint8Array }
  | 'nothing'
  | 'silence'

/** Creates a `Dial` that always connects to a server in this process. */
export function createReplayNetwork(
  answer: (request: BrowserRequest) => Promise<BrowserReply>,
): Dial {
  const server = createServer((request, response) => {
    sendReply(request, response, answer).catch(() => response.destroy())
  })
  server.on('upgrade', (request: IncomingMessage, socket: Duplex) => {
    const url = readRequestUrl(request)
    if (url) void answer({ url, method: 'CONNECT', body: new Uint8Array() }).catch(() => undefined)
    socket.destroy()
  })
  const getContext = computeOnce(() => createSecureContext(createThrowawayCertificate()))
  return async () => {
    const [near, far] = duplexPair()
    far.once('error', () => near.destroy())
    far.once('close', () => near.destroy())
    near.once('close', () => far.destroy())
    far.once('data', (first: Buffer) => {
      far.pause()
      far.unshift(first)
      acceptConnection(server, far, first[0] === TLS_HANDSHAKE ? getContext() : undefined)
      far.resume()
    })
    return near
  }
}

/** First byte of a TLS connection (RFC 8446, section 5.1). */
const TLS_HANDSHAKE = 22

function acceptConnection(server: Server, stream: Duplex, secureContext?: SecureContext): void {
  if (!secureContext) return void server.emit('connection', stream)
  const options = { isServer: true, secureContext, ALPNProtocols: ['http/1.1'] }
  const socket = new TLSSocket(stream, options)
  socket.on('error', () => stream.destroy())
  server.emit('connection', socket)
}

async function sendReply(
  request: IncomingMessage,
  response: ServerResponse,
  answer: (request: BrowserRequest) => Promise<BrowserReply>,
): Promise<void> {
  const { method = 'GET' } = request
  const url = readRequestUrl(request)
  if (!url) return void response.destroy()
  const given = await answer({ url, method, body: await buffer(request) })
  if (given === 'silence') return
  if (given === 'nothing') return void response.destroy()
  const { statusCode, lines, body } = given
  response.sendDate = false
  response.writeHead(statusCode, [...lines])
  response.end(body)
}

function readRequestUrl({ socket, headers, url = '' }: IncomingMessage): URL | undefined {
  const scheme = socket instanceof TLSSocket ? 'https:' : 'http:'
  const address = `${scheme}//${headers.host ?? ''}${url}`
  return URL.canParse(address) ? new URL(address) : undefined
}
