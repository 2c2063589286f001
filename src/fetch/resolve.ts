import { lookup, Resolver } from 'node:dns/promises'
import { codeOf, dnsFailure, dnsTimeout, notFound } from './errors.js'
import { Gate } from './gate.js'
import { wait } from './wait.js'

/**
 * All addresses of a name. `inspect` sees each set of answers as it arrives and may throw, so a
 * refusal need not wait for the rest. Rejects with `EINVALURL` when there is no address.
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

export function createResolve(options: ResolveOptions): Resolve {
  const { servers, timeout } = options
  const ask = servers.length > 0 ? askServers(servers) : askSystem()
  return async (name, inspect, signal) => {
    if (!isResolvable(name)) throw notFound(name)
    const controller = new AbortController()
    const patience = { milliseconds: timeout, timedOut: () => dnsTimeout(name) }
    try {
      const found = await wait(ask(name, inspect, controller.signal), signal, patience)
      if (found.length === 0) throw notFound(name)
      return found
    } finally {
      controller.abort()
    }
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

/** A channel of its own for each name, so that leaving one look-up cancels no other. */
function askServers(servers: readonly string[]): Resolve {
  return async (name, inspect, signal) => {
    const resolver = new Resolver({ timeout: TRY_MILLISECONDS, tries: TRIES })
    resolver.setServers(servers)
    signal.addEventListener('abort', () => resolver.cancel(), { once: true })
    const answers = [resolver.resolve4(name), resolver.resolve6(name)].map(async (answer) => {
      const addresses = await answer.catch((error: unknown) => emptyOrThrow(name, error))
      inspect(addresses)
      return addresses
    })
    return (await Promise.all(answers)).flat()
  }
}

/**
 * `getaddrinfo` can't be cancelled and holds one of libuv's four threads until it gives up, so
 * only a few run at once and the rest of the process keeps a thread.
 */
function askSystem(): Resolve {
  const gate = new Gate(SYSTEM_LOOKUPS)
  return async (name, inspect, signal) => {
    const leave = await gate.enter('getaddrinfo', signal)
    const found = await lookup(name, { all: true })
      .catch((error: unknown) => emptyOrThrow(name, error))
      .finally(leave)
    const addresses = found.map(({ address }) => address)
    inspect(addresses)
    return addresses
  }
}

function emptyOrThrow(name: string, error: unknown): [] {
  const code = codeOf(error)
  if (NO_SUCH_NAME.has(code)) return []
  throw code === 'ETIMEOUT' ? dnsTimeout(name) : dnsFailure(name, error)
}

const NO_SUCH_NAME = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME', 'EAI_NONAME', 'EAI_NODATA'])

/** A lost datagram is asked for again before the whole look-up has run out of time. */
const TRY_MILLISECONDS = 1_000
const TRIES = 3

const SYSTEM_LOOKUPS = 3
