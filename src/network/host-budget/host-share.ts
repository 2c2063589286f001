import { createDeferred, type Deferred } from '../../lib/async/abortable.js'
import { type Grant, LEASE, type LeaseRequest } from './leases.js'

/** Milliseconds after which a lease is renewed, early enough to try again after a lost message. */
const RENEWAL = LEASE / 3

/** Milliseconds after which a process with waiting requests asks again; they double each time, up to `longest`. */
const RETRY = { first: 20, longest: 1_000 }

const NOTHING: Grant = { places: 0, starts: 0, isCrowded: false, isScarce: false, pause: 0 }

/** Admits requests to one host within this process's share of the host's budget. */
export class HostShare {
  readonly #acquire: (claim: LeaseRequest) => Promise<Grant>
  readonly #onGrant: (grant: Grant) => void
  /** Requests that wait, the earliest first. */
  readonly #queue = new Set<Deferred<void>>()
  #busy = 0
  #grant = NOTHING
  /** `performance.now()` at which the grant ends. */
  #until = 0
  #starts = 0
  #isAsking = false
  /** True if the demand has changed since the lease was asked for. */
  #isOutdated = false
  #retries = 0
  #timer: NodeJS.Timeout | undefined

  /** @param onGrant called with each grant before any request is admitted by it */
  constructor(claim: (claim: LeaseRequest) => Promise<Grant>, onGrant: (grant: Grant) => void) {
    this.#acquire = claim
    this.#onGrant = onGrant
  }

  /** True if the share has no requests and no valid lease, and so can be dropped. */
  get isIdle(): boolean {
    const isOver = performance.now() >= this.#until
    return this.#busy + this.#queue.size === 0 && !this.#isAsking && isOver
  }

  /** Resolves once a request may begin; rejects with the signal's reason if that aborts first. */
  async enter(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    const wait: Deferred<void> = createDeferred<void>(signal, () => this.#queue.delete(wait))
    this.#queue.add(wait)
    this.#admit()
    if (this.#queue.has(wait)) this.#askForLease()
    await wait.promise
  }

  leave(): void {
    this.#busy--
    // If other processes wait, the next lease gives the place back for them.
    if (!this.#grant.isCrowded) this.#admit()
    if (this.#mustGiveBack) this.#askForLease()
  }

  get #mustGiveBack(): boolean {
    const { places, isCrowded, isScarce } = this.#grant
    const isUnused = this.#busy + this.#queue.size === 0
    return places > this.#busy && (isCrowded || (isUnused && isScarce))
  }

  /** Asks for a lease if requests wait, since a place is free for this process now. */
  takeTurn(): void {
    if (this.#queue.size > 0) this.#askForLease()
  }

  /** Rejects all waiting requests. */
  refuse(error: Error): void {
    for (const wait of this.#queue) wait.reject(error)
  }

  /**
   * Begins waiting requests within the lease; none while a new lease is asked for, since that call has already told the
   * store how many requests are under way.
   */
  #admit(): void {
    if (this.#isAsking || performance.now() >= this.#until) return
    for (const wait of this.#queue) {
      if (this.#busy >= this.#grant.places || this.#starts === 0) return
      this.#starts--
      this.#beginRequest(wait)
    }
  }

  #beginRequest(wait: Deferred<void>): void {
    this.#busy++
    wait.resolve()
  }

  #askForLease(): void {
    this.#isOutdated = this.#isAsking
    if (!this.#isAsking) void this.#acquireLease()
  }

  async #acquireLease(): Promise<void> {
    clearTimeout(this.#timer)
    this.#isAsking = true
    // Waits, so that all requests that begin or end in this turn of the event loop are told in one message.
    await Promise.resolve()
    const sent = performance.now()
    const isValid = sent < this.#until
    const spare = isValid ? Math.max(0, this.#grant.places - this.#busy) : 0
    if (!isValid) this.#starts = 0
    const claim = { busy: this.#busy, queued: this.#queue.size, spare, starts: this.#starts }
    const grant = await this.#acquire(claim).catch(() => undefined)
    this.#isAsking = false
    if (!grant) return this.#fallBackToLocal()
    this.#grant = grant
    this.#starts = grant.starts
    this.#until = sent + LEASE
    this.#onGrant(grant)
    this.#admit()
    this.#scheduleNext()
  }

  #scheduleNext(): void {
    const isWaiting = this.#queue.size > 0
    this.#retries = isWaiting ? this.#retries + 1 : 0
    const isChanged = this.#isOutdated && (isWaiting || this.#mustGiveBack)
    this.#isOutdated = false
    const { first, longest } = RETRY
    const retry = Math.min(longest, first * 2 ** this.#retries) * (0.5 + Math.random() / 2)
    if (isChanged) this.#askForLease()
    else this.#askForLeaseIn(isWaiting ? retry : RENEWAL)
  }

  #askForLeaseIn(milliseconds: number): void {
    const askIfNeeded = () => {
      if (this.#busy + this.#queue.size > 0) this.#askForLease()
    }
    this.#timer = setTimeout(askIfNeeded, milliseconds).unref()
  }

  /** Admits all waiting requests if the store did not answer; only the limits of this process then apply. */
  #fallBackToLocal(): void {
    this.#grant = NOTHING
    this.#until = 0
    this.#isOutdated = false
    for (const wait of this.#queue) this.#beginRequest(wait)
    this.#askForLeaseIn(RETRY.longest)
  }
}
