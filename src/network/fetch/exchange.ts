import type { Exchange, GetRequest } from '../../contracts/send-get.js'
import { rejectOnAbort } from '../../lib/async/abortable.js'
import type { ConnectionPool, Lease } from './connection-pool.js'
import { createExchangeError, findErrorCode } from './fetch-errors.js'
import { getUnbracketedHost } from './guard.js'
import { toRequestedUrl } from './redirect.js'
import type { IncomingResponse } from './response.js'

export async function sendGet(pool: ConnectionPool, request: GetRequest): Promise<Exchange> {
  const { url, signal } = request
  try {
    return await sendWithRetry(pool, request)
  } catch (error) {
    signal.throwIfAborted()
    throw createExchangeError(getUnbracketedHost(url), error)
  }
}

async function sendWithRetry(pool: ConnectionPool, request: GetRequest): Promise<Exchange> {
  const { url, signal, attempt: own } = request
  const lease = await pool.acquireConnection(url, signal, own !== undefined && own > 0)
  try {
    return await sendOverConnection(lease, request)
  } catch (error) {
    if (own !== undefined || !lease.connection.used || !STALE.has(findErrorCode(error))) throw error
  }
  return sendOverConnection(await pool.acquireConnection(url, signal, true), request)
}

async function sendOverConnection(
  lease: Lease,
  { url, headers, maxBytes, signal }: GetRequest,
): Promise<Exchange> {
  try {
    // `pathname` and `search` would drop an empty query's `?`.
    const path = toRequestedUrl(url).slice(url.origin.length)
    const incoming = lease.connection.sendGet(path, headers, maxBytes)
    incoming.ended.then(lease.releaseHost)
    const { statusCode, headers: received } = await rejectOnAbort(incoming.head, signal)
    const leave = () => drainAndReleaseConnection(incoming, lease)
    return { statusCode, headers: received, incoming, release: lease.release, leave }
  } catch (error) {
    lease.release(false)
    throw error
  }
}

/** Error codes of stale connections. After these, a request is sent again (RFC 9110, 9.2.2). */
const STALE = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'ECONNABORTED', 'EPIPE'])

async function drainAndReleaseConnection(incoming: IncomingResponse, lease: Lease): Promise<void> {
  // `setImmediate` lets bytes that have arrived be read first.
  const timer = setTimeout(() => setImmediate(lease.release, false), DISCARD_TIME)
  const { used, isRepeated } = lease.connection
  const maxBytes = used || isRepeated ? REUSED_BYTES : FRESH_BYTES
  lease.release(await incoming.drainBody(maxBytes))
  clearTimeout(timer)
}

/** Maximum bytes of a body to read and drop. For more, a new connection is cheaper. */
const REUSED_BYTES = 524_288
const FRESH_BYTES = 65_536
const DISCARD_TIME = 50
