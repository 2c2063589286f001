import { setMaxListeners } from 'node:events'
import type { CallContext } from '../../contracts/call-context.js'
import { createDeferred, type Deferred } from './abortable.js'

export interface FairQueueOptions {
  /** Holders at the same time. */
  readonly places: number
  /** Holders of one named caller at the same time; by default as many as there are places. */
  readonly placesPerCaller?: number
  /** Requests that may wait. */
  readonly queue: number
  /** Creates the error for a request that finds no room. */
  readonly refusal: () => Error
}

/** Shares places fairly: a free one goes to the caller who has fewest, and waited longest. */
export class FairQueue {
  readonly #options: FairQueueOptions
  readonly #held = new Map<string, number>()
  /** Waiting requests by caller; the caller served longest ago comes first. */
  readonly #waiting = new Map<string, Set<Deferred<void>>>()
  #busy = 0
  #queued = 0

  constructor(options: FairQueueOptions) {
    this.#options = options
  }

  /** Number of places taken. */
  get busy(): number {
    return this.#busy
  }

  /** Number of requests that wait for a place. */
  get queued(): number {
    return this.#queued
  }

  /**
   * Resolves when there is a place, with the function that gives it back.
   * @throws the signal's reason when it aborts before, or the refusal of a full queue
   */
  async take({ signal, caller = '' }: CallContext): Promise<() => void> {
    signal.throwIfAborted()
    if (this.#busy < this.#options.places && this.#mayHold(caller)) {
      this.#busy++
      this.#hold(caller)
    } else {
      if (this.#queued >= this.#options.queue) this.#makeRoom(caller)
      await this.#wait(caller, signal)
    }
    return () => this.#giveBack(caller)
  }

  #hold(caller: string): void {
    this.#held.set(caller, this.#heldBy(caller) + 1)
  }

  #mayHold(caller: string, released = ''): boolean {
    const { places, placesPerCaller = places } = this.#options
    const held = this.#heldBy(caller) - (released === caller ? 1 : 0)
    return caller === '' || held < placesPerCaller
  }

  #heldBy(caller: string): number {
    return this.#held.get(caller) ?? 0
  }

  #giveBack(caller: string): void {
    // The caller still counts as holding the place, so that it goes to another.
    const next = this.#next(caller)
    const held = this.#heldBy(caller) - 1
    if (held > 0) this.#held.set(caller, held)
    else this.#held.delete(caller)
    if (!next) {
      this.#busy--
      return
    }
    this.#hold(next.caller)
    next.wait.resolve()
  }

  #next(released: string): { caller: string; wait: Deferred<void> } | undefined {
    const callers = [...this.#waiting.keys()].filter((one) => this.#mayHold(one, released))
    if (callers.length === 0) return undefined
    const fewest = Math.min(...callers.map((caller) => this.#heldBy(caller)))
    const caller = callers.find((one) => this.#heldBy(one) === fewest) ?? ''
    const own = this.#waiting.get(caller)
    const [wait] = own ?? []
    if (!own || !wait) return undefined
    // Served last, so after all the others.
    this.#waiting.delete(caller)
    this.#waiting.set(caller, own)
    return { caller, wait }
  }

  #wait(caller: string, signal: AbortSignal): Promise<void> {
    // One request may wait for a place for each of its rules.
    setMaxListeners(0, signal)
    const wait: Deferred<void> = createDeferred<void>(signal, () => this.#remove(caller, wait))
    this.#add(caller, wait)
    return wait.promise
  }

  #add(caller: string, wait: Deferred<void>): void {
    const own = this.#waiting.get(caller) ?? new Set()
    this.#waiting.set(caller, own.add(wait))
    this.#queued++
  }

  #remove(caller: string, wait: Deferred<void>): void {
    const own = this.#waiting.get(caller)
    if (!own?.delete(wait)) return
    this.#queued--
    if (own.size === 0) this.#waiting.delete(caller)
  }

  /**
   * Frees a place by refusing the newest entry of the caller who has the most.
   * @throws the refusal if no other caller would have more entries than this one
   */
  #makeRoom(caller: string): void {
    const own = this.#waiting.get(caller)?.size ?? 0
    const most = Math.max(0, ...[...this.#waiting.values()].map(({ size }) => size))
    const [greediest] = [...this.#waiting.values()].filter(({ size }) => size === most)
    const newest = most > own + 1 ? [...(greediest ?? [])].at(-1) : undefined
    if (!newest) throw this.#options.refusal()
    newest.reject(this.#options.refusal())
  }
}
