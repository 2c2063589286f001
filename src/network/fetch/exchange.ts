import type { Exchange, GetRequest } from '../../contracts/send-get.js'
import { abortable } from '../../lib/async/abortable.js'
import type { ConnectionPool, Lease } from './connection-pool.js'
import { createExchangeError, findErrorCode } from './fetch-errors.js'
import { toBareHost } from './guard.js'
import { toRequestedUrl } from './redirect.js'
import type { IncomingResponse } from './response.js'

/** Sends one GET and waits for the head of the answer. */
export async function exchange(pool: ConnectionPool, request: GetRequest): Promise<Exchange> {
  const { url, signal } = request
  try {
    return await exchangeOnce(pool, request)
  } catch (error) {
    signal.throwIfAborted()
    throw createExchangeError(toBareHost(url), error)
  }
}

async function exchangeOnce(pool: ConnectionPool, request: GetRequest): Promise<Exchange> {
  const { attempt: own } = request
  const lease = await pool.acquire(request.url, request.signal, own !== undefined && own > 0)
  try {
    return await send(lease, request)
  } catch (error) {
    if (own !== undefined || !lease.connection.used || !STALE.has(findErrorCode(error))) throw error
  }
  return send(await pool.acquire(request.url, request.signal, true), request)
}

async function send(
  lease: Lease,
  { url, headers, maxBytes, signal }: GetRequest,
): Promise<Exchange> {
  try {
    const incoming = lease.connection.get(toRequestTarget(url), headers, maxBytes)
    incoming.ended.then(lease.answered)
    return {
      ...(await abortable(incoming.head, signal)),
      incoming,
      release: lease.release,
      leave: () => discard(incoming, lease),
    }
  } catch (error) {
    lease.release(false)
    throw error
  }
}

/** Returns the path and query of a URL as written, also the `?` of an empty query, which `search` would drop. */
function toRequestTarget(url: URL): string {
  return toRequestedUrl(url).slice(url.origin.length)
}

/** Codes of errors which mean that a used connection was closed, so that a GET is repeated (RFC 9110, 9.2.2). */
const STALE = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'ECONNABORTED', 'EPIPE'])

/** Waits for the rest of an answer, to use its connection again; closes the connection if the rest is too long. */
async function discard(incoming: IncomingResponse, lease: Lease): Promise<void> {
  const timer = setTimeout(() => lease.release(false), DISCARD_TIME)
  lease.release(await incoming.drop(DISCARD_BYTES))
  clearTimeout(timer)
}

/** Maximum bytes of an unwanted body that are received to keep a connection; more would cost more than a new one. */
const DISCARD_BYTES = 65_536
const DISCARD_TIME = 50
