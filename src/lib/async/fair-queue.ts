import { setMaxListeners } from 'node:events'
import type { CallContext } from '../../contracts/call-context.js'
import { createDeferred, type Deferred } from './abortable.js'

export interface FairQueueOptions {
  readonly places: number
  /** Number of places that one caller may have at a time (all places by default). */
  readonly placesPerCaller?: number
  readonly queue: number
  readonly refusal: () => Error
}

/** Limits how many requests run at a time. The waiting caller with the fewest running requests comes next. */
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

  /** Waits for a place. Resolves to a function that frees the place, or throws the refusal if the queue is full. */
  async acquire({ signal, caller = '' }: CallContext): Promise<() => void> {
    signal.throwIfAborted()
    if (this.#busy < this.#options.places && this.#mayHoldAnother(caller)) {
      this.#busy++
      this.#addHeld(caller)
    } else {
      if (this.#queued >= this.#options.queue) this.#refuseGreediest(caller)
      await this.#waitForPlace(caller, signal)
    }
    return () => this.#releasePlace(caller)
  }

  #addHeld(caller: string): void {
    this.#held.set(caller, this.#getHeldCount(caller) + 1)
  }

  #mayHoldAnother(caller: string, released = ''): boolean {
    const { places, placesPerCaller = places } = this.#options
    const held = this.#getHeldCount(caller) - (released === caller ? 1 : 0)
    return caller === '' || held < placesPerCaller
  }

  #getHeldCount(caller: string): number {
    return this.#held.get(caller) ?? 0
  }

  #releasePlace(caller: string): void {
    // The caller still counts as holding the place, so that another caller is preferred for it.
    const next = this.#findNextWaiting(caller)
    const held = this.#getHeldCount(caller) - 1
    if (held > 0) this.#held.set(caller, held)
    else this.#held.delete(caller)
    if (!next) {
      this.#busy--
      return
    }
    this.#addHeld(next.caller)
    next.wait.resolve()
  }

  #findNextWaiting(released: string): { caller: string; wait: Deferred<void> } | undefined {
    const callers = [...this.#waiting.keys()].filter((one) => this.#mayHoldAnother(one, released))
    if (callers.length === 0) return undefined
    const fewest = Math.min(...callers.map((caller) => this.#getHeldCount(caller)))
    const caller = callers.find((one) => this.#getHeldCount(one) === fewest) ?? ''
    const own = this.#waiting.get(caller)
    const [wait] = own ?? []
    if (!own || !wait) return undefined
    // Moves the caller to the end, as it is now the one served last.
    this.#waiting.delete(caller)
    this.#waiting.set(caller, own)
    return { caller, wait }
  }

  #waitForPlace(caller: string, signal: AbortSignal): Promise<void> {
    // All rules of a request may wait with the same signal.
    setMaxListeners(0, signal)
    const wait: Deferred<void> = createDeferred<void>(signal, () => this.#dequeueWait(caller, wait))
    const own = this.#waiting.get(caller) ?? new Set()
    this.#waiting.set(caller, own.add(wait))
    this.#queued++
    return wait.promise
  }

  #dequeueWait(caller: string, wait: Deferred<void>): void {
    const own = this.#waiting.get(caller)
    if (!own?.delete(wait)) return
    this.#queued--
    if (own.size === 0) this.#waiting.delete(caller)
  }

  /** Refuses the newest request of the longest queue. Throws if `caller` made that request. */
  #refuseGreediest(caller: string): void {
    const own = this.#waiting.get(caller)?.size ?? 0
    const most = Math.max(0, ...[...this.#waiting.values()].map(({ size }) => size))
    const [greediest] = [...this.#waiting.values()].filter(({ size }) => size === most)
    const newest = most > own + 1 ? [...(greediest ?? [])].at(-1) : undefined
    if (!newest) throw this.#options.refusal()
    newest.reject(this.#options.refusal())
  }
}
