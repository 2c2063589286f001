import { connect as connectTcp, isIP, type Socket } from 'node:net'
import { connect as connectTls, type TLSSocket } from 'node:tls'
import { getPort } from '../../lib/net/http-url.js'
import { parseIpAddress } from '../../lib/net/ip-address.js'
import { getUnbracketedHost } from './guard.js'
import { unwrapIpv4 } from './ip-ranges.js'
import { createProxyError, type ProxyServer, requestTunnel } from './proxy-tunnel.js'
import type { TlsSessions } from './tls-sessions.js'

export interface ConnectOptions {
  readonly url: URL
  readonly host: string
  /** Checked addresses. Connections to any other address are refused. */
  readonly addresses: readonly string[]
  /** Maximum milliseconds to connect, for TCP and TLS together. */
  readonly timeout: number
  readonly signal: AbortSignal
  readonly sessions: TlsSessions
  readonly proxy?: ProxyServer | undefined
}

type Hop = Pick<ConnectOptions, 'url' | 'host' | 'addresses' | 'sessions' | 'proxy'>

/** Connects, and checks the remote address before sending anything. */
export async function openCheckedSocket(options: ConnectOptions): Promise<Socket> {
  const { signal, proxy } = options
  const hop = proxy ? await resolveProxyHop(proxy, options) : options
  const tcp = openTcpSocket(hop)
  const destroyAfterTimeout = () =>
    tcp.destroy(Object.assign(new Error('connect timed out'), { code: 'ETIMEDOUT' }))
  const timer = setTimeout(destroyAfterTimeout, options.timeout)
  const destroyTcp = () => tcp.destroy()
  signal.addEventListener('abort', destroyTcp, { once: true })
  let channel: Socket | undefined
  try {
    await waitForSocketEvent(tcp, tcp, 'connect')
    if (!includesAddress(hop.addresses, tcp.remoteAddress))
      throw new Error('connected to another address')
    channel = proxy ? await openTunnel(proxy, hop, tcp, options) : tcp
    return await startTlsIfHttps(channel, tcp, options)
  } catch (error) {
    tcp.destroy()
    throw proxy && !channel ? createProxyError(proxy, error) : error
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', destroyTcp)
  }
}

async function resolveProxyHop(proxy: ProxyServer, target: ConnectOptions): Promise<Hop> {
  const { sessions, signal } = target
  const { url } = proxy
  const addresses = await proxy.guard(url, signal).catch((error: unknown) => {
    signal.throwIfAborted()
    throw createProxyError(proxy, error)
  })
  return { url, host: getUnbracketedHost(url), addresses, sessions }
}

function openTcpSocket({ url, host, addresses }: Hop): Socket {
  const answers = addresses.map((address) => ({ address, family: isIP(address) }))
  return connectTcp({
    // An address if there is only one. For a name, Node.js would load its DNS resolver.
    host: (addresses.length === 1 && addresses[0]) || host,
    port: getPort(url),
    lookup: (_name, _options, callback) => callback(null, answers),
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: ATTEMPT_TIME,
  }).setNoDelay(true)
}

async function openTunnel(proxy: ProxyServer, hop: Hop, tcp: Socket, target: Hop): Promise<Socket> {
  const socket = await startTlsIfHttps(tcp, tcp, hop)
  const [address = ''] = target.addresses
  await requestTunnel(socket, proxy, address, getPort(target.url))
  return socket
}

async function startTlsIfHttps(channel: Socket, tcp: Socket, hop: Hop): Promise<Socket> {
  const { url, host, sessions, proxy } = hop
  if (url.protocol === 'http:') return channel
  // The key contains the proxy, so that two proxies never share a session.
  const server = `${proxy?.url.href ?? ''} ${host}:${getPort(url)}`
  const session = sessions.findSession(server)
  const tls = connectTls({
    socket: channel,
    host,
    servername: isIP(host) === 0 ? host.replace(/\.$/, '') : '',
    ALPNProtocols: ['http/1.1'],
    secureContext: sessions.getContext(),
    ...(session && { session }),
  })
  const storeSessions = sessions.collectSessions(server, tls)
  await waitForSocketEvent(tls, tcp, 'secureConnect')
  storeSessions()
  return tls
}

/** @param tcp socket that is destroyed on time-out or abort */
function waitForSocketEvent(socket: Socket | TLSSocket, tcp: Socket, event: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const onClose = () => reject(tcp.errored ?? new Error('closed while connecting'))
    socket.once(event, () => {
      tcp.off('close', onClose)
      resolve()
    })
    socket.on('error', reject)
    tcp.once('close', onClose)
  })
}

function includesAddress(addresses: readonly string[], remote: string | undefined): boolean {
  const actual = remote === undefined ? undefined : parseIpAddress(remote)
  if (actual === undefined) return false
  return addresses.some((address) => {
    const checked = parseIpAddress(address)
    return checked !== undefined && unwrapIpv4(checked).value === unwrapIpv4(actual).value
  })
}

/** Milliseconds to wait for one address before trying the next (RFC 8305, section 5). */
const ATTEMPT_TIME = 500
