import { createDeferred, type Deferred } from '../../lib/async/abortable.js'
import { type Grant, LEASE, type LeaseRequest } from './leases.js'

/** Milliseconds after which a lease is renewed. They leave time for a second try. */
const RENEWAL = LEASE / 3

/** Milliseconds before another try for a lease. They double after each try, up to `longest`. */
const RETRY = { first: 20, longest: 1_000 }

const NOTHING: Grant = { places: 0, starts: 0, isCrowded: false, isScarce: false, pause: 0 }

/** Starts requests to one host within this process's leased budget. */
export class HostShare {
  readonly #acquire: (claim: LeaseRequest) => Promise<Grant>
  readonly #onGrant: (grant: Grant) => void
  /** Waiting requests, the earliest first. */
  readonly #queue = new Set<Deferred<void>>()
  #busy = 0
  #grant = NOTHING
  /** Time by `performance.now()` at which `#grant` expires. */
  #until = 0
  #starts = 0
  #isAsking = false
  #isOutdated = false
  #retries = 0
  #timer: NodeJS.Timeout | undefined

  constructor(claim: (claim: LeaseRequest) => Promise<Grant>, onGrant: (grant: Grant) => void) {
    this.#acquire = claim
    this.#onGrant = onGrant
  }

  get isIdle(): boolean {
    const isOver = performance.now() >= this.#until
    return this.#busy + this.#queue.size === 0 && !this.#isAsking && isOver
  }

  async waitForPlace(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    const wait: Deferred<void> = createDeferred<void>(signal, () => this.#queue.delete(wait))
    this.#queue.add(wait)
    this.#startWaitingRequests()
    if (this.#queue.has(wait)) this.#requestLease()
    await wait.promise
  }

  releasePlace(): void {
    this.#busy--
    // If the host is crowded, the place goes to another process.
    if (!this.#grant.isCrowded) this.#startWaitingRequests()
    if (this.#mustGiveBackPlaces) this.#requestLease()
  }

  get #mustGiveBackPlaces(): boolean {
    const { places, isCrowded, isScarce } = this.#grant
    const isUnused = this.#busy + this.#queue.size === 0
    return places > this.#busy && (isCrowded || (isUnused && isScarce))
  }

  claimReservedPlace(): void {
    if (this.#queue.size > 0) this.#requestLease()
  }

  rejectWaitingRequests(error: Error): void {
    for (const wait of this.#queue) wait.reject(error)
  }

  /** Starts waiting requests, but none during a lease request, which has already told `#busy`. */
  #startWaitingRequests(): void {
    if (this.#isAsking || performance.now() >= this.#until) return
    for (const wait of this.#queue) {
      if (this.#busy >= this.#grant.places || this.#starts === 0) return
      this.#starts--
      this.#startRequest(wait)
    }
  }

  #startRequest(wait: Deferred<void>): void {
    this.#busy++
    wait.resolve()
  }

  #requestLease(): void {
    this.#isOutdated = this.#isAsking
    if (!this.#isAsking) void this.#sendLeaseRequest()
  }

  async #sendLeaseRequest(): Promise<void> {
    clearTimeout(this.#timer)
    this.#isAsking = true
    // Waits, so that one message covers all requests of this turn of the event loop.
    await Promise.resolve()
    const sent = performance.now()
    const isValid = sent < this.#until
    const spare = isValid ? Math.max(0, this.#grant.places - this.#busy) : 0
    if (!isValid) this.#starts = 0
    const claim = { busy: this.#busy, queued: this.#queue.size, spare, starts: this.#starts }
    const grant = await this.#acquire(claim).catch(() => undefined)
    this.#isAsking = false
    if (!grant) return this.#fallBackToLocalLimits()
    this.#grant = grant
    this.#starts = grant.starts
    this.#until = sent + LEASE
    this.#onGrant(grant)
    this.#startWaitingRequests()
    this.#scheduleNextLease()
  }

  #scheduleNextLease(): void {
    const isWaiting = this.#queue.size > 0
    this.#retries = isWaiting ? this.#retries + 1 : 0
    const isChanged = this.#isOutdated && (isWaiting || this.#mustGiveBackPlaces)
    this.#isOutdated = false
    const { first, longest } = RETRY
    const retry = Math.min(longest, first * 2 ** this.#retries) * (0.5 + Math.random() / 2)
    if (isChanged) this.#requestLease()
    else this.#requestLeaseLater(isWaiting ? retry : RENEWAL)
  }

  #requestLeaseLater(milliseconds: number): void {
    const requestIfNeeded = () => {
      if (this.#busy + this.#queue.size > 0) this.#requestLease()
    }
    this.#timer = setTimeout(requestIfNeeded, milliseconds).unref()
  }

  /** Starts all waiting requests, since the store did not answer. */
  #fallBackToLocalLimits(): void {
    this.#grant = NOTHING
    this.#until = 0
    this.#isOutdated = false
    for (const wait of this.#queue) this.#startRequest(wait)
    this.#requestLeaseLater(RETRY.longest)
  }
}
