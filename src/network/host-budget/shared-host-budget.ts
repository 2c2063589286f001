import { setTimeout as pause } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { HostBudget } from '../../contracts/host-budget.js'
import { createBusyError } from '../../lib/async/busy-error.js'
import { quote } from '../../lib/text/quote.js'
import { HostShare } from './host-share.js'
import { LEASE, type LeaseStore, LONGEST_PAUSE } from './leases.js'

/** Maximum milliseconds to wait for the end of a pause. Longer waits are refused. */
const LONGEST_WAIT = 2_000

const MAX_PAUSED = 10_000

export class SharedHostBudget implements HostBudget {
  readonly #leases: LeaseStore
  readonly #longestPause: number
  readonly #shares = new Map<string, HostShare>()
  /** End of each host's pause, as time by `performance.now()`. */
  readonly #paused = new LRUCache<string, number>({ max: MAX_PAUSED })
  readonly #sweep: NodeJS.Timeout

  constructor(leases: LeaseStore, longestPause = LONGEST_PAUSE) {
    this.#leases = leases
    this.#longestPause = longestPause
    leases.listen({
      onTurn: (host) => this.#shares.get(host)?.claimReservedPlace(),
      onPause: (host, milliseconds) =>
        this.#extendPause(host, Math.min(milliseconds, LONGEST_PAUSE)),
    })
    this.#sweep = setInterval(() => {
      for (const [host, share] of this.#shares) if (share.isIdle) this.#shares.delete(host)
    }, LEASE).unref()
  }

  async acquire(host: string, signal: AbortSignal): Promise<() => void> {
    await this.#waitWhilePaused(host, signal)
    const share = this.#getOrCreateShare(host)
    await share.waitForPlace(signal)
    let isInside = true
    return () => {
      if (isInside) share.releasePlace()
      isInside = false
    }
  }

  pause(host: string, milliseconds: number): void {
    const length = Math.min(milliseconds, this.#longestPause)
    this.#extendPause(host, length)
    // A failure is ignored, since the Redis client reports it.
    this.#leases.pause(host, length).catch(() => undefined)
  }

  close(): void {
    clearInterval(this.#sweep)
  }

  async #waitWhilePaused(host: string, signal: AbortSignal): Promise<void> {
    for (let left = this.#getRemainingPause(host); left > 0; left = this.#getRemainingPause(host)) {
      if (left > LONGEST_WAIT) throw createPausedError(host, left)
      await pause(left, undefined, { signal }).catch(() => signal.throwIfAborted())
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
      (grant) => {
        if (grant.pause === 0) return
        this.#extendPause(host, grant.pause)
        if (grant.pause > LONGEST_WAIT)
          share.rejectWaitingRequests(createPausedError(host, grant.pause))
      },
    )
    this.#shares.set(host, share)
    return share
  }
}

function createPausedError(host: string, milliseconds: number) {
  const retryAfter = Math.ceil(milliseconds / 1_000)
  return createBusyError(`The host ${quote(host)} has asked for no requests.`, retryAfter, 'url')
}
