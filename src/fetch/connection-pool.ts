import { Connection, type ConnectionOptions } from './connection.js'
import { tooManyRequests } from './fetch-errors.js'
import { bareHost, type Guard } from './guard.js'
import { KeyedCounter, KeyedSemaphore } from './keyed-semaphore.js'

export interface ConnectionPoolOptions extends ConnectionOptions {
  /** Connections to one origin at most; further requests wait for one. */
  readonly connectionsPerOrigin: number
  /** Requests under way or waiting for one address at most; further ones are refused. */
  readonly requestsPerAddress: number
}

/** A connection lent for one exchange. */
export interface Lease {
  readonly connection: Connection
  /** Gives it back: to be used again, or closed when something of it is unread. */
  readonly release: (reusable: boolean) => void
}

/** Lends connections, and keeps the unused ones open for a while. */
export class ConnectionPool {
  readonly #guard: Guard
  readonly #options: ConnectionPoolOptions
  readonly #origins: KeyedSemaphore
  readonly #addresses: KeyedCounter
  readonly #all = new Set<Connection>()
  /** The longest unused first. */
  readonly #idle = new Set<Connection>()

  constructor(guard: Guard, options: ConnectionPoolOptions) {
    this.#guard = guard
    this.#options = options
    this.#origins = new KeyedSemaphore(options.connectionsPerOrigin)
    this.#addresses = new KeyedCounter(options.requestsPerAddress)
  }

  /** `fresh` asks for a connection that nothing has been read from yet. */
  async acquire(url: URL, signal: AbortSignal, fresh = false): Promise<Lease> {
    const known = fresh ? undefined : this.#find(url.origin)?.addresses
    const addresses = known ?? (await this.#guard(url, signal))
    const leaveAddresses = this.#addresses.tryAcquire(addresses)
    if (leaveAddresses === undefined) throw tooManyRequests(bareHost(url), RETRY_AFTER)
    try {
      const leaveOrigin = await this.#origins.acquire(url.origin, signal)
      const connection = this.#take(url.origin, fresh) ?? this.#open(url, addresses)
      return { connection, release: this.#ending(connection, leaveOrigin, leaveAddresses) }
    } catch (error) {
      leaveAddresses()
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

  #open(url: URL, addresses: readonly string[]): Connection {
    const connection = new Connection(url, addresses, this.#options)
    this.#all.add(connection)
    connection.onGone(() => this.#forget(connection))
    return connection
  }

  #ending(connection: Connection, ...leave: Array<() => void>): (reusable: boolean) => void {
    let ended = false
    return (reusable) => {
      if (ended) return
      ended = true
      if (reusable && this.#all.has(connection)) this.#keep(connection)
      else this.#drop(connection)
      for (const give of leave) give()
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

/** Unused connections over all origins: a flood of names must not hold sockets. */
const MAX_IDLE = 128

/** Seconds; an exchange seldom takes longer. */
const RETRY_AFTER = 2
