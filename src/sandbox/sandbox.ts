import { LinkglassError } from '../core/errors.js'
import type { Load } from '../core/events.js'
import { MAX_JSON_DEPTH, parseJson } from '../core/json.js'
import { Semaphore } from '../core/semaphore.js'
import type { Evaluate } from './batch-calls.js'
import type { WorkerLimits } from './protocol.js'
import { SandboxThread } from './sandbox-thread.js'

export interface SandboxOptions extends WorkerLimits {
  /** Workers kept started for the next calls, from the first call (or `warm`) on. */
  readonly spare: number
  /** Calls that run at the same time, each in a worker of its own. */
  readonly workers: number
  /** Calls that wait for their turn; one more is refused with `EBUSY`. */
  readonly queue: number
}

export interface Sandbox {
  /**
   * Runs the source text of a function over each input and gives the results in order. Throws
   * `EINVALEVAL` for whatever the function does wrong, `EBUSY` when too many calls wait, and the
   * signal's reason.
   */
  readonly evaluate: Evaluate
  /** Starts workers ahead of the first call, which a program that may never call does not want. */
  readonly warm: () => void
  readonly load: () => Load
  /** Ends all workers; calls under way fail. */
  readonly close: () => Promise<void>
}

/** Seconds: a queue of calls that take at most half a second has moved on by then. */
const RETRY_AFTER = 2

/** Runs callers' functions, each call in a worker of its own that is thrown away afterwards. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const pool = new ThreadPool(options)
  const evaluate: Evaluate = async (source, inputs, signal) => {
    const outputs = await pool.run(source, JSON.stringify(inputs), signal)
    const values = parseJson(outputs)
    if (Array.isArray(values)) return values
    const message = `The function failed: its result is nested deeper than ${MAX_JSON_DEPTH} levels.`
    throw new LinkglassError('EINVALEVAL', message)
  }
  return {
    evaluate,
    warm: () => pool.refill(),
    load: () => pool.load(),
    close: () => pool.close(),
  }
}

class ThreadPool {
  readonly #idle: SandboxThread[] = []
  readonly #busy = new Set<SandboxThread>()
  readonly #semaphore: Semaphore
  #closed = false
  readonly #options: SandboxOptions

  constructor(options: SandboxOptions) {
    this.#options = options
    this.#semaphore = new Semaphore(options.workers)
  }

  async run(source: string, inputs: string, signal: AbortSignal): Promise<string> {
    await this.#turn(signal)
    const runner = this.#next()
    this.#busy.add(runner)
    try {
      return await runner.perform({ source, inputs, now: Date.now() }, signal)
    } finally {
      this.#retire(runner)
    }
  }

  /** The place is free again once the worker is gone; the caller need not wait for that. */
  async #retire(runner: SandboxThread): Promise<void> {
    await runner.end()
    this.#busy.delete(runner)
    this.refill()
    this.#semaphore.release()
  }

  #next(): SandboxThread {
    const spare = this.#idle.shift()
    if (!spare) return new SandboxThread(this.#options)
    return spare.alive ? spare : this.#next()
  }

  load(): Load {
    return { busy: this.#busy.size, waiting: this.#semaphore.queued }
  }

  async close(): Promise<void> {
    this.#closed = true
    await Promise.all([...this.#idle.splice(0), ...this.#busy].map((runner) => runner.end()))
  }

  /** Resolves when this call may run. */
  async #turn(signal: AbortSignal): Promise<void> {
    if (this.#semaphore.full && this.#semaphore.queued >= this.#options.queue) {
      const message = 'Too many functions of `evaluate` are waiting: try again in a moment.'
      throw new LinkglassError('EBUSY', message, { retryAfter: RETRY_AFTER })
    }
    await this.#semaphore.acquire(signal)
    if (!this.#closed) return
    this.#semaphore.release()
    throw new LinkglassError('EBUSY', 'The service is shutting down.')
  }

  refill(): void {
    while (!this.#closed && this.#idle.length < this.#options.spare) {
      this.#idle.push(new SandboxThread(this.#options))
    }
  }
}
