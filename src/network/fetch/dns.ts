import { lookup, Resolver } from 'node:dns/promises'
import type { LinkglassError } from '../../contracts/errors.js'
import { rejectOnAbort } from '../../lib/async/abortable.js'
import {
  createDnsError,
  createDnsTimeoutError,
  createNameNotFoundError,
  findErrorCode,
} from './fetch-errors.js'
import { createKeyedSemaphore } from './keyed-semaphore.js'

/** Resolves a name. Rejects with `EINVALURL` if it does not exist, or with what `inspect` throws. */
export type Resolve = (
  name: string,
  inspect: (addresses: readonly string[]) => void,
  signal: AbortSignal,
) => Promise<readonly string[]>

export interface ResolveOptions {
  /** DNS servers as `address:port`. If empty, the system's resolver is used. */
  readonly servers: readonly string[]
  /** Milliseconds after which the whole look-up fails. */
  readonly timeout: number
}

export function createResolver({ servers, timeout }: ResolveOptions): Resolve {
  const ask =
    servers.length > 0 ? createDnsResolver(servers, timeout) : createSystemResolver(timeout)
  return async (name, inspect, signal) => {
    if (!isResolvableHost(name)) throw createNameNotFoundError(name)
    const found = await ask(name, inspect, signal)
    if (found.length === 0) throw createNameNotFoundError(name)
    return found
  }
}

/** Checks lengths (RFC 1035, 2.3.4). Refuses `.invalid` and `.onion` (RFC 6761, 7686). */
function isResolvableHost(name: string): boolean {
  const labels = name.split('.')
  const top = labels.at(-1)
  const fits = name.length <= 253 && labels.every((label) => label !== '' && label.length <= 63)
  return fits && top !== 'invalid' && top !== 'onion'
}

function createDnsResolver(servers: readonly string[], timeout: number): Resolve {
  return async (name, inspect, signal) => {
    // Each look-up gets its own resolver, since `cancel` stops all look-ups of one.
    const resolver = new Resolver({ timeout: Math.ceil(timeout * FIRST_TRY), tries: 2 })
    resolver.setServers(servers)
    const answers = [resolver.resolve4(name), resolver.resolve6(name)].map(async (answer) => {
      const found = await answer.catch((error: unknown) => convertDnsError(name, error))
      if (Array.isArray(found)) inspect(found)
      return found
    })
    const timer = setTimeout(() => resolver.cancel(), timeout)
    try {
      const found = await rejectOnAbort(Promise.all(answers), signal)
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

/** Limits simultaneous look-ups, since each takes one of libuv's four threads. */
function createSystemResolver(timeout: number): Resolve {
  const acquireLookup = createKeyedSemaphore(SYSTEM_LOOKUPS)
  return async (name, inspect, signal) => {
    const left = new AbortController()
    const ask = async () => {
      const leave = await acquireLookup('getaddrinfo', left.signal)
      const answer = await lookup(name, { all: true }).finally(leave)
      return answer.map(({ address }) => address)
    }
    const limit = { milliseconds: timeout, timedOut: () => createDnsTimeoutError(name) }
    try {
      const answer = ask().catch((error: unknown) => convertDnsError(name, error))
      const found = await rejectOnAbort(answer, signal, limit)
      if (!Array.isArray(found)) throw found
      inspect(found)
      return found
    } finally {
      left.abort(new Error('the name is known'))
    }
  }
}

/** Returns an empty list if the name does not exist, or else an error to throw. */
function convertDnsError(name: string, error: unknown): [] | LinkglassError {
  const code = findErrorCode(error)
  if (NO_SUCH_NAME.has(code)) return []
  return TOO_LATE.has(code) ? createDnsTimeoutError(name) : createDnsError(name, error)
}

const NO_SUCH_NAME = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME', 'EAI_NONAME', 'EAI_NODATA'])
const TOO_LATE = new Set(['ETIMEOUT', 'ECANCELLED'])

/** Fraction of `timeout` to wait for an answer before asking a second time. */
const FIRST_TRY = 2 / 3

const SYSTEM_LOOKUPS = 3
