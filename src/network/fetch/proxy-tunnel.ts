import type { Socket } from 'node:net'
import { createFieldError, type ErrorCode, LinkglassError } from '../../contracts/errors.js'
import type { Guard } from './guard.js'

export interface ProxyServer {
  readonly url: URL
  /** Finds the proxy's addresses. Refuses private addresses of callers' proxies. */
  readonly guard: Guard
  /** `EINVALPROXY` for a caller's proxy, `EFATAL` for the operator's. */
  readonly code: Extract<ErrorCode, 'EINVALPROXY' | 'EFATAL'>
}

/** Asks the proxy for a tunnel (RFC 9110, 9.3.6) to a checked address, never to a name. */
export async function requestTunnel(
  socket: Socket,
  { url }: ProxyServer,
  address: string,
  port: number,
): Promise<void> {
  const authority = `${address.includes(':') ? `[${address}]` : address}:${port}`
  const lines = [`CONNECT ${authority} HTTP/1.1`, `host: ${authority}`, ...formatAuthorization(url)]
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  const status =
    /^HTTP\/1\.[01] (\d{3})/.exec(await readResponseHead(socket))?.[1] ?? 'something else than HTTP'
  if (!status.startsWith('2')) throw new ProxyRefusal(`it answered ${status}`)
}

/** Creates an error whose message contains no secrets. */
export function createProxyError({ code }: ProxyServer, cause: unknown): LinkglassError {
  const isSafe = cause instanceof LinkglassError || cause instanceof ProxyRefusal
  const why = isSafe ? cause.message.replace(/\.$/, '') : 'no connection could be made to it'
  return createFieldError(code, 'proxy', `The proxy can't be used: ${why}.`, { cause })
}

/** Error of a proxy that refuses a tunnel. The message contains only the status. */
class ProxyRefusal extends Error {}

/** Formats the URL's credentials as a header (RFC 7617; RFC 9110, 11.7.2). */
function formatAuthorization({ username, password }: URL): string[] {
  if (username === '' && password === '') return []
  const text = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return [`proxy-authorization: Basic ${Buffer.from(text).toString('base64')}`]
}

const MAX_HEAD_BYTES = 16_384

function readResponseHead(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let bytes = Buffer.alloc(0)
    const finish = (settle: () => void) => {
      socket.off('readable', read).off('close', onClose)
      settle()
    }
    const onClose = () => finish(() => reject(new Error('it closed the connection')))
    const read = () => {
      const chunk: Buffer | null = socket.read()
      if (chunk === null) return
      bytes = Buffer.concat([bytes, chunk])
      const end = bytes.indexOf('\r\n\r\n')
      if (end < 0 && bytes.length > MAX_HEAD_BYTES) return onClose()
      if (end < 0) return
      const rest = bytes.subarray(end + 4)
      if (rest.length > 0) socket.unshift(rest)
      finish(() => resolve(bytes.toString('latin1', 0, end)))
    }
    socket.on('readable', read).on('close', onClose)
  })
}
