import { setMaxListeners } from 'node:events'
import { createDeferred, type Deferred } from './abortable.js'

/** Limits holders to `concurrency`; further ones wait in order. */
export class Semaphore {
  readonly #waiting = new Set<Deferred<void>>()
  #held = 0
  readonly #concurrency: number

  constructor(concurrency: number) {
    this.#concurrency = concurrency
  }

  /** Number of requests that wait. */
  get queued(): number {
    return this.#waiting.size
  }

  /** True if the next one has to wait. */
  get full(): boolean {
    return this.#held >= this.#concurrency
  }

  /** True if nobody holds a place. */
  get idle(): boolean {
    return this.#held === 0
  }

  /** @throws the signal's reason when it aborts first */
  async acquire(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    if (this.full) return this.#wait(signal)
    this.#held++
  }

  /** Gives the place to the next in line. */
  release(): void {
    const [next] = this.#waiting
    if (next) next.resolve()
    else this.#held--
  }

  #wait(signal: AbortSignal): Promise<void> {
    // One request's rules may wait by the hundred for one signal.
    setMaxListeners(0, signal)
    const wait: Deferred<void> = createDeferred<void>(signal, () => this.#waiting.delete(wait))
    this.#waiting.add(wait)
    return wait.promise
  }
}
