import { setMaxListeners } from 'node:events'
import { createDeferred, type Deferred } from './abortable.js'

export class Semaphore {
  readonly #waiting = new Set<Deferred<void>>()
  #held = 0
  readonly #concurrency: number

  constructor(concurrency: number) {
    this.#concurrency = concurrency
  }

  get queuedCount(): number {
    return this.#waiting.size
  }

  get isFull(): boolean {
    return this.#held >= this.#concurrency
  }

  get isIdle(): boolean {
    return this.#held === 0
  }

  async acquire(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    if (!this.isFull) {
      this.#held++
      return
    }
    // Hundreds of rules may add listeners to one signal.
    setMaxListeners(0, signal)
    const wait: Deferred<void> = createDeferred<void>(signal, () => this.#waiting.delete(wait))
    this.#waiting.add(wait)
    return wait.promise
  }

  release(): void {
    const [next] = this.#waiting
    if (next) next.resolve()
    else this.#held--
  }
}
