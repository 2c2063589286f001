import type { Connections, Lease } from './connections.js'
import { codeOf, exchangeFailure } from './errors.js'
import { bareHost } from './guard.js'
import type { Head, Incoming } from './incoming.js'
import { askedFor } from './location.js'
import { wait } from './wait.js'

/** One response, its body still to come over the leased connection. */
export interface Exchange extends Head {
  readonly incoming: Incoming
  readonly lease: Lease
}

export interface Get {
  readonly url: URL
  readonly headers: Record<string, string>
  /** Bytes of the body that are taken in at most, before they are decoded. */
  readonly maxBytes: number
  readonly signal: AbortSignal
  /** See `FetchOptions`. */
  readonly attempt?: number | undefined
}

/** Sends one GET and waits for the head of the answer. */
export async function exchange(connections: Connections, get: Get): Promise<Exchange> {
  const { url, signal } = get
  try {
    return await attempt(connections, get)
  } catch (error) {
    signal.throwIfAborted()
    throw exchangeFailure(bareHost(url), error)
  }
}

async function attempt(connections: Connections, get: Get): Promise<Exchange> {
  const { attempt: own } = get
  const lease = await connections.lend(get.url, get.signal, own !== undefined && own > 0)
  try {
    return await send(lease, get)
  } catch (error) {
    if (own !== undefined || !lease.connection.used || !STALE.has(codeOf(error))) throw error
  }
  return send(await connections.lend(get.url, get.signal, true), get)
}

async function send(lease: Lease, { url, headers, maxBytes, signal }: Get): Promise<Exchange> {
  try {
    const incoming = lease.connection.get(targetOf(url), headers, maxBytes)
    return { ...(await wait(incoming.head, signal)), incoming, lease }
  } catch (error) {
    lease.end(false)
    throw error
  }
}

/** Path and query as they were written: `search` would leave out the mark of an empty query. */
function targetOf(url: URL): string {
  return askedFor(url).slice(url.origin.length)
}

/**
 * A server may close a kept connection just as it is used again; a GET is then sent once more
 * over a new one (RFC 9110 section 9.2.2).
 */
const STALE = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'ECONNABORTED', 'EPIPE'])

/** Reads the rest of a short answer so that its connection can be used again, or closes it. */
export async function discard({ incoming, lease }: Exchange, signal: AbortSignal): Promise<void> {
  const patience = { milliseconds: DISCARD_MILLISECONDS, timedOut: () => new Error('too slow') }
  lease.end(await wait(isShort(incoming), signal, patience).catch(() => false))
}

async function isShort(incoming: Incoming): Promise<boolean> {
  let size = 0
  for await (const bytes of incoming) {
    size += bytes.length
    if (size > DISCARD_BYTES) return false
  }
  return true
}

const DISCARD_BYTES = 16_384
const DISCARD_MILLISECONDS = 50
