import { setTimeout as pause } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { LinkglassError } from '../../contracts/errors.js'
import type { HostBudget } from '../../contracts/host-budget.js'
import { createBusyError } from '../../lib/async/busy-error.js'
import { quote } from '../../lib/text/quote.js'
import { HostShare } from './host-share.js'
import { type Grant, LEASE, type LeaseStore, LONGEST_PAUSE } from './leases.js'

export interface HostBudgetOptions {
  readonly leases: LeaseStore
  /** Maximum milliseconds that a host can ask to wait, or `undefined` to ignore what hosts ask. */
  readonly longestPause: number | undefined
}

/** Maximum number of milliseconds to wait for a host. Requests that would wait longer are refused. */
const LONGEST_WAIT = 2_000

const MAX_PAUSED = 10_000

/** Limits requests to each host, so that all processes together stay within the host's budget. */
export class SharedHostBudget implements HostBudget {
  readonly #leases: LeaseStore
  readonly #longestPause: number | undefined
  readonly #shares = new Map<string, HostShare>()
  /** `performance.now()` at the end of each host's pause. */
  readonly #paused = new LRUCache<string, number>({ max: MAX_PAUSED })
  readonly #sweep: NodeJS.Timeout

  constructor({ leases: claims, longestPause }: HostBudgetOptions) {
    this.#leases = claims
    this.#longestPause = longestPause
    claims.listen({
      onTurn: (host) => this.#shares.get(host)?.claimReservedPlace(),
      onPause: (host, milliseconds) =>
        this.#extendPause(host, Math.min(milliseconds, LONGEST_PAUSE)),
    })
    this.#sweep = setInterval(() => this.#dropIdleShares(), LEASE).unref()
  }

  async acquire(host: string, signal: AbortSignal): Promise<() => void> {
    await this.#waitForHost(host, signal)
    const share = this.#getOrCreateShare(host)
    await share.waitForPlace(signal)
    let isInside = true
    return () => {
      if (isInside) share.releasePlace()
      isInside = false
    }
  }

  pause(host: string, milliseconds: number): void {
    if (this.#longestPause === undefined) return
    const length = Math.min(milliseconds, this.#longestPause)
    this.#extendPause(host, length)
    // A failure is ignored, as the Redis client reports it.
    this.#leases.pause(host, length).catch(() => undefined)
  }

  close(): void {
    clearInterval(this.#sweep)
  }

  /** @throws LinkglassError if the pause of the host lasts longer than `LONGEST_WAIT` */
  async #waitForHost(host: string, signal: AbortSignal): Promise<void> {
    for (let left = this.#getRemainingPause(host); left > 0; left = this.#getRemainingPause(host)) {
      if (left > LONGEST_WAIT) throw createPausedError(host, left)
      await pause(left, undefined, { signal }).catch((error: unknown) => {
        throw signal.aborted ? signal.reason : error
      })
    }
  }

  #getRemainingPause(host: string): number {
    return (this.#paused.get(host) ?? 0) - performance.now()
  }

  #extendPause(host: string, milliseconds: number): void {
    const until = performance.now() + milliseconds
    if (until > (this.#paused.get(host) ?? 0)) this.#paused.set(host, until)
  }

  #getOrCreateShare(host: string): HostShare {
    const known = this.#shares.get(host)
    if (known) return known
    const share: HostShare = new HostShare(
      (claim) => this.#leases.acquire(host, claim),
      (grant) => this.#applyGrant(host, share, grant),
    )
    this.#shares.set(host, share)
    return share
  }

  #applyGrant(host: string, share: HostShare, grant: Grant): void {
    if (grant.pause === 0) return
    this.#extendPause(host, grant.pause)
    if (grant.pause > LONGEST_WAIT) share.rejectWaiting(createPausedError(host, grant.pause))
  }

  #dropIdleShares(): void {
    for (const [host, share] of this.#shares) if (share.isIdle) this.#shares.delete(host)
  }
}

function createPausedError(host: string, milliseconds: number): LinkglassError {
  const retryAfter = Math.ceil(milliseconds / 1_000)
  return createBusyError(`The host ${quote(host)} has asked for no requests.`, retryAfter, 'url')
}
