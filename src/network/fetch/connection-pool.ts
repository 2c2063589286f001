import type { HostBudget } from '../../contracts/host-budget.js'
import type { Connection, ConnectionOptions } from './connection.js'
import { createTooManyRequestsError } from './fetch-errors.js'
import { type Guard, getUnbracketedHost } from './guard.js'
import type { createKeyedLimiter, createKeyedSemaphore } from './keyed-semaphore.js'

export interface ConnectionPoolOptions extends ConnectionOptions {
  /** Limits of the requests to each target. All proxies share them. */
  readonly targets: {
    readonly acquireOrigin: ReturnType<typeof createKeyedSemaphore>
    readonly tryAcquireAddresses: ReturnType<typeof createKeyedLimiter>
    readonly budget: HostBudget | undefined
  }
}

export interface Lease {
  readonly connection: Connection
  /** Frees the place in the host's budget. Call it once the response has arrived, even if unread. */
  readonly releaseHost: () => void
  readonly release: (reusable: boolean) => void
}

export function createConnectionPool(guard: Guard, options: ConnectionPoolOptions) {
  const all = new Set<Connection>()
  /** Unused connections, the longest unused first. */
  const idle = new Set<Connection>()
  /** Origins of the latest connections, the oldest first. */
  const latest = new Set<string>()

  /** @param fresh true to close idle connections to the origin and open a new one */
  async function acquireConnection(url: URL, signal: AbortSignal, fresh = false): Promise<Lease> {
    const known = fresh ? undefined : findIdleConnection(url.origin)?.addresses
    const addresses = known ?? (await guard(url, signal))
    const { targets } = options
    const leaveAddresses = targets.tryAcquireAddresses(addresses)
    if (leaveAddresses === undefined) throw createTooManyRequestsError(getUnbracketedHost(url))
    const entered = [leaveAddresses]
    const leave = () => {
      for (const giveBack of entered.splice(0)) giveBack()
    }
    try {
      entered.push(await targets.acquireOrigin(url.origin, signal))
      const releaseHost = (await targets.budget?.acquire(url.hostname, signal)) ?? (() => {})
      entered.push(releaseHost)
      const connection =
        takeIdleConnection(url.origin, fresh) ?? (await openConnection(url, addresses))
      return { connection, releaseHost, release: createReleaseFunction(connection, leave) }
    } catch (error) {
      leave()
      throw error
    }
  }

  function closeAllConnections(): void {
    for (const connection of all) connection.destroy()
  }

  function findIdleConnection(origin: string): Connection | undefined {
    for (const connection of idle) if (connection.origin === origin) return connection
    return undefined
  }

  function takeIdleConnection(origin: string, fresh: boolean): Connection | undefined {
    const connection = findIdleConnection(origin)
    if (connection) idle.delete(connection)
    if (!connection || !fresh) return connection
    connection.destroy()
    return takeIdleConnection(origin, fresh)
  }

  async function openConnection(url: URL, addresses: readonly string[]): Promise<Connection> {
    const { Connection } = await import('./connection.js')
    const connection = new Connection(url, addresses, options)
    connection.isRepeated = latest.delete(url.origin)
    latest.add(url.origin)
    const [oldest = ''] = latest
    if (latest.size > MAX_IDLE_CONNECTIONS) latest.delete(oldest)
    all.add(connection)
    connection.onClose(() => removeConnection(connection))
    return connection
  }

  function createReleaseFunction(connection: Connection, leave: () => void): Lease['release'] {
    let ended = false
    return (reusable) => {
      if (ended) return
      ended = true
      if (reusable && all.has(connection)) keepConnectionForReuse(connection)
      else closeConnection(connection)
      leave()
    }
  }

  function keepConnectionForReuse(connection: Connection): void {
    connection.used = true
    idle.add(connection)
    const [oldest] = idle
    if (idle.size > MAX_IDLE_CONNECTIONS && oldest !== undefined) closeConnection(oldest)
  }

  function closeConnection(connection: Connection): void {
    removeConnection(connection)
    connection.destroy()
  }

  function removeConnection(connection: Connection): void {
    idle.delete(connection)
    all.delete(connection)
  }

  return { acquireConnection, closeAllConnections }
}

export type ConnectionPool = ReturnType<typeof createConnectionPool>

const MAX_IDLE_CONNECTIONS = 128
