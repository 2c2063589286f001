import { setMaxListeners } from 'node:events'
import type { CallContext } from '../../contracts/call-context.js'
import { createDeferred, type Deferred } from './abortable.js'

export interface FairQueueOptions {
  readonly places: number
  /** Maximum number of running requests of one caller. */
  readonly placesPerCaller?: number
  readonly queue: number
  readonly refusal: () => Error
}

/** Limits how many requests run at once. Prefers callers with few running requests. */
export class FairQueue {
  readonly #options: FairQueueOptions
  readonly #held = new Map<string, number>()
  readonly #waiting = new Map<string, Set<Deferred<void>>>()
  #busy = 0
  #queued = 0

  constructor(options: FairQueueOptions) {
    this.#options = options
  }

  get busyCount(): number {
    return this.#busy
  }

  get queuedCount(): number {
    return this.#queued
  }

  /** Waits for a place. Returns a function that frees it. Throws if the queue is full. */
  async acquire({ signal, caller = '' }: CallContext): Promise<() => void> {
    signal.throwIfAborted()
    if (this.#busy < this.#options.places && this.#mayHoldAnotherPlace(caller)) {
      this.#busy++
      this.#incrementRunningRequests(caller)
    } else {
      if (this.#queued >= this.#options.queue) this.#refuseNewestOfLongestQueue(caller)
      await this.#waitForPlace(caller, signal)
    }
    return () => this.#releasePlace(caller)
  }

  #incrementRunningRequests(caller: string): void {
    this.#held.set(caller, this.#countRunningRequests(caller) + 1)
  }

  #mayHoldAnotherPlace(caller: string, released = ''): boolean {
    const { places, placesPerCaller = places } = this.#options
    const held = this.#countRunningRequests(caller) - (released === caller ? 1 : 0)
    return caller === '' || held < placesPerCaller
  }

  #countRunningRequests(caller: string): number {
    return this.#held.get(caller) ?? 0
  }

  #releasePlace(caller: string): void {
    // Still counts the ended request, so that other callers are preferred.
    const next = this.#findNextWaiting(caller)
    const held = this.#countRunningRequests(caller) - 1
    if (held > 0) this.#held.set(caller, held)
    else this.#held.delete(caller)
    if (!next) {
      this.#busy--
      return
    }
    this.#incrementRunningRequests(next.caller)
    next.wait.resolve()
  }

  #findNextWaiting(released: string): { caller: string; wait: Deferred<void> } | undefined {
    const callers = [...this.#waiting.keys()].filter((one) =>
      this.#mayHoldAnotherPlace(one, released),
    )
    if (callers.length === 0) return undefined
    const fewest = Math.min(...callers.map((caller) => this.#countRunningRequests(caller)))
    const caller = callers.find((one) => this.#countRunningRequests(one) === fewest) ?? ''
    const own = this.#waiting.get(caller)
    const [wait] = own ?? []
    if (!own || !wait) return undefined
    this.#waiting.delete(caller)
    this.#waiting.set(caller, own)
    return { caller, wait }
  }

  #waitForPlace(caller: string, signal: AbortSignal): Promise<void> {
    // Many rules of a request may add listeners to one signal.
    setMaxListeners(0, signal)
    const wait: Deferred<void> = createDeferred<void>(signal, () => this.#removeWait(caller, wait))
    const own = this.#waiting.get(caller) ?? new Set()
    this.#waiting.set(caller, own.add(wait))
    this.#queued++
    return wait.promise
  }

  #removeWait(caller: string, wait: Deferred<void>): void {
    const own = this.#waiting.get(caller)
    if (!own?.delete(wait)) return
    this.#queued--
    if (own.size === 0) this.#waiting.delete(caller)
  }

  /** Refuses the newest request of the longest queue, or throws if it is this one. */
  #refuseNewestOfLongestQueue(caller: string): void {
    const own = this.#waiting.get(caller)?.size ?? 0
    const most = Math.max(0, ...[...this.#waiting.values()].map(({ size }) => size))
    const [greediest] = [...this.#waiting.values()].filter(({ size }) => size === most)
    const newest = most > own + 1 ? [...(greediest ?? [])].at(-1) : undefined
    if (!newest) throw this.#options.refusal()
    newest.reject(this.#options.refusal())
  }
}
