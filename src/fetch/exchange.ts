import type { Dispatcher } from 'undici'
import type { Connections, Lease } from './connections.js'
import { codeOf, exchangeFailure } from './errors.js'
import { bareHost } from './guard.js'
import { wait } from './wait.js'

/** The head of one response, with its body still to come over the leased connection. */
export interface Exchange {
  readonly response: Dispatcher.ResponseData
  readonly lease: Lease
}

/** Sends one GET and waits for the head of the answer. */
export async function exchange(
  connections: Connections,
  url: URL,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<Exchange> {
  const lease = await connections.lend(url, signal)
  try {
    return await send(lease, url, headers, signal)
  } catch (error) {
    signal.throwIfAborted()
    if (!lease.connection.used || !STALE.has(codeOf(error))) {
      throw exchangeFailure(bareHost(url), error)
    }
  }
  return send(await connections.lend(url, signal, true), url, headers, signal).catch((error) => {
    signal.throwIfAborted()
    throw exchangeFailure(bareHost(url), error)
  })
}

async function send(
  lease: Lease,
  url: URL,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<Exchange> {
  try {
    const request = lease.connection.get(url.pathname + url.search, headers)
    return { response: await wait(request, signal), lease }
  } catch (error) {
    lease.end(false)
    throw error
  }
}

/**
 * A server may close a kept connection just as it is used again; a GET is then sent once more
 * over a new one (RFC 9110 section 9.2.2).
 */
const STALE = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'])

/** Reads the rest of a short answer so that its connection can be used again, or closes it. */
export async function discard({ response, lease }: Exchange, signal: AbortSignal): Promise<void> {
  const { body } = response
  body.on('error', () => undefined)
  const read = body.dump({ limit: DISCARD_BYTES }).then(() => body.readableEnded)
  const patience = { milliseconds: DISCARD_MILLISECONDS, timedOut: () => new Error('too slow') }
  lease.end(await wait(read, signal, patience).catch(() => false))
}

const DISCARD_BYTES = 16_384
const DISCARD_MILLISECONDS = 50
