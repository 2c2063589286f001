import { lookup, Resolver } from 'node:dns/promises'
import type { LinkglassError } from '../../contracts/errors.js'
import { abortable } from '../../lib/async/abortable.js'
import { dnsFailure, dnsTimeout, findErrorCode, nameNotFound } from './fetch-errors.js'
import { KeyedSemaphore } from './keyed-semaphore.js'

/**
 * All addresses of a name. `inspect` sees each set of answers as it arrives and may throw, so a
 * refusal need not wait for the rest. Rejects with `EINVALURL` when there is not an address.
 */
export type Resolve = (
  name: string,
  inspect: (addresses: readonly string[]) => void,
  signal: AbortSignal,
) => Promise<readonly string[]>

export interface ResolveOptions {
  /** `address:port` of the servers to ask; empty: the system's resolver. */
  readonly servers: readonly string[]
  /** Milliseconds for the whole look-up. */
  readonly timeout: number
}

export function createResolve({ servers, timeout }: ResolveOptions): Resolve {
  const ask = servers.length > 0 ? askServers(servers, timeout) : askSystem(timeout)
  return async (name, inspect, signal) => {
    if (!isResolvable(name)) throw nameNotFound(name)
    const found = await ask(name, inspect, signal)
    if (found.length === 0) throw nameNotFound(name)
    return found
  }
}

/**
 * Names that no server need be asked about: too long (RFC 1035 section 2.3.4), or below a
 * top-level name that never resolves (RFC 6761 section 6.4, RFC 7686 section 2).
 */
function isResolvable(name: string): boolean {
  const labels = name.split('.')
  const top = labels.at(-1)
  const fits = name.length <= 253 && labels.every((label) => label !== '' && label.length <= 63)
  return fits && top !== 'invalid' && top !== 'onion'
}

/**
 * Asks for both kinds of address at once and waits for both, since either may hold what must be
 * refused. One of them may fail or never come, as with name servers that know no IPv6.
 */
function askServers(servers: readonly string[], timeout: number): Resolve {
  return async (name, inspect, signal) => {
    // A channel for each name: leaving one look-up cancels no other, and nothing is cached.
    const resolver = new Resolver({ timeout: Math.ceil(timeout * FIRST_TRY), tries: 2 })
    resolver.setServers(servers)
    const answers = [resolver.resolve4(name), resolver.resolve6(name)].map(async (answer) => {
      const found = await answer.catch((error: unknown) => emptyOrFailure(name, error))
      if (Array.isArray(found)) inspect(found)
      return found
    })
    const timer = setTimeout(() => resolver.cancel(), timeout)
    try {
      const found = await abortable(Promise.all(answers), signal)
      const failed = found.find((answer) => !Array.isArray(answer))
      const addresses = found.flatMap((answer) => (Array.isArray(answer) ? answer : []))
      if (addresses.length === 0 && failed !== undefined) throw failed
      return addresses
    } finally {
      clearTimeout(timer)
      resolver.cancel()
    }
  }
}

/**
 * `getaddrinfo` can't be cancelled and holds one of libuv's four threads until it gives up, so
 * only a few run at once and the rest of the process keeps a thread.
 */
function askSystem(timeout: number): Resolve {
  const gate = new KeyedSemaphore(SYSTEM_LOOKUPS)
  return async (name, inspect, signal) => {
    const left = new AbortController()
    const ask = async () => {
      const leave = await gate.acquire('getaddrinfo', left.signal)
      const answer = await lookup(name, { all: true }).finally(leave)
      return answer.map(({ address }) => address)
    }
    const limit = { milliseconds: timeout, timedOut: () => dnsTimeout(name) }
    try {
      const answer = ask().catch((error: unknown) => emptyOrFailure(name, error))
      const found = await abortable(answer, signal, limit)
      if (!Array.isArray(found)) throw found
      inspect(found)
      return found
    } finally {
      left.abort()
    }
  }
}

/** No addresses where there is no such name; else what is to be told about the failure. */
function emptyOrFailure(name: string, error: unknown): string[] | LinkglassError {
  const code = findErrorCode(error)
  if (NO_SUCH_NAME.has(code)) return []
  return TOO_LATE.has(code) ? dnsTimeout(name) : dnsFailure(name, error)
}

const NO_SUCH_NAME = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME', 'EAI_NONAME', 'EAI_NODATA'])
const TOO_LATE = new Set(['ETIMEOUT', 'ECANCELLED'])

/**
 * Share of the time for the first try. An answer to it that comes later is lost, and so is a
 * datagram that nobody asks for again: the larger part for slow servers, the rest for lost packets.
 */
const FIRST_TRY = 2 / 3

const SYSTEM_LOOKUPS = 3
