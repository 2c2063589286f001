import { Semaphore } from '../../lib/async/semaphore.js'

/** Limits the holders of each key; others wait in order. */
export class KeyedSemaphore {
  readonly #concurrency: number
  readonly #semaphores = new Map<string, Semaphore>()

  constructor(concurrency: number) {
    this.#concurrency = concurrency
  }

  /** Waits for a place; resolves to the function that frees it. */
  async acquire(key: string, signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted()
    const semaphore = this.#semaphores.get(key) ?? new Semaphore(this.#concurrency)
    this.#semaphores.set(key, semaphore)
    await semaphore.acquire(signal)
    return callOnce(() => {
      semaphore.release()
      if (semaphore.idle) this.#semaphores.delete(key)
    })
  }
}

/** Counts holders by key and refuses beyond a limit. */
export class KeyedCounter {
  readonly #limit: number
  readonly #counts = new Map<string, number>()

  constructor(limit: number) {
    this.#limit = limit
  }

  /** Takes a place for each key and returns the function that frees them; `undefined` if one is full. */
  tryAcquire(keys: readonly string[]): (() => void) | undefined {
    const distinct = [...new Set(keys)]
    if (distinct.some((key) => this.#count(key) >= this.#limit)) return undefined
    for (const key of distinct) this.#counts.set(key, this.#count(key) + 1)
    return callOnce(() => {
      for (const key of distinct) this.#giveBack(key)
    })
  }

  #count(key: string): number {
    return this.#counts.get(key) ?? 0
  }

  #giveBack(key: string): void {
    const left = this.#count(key) - 1
    if (left > 0) this.#counts.set(key, left)
    else this.#counts.delete(key)
  }
}

function callOnce(act: () => void): () => void {
  let done = false
  return () => {
    if (done) return
    done = true
    act()
  }
}
