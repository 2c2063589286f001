import type { HostBudget } from '../../contracts/host-budget.js'
import type { Connection, ConnectionOptions } from './connection.js'
import { createTooManyRequestsError } from './fetch-errors.js'
import { type Guard, toBareHost } from './guard.js'
import type { KeyedCounter, KeyedSemaphore } from './keyed-semaphore.js'

export interface ConnectionPoolOptions extends ConnectionOptions {
  /** Counts requests to each target, through all proxies. */
  readonly targets: Targets
}

export interface Targets {
  readonly origins: KeyedSemaphore
  readonly addresses: KeyedCounter
  /** Counts the requests of other processes, too. */
  readonly hosts: HostBudget | undefined
}

/** A connection lent for one exchange. */
export interface Lease {
  readonly connection: Connection
  /** Called once the answer is complete, read or not; others may then ask the host. */
  readonly answered: () => void
  /** Gives the connection back; it is used again unless something of the answer is unread. */
  readonly release: (reusable: boolean) => void
}

/** Lends connections, and keeps the unused ones open for a while. */
export class ConnectionPool {
  readonly #guard: Guard
  readonly #options: ConnectionPoolOptions
  readonly #all = new Set<Connection>()
  /** Unused connections, the longest unused first. */
  readonly #idle = new Set<Connection>()

  constructor(guard: Guard, options: ConnectionPoolOptions) {
    this.#guard = guard
    this.#options = options
  }

  /**
   * Lends a connection.
   * @param fresh true for one over which no response has come yet
   */
  async acquire(url: URL, signal: AbortSignal, fresh = false): Promise<Lease> {
    const known = fresh ? undefined : this.#find(url.origin)?.addresses
    const addresses = known ?? (await this.#guard(url, signal))
    const { targets } = this.#options
    const leaveAddresses = targets.addresses.tryAcquire(addresses)
    if (leaveAddresses === undefined) throw createTooManyRequestsError(toBareHost(url), RETRY_AFTER)
    const entered = [leaveAddresses]
    const leave = () => {
      for (const giveBack of entered.splice(0)) giveBack()
    }
    try {
      entered.push(await targets.origins.acquire(url.origin, signal))
      const answered = (await targets.hosts?.enter(url.hostname, signal)) ?? doNothing
      entered.push(answered)
      const connection = this.#take(url.origin, fresh) ?? (await this.#open(url, addresses))
      return { connection, answered, release: this.#ending(connection, leave) }
    } catch (error) {
      leave()
      throw error
    }
  }

  close(): void {
    for (const connection of this.#all) connection.destroy()
  }

  #find(origin: string): Connection | undefined {
    for (const connection of this.#idle) if (connection.origin === origin) return connection
    return undefined
  }

  #take(origin: string, fresh: boolean): Connection | undefined {
    const connection = this.#find(origin)
    if (connection === undefined) return undefined
    this.#idle.delete(connection)
    if (!fresh) return connection
    connection.destroy()
    return this.#take(origin, fresh)
  }

  /** Loads the HTTP client with the first connection. */
  async #open(url: URL, addresses: readonly string[]): Promise<Connection> {
    const { Connection } = await import('./connection.js')
    const connection = new Connection(url, addresses, this.#options)
    this.#all.add(connection)
    connection.onGone(() => this.#forget(connection))
    return connection
  }

  #ending(connection: Connection, leave: () => void): (reusable: boolean) => void {
    let ended = false
    return (reusable) => {
      if (ended) return
      ended = true
      if (reusable && this.#all.has(connection)) this.#keep(connection)
      else this.#drop(connection)
      leave()
    }
  }

  #keep(connection: Connection): void {
    connection.used = true
    this.#idle.add(connection)
    const [oldest] = this.#idle
    if (this.#idle.size > MAX_IDLE && oldest !== undefined) this.#drop(oldest)
  }

  #drop(connection: Connection): void {
    this.#forget(connection)
    connection.destroy()
  }

  #forget(connection: Connection): void {
    this.#idle.delete(connection)
    this.#all.delete(connection)
  }
}

function doNothing(): void {}

/** Unused connections kept for all origins together, so that many names cannot hold sockets. */
const MAX_IDLE = 128

/** Seconds; an exchange seldom takes longer. */
const RETRY_AFTER = 2
