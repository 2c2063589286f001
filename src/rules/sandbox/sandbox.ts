import type { CallContext } from '../../contracts/call-context.js'
import { LinkglassError } from '../../contracts/errors.js'
import type { Load } from '../../contracts/events.js'
import { createBusyError } from '../../lib/async/busy-error.js'
import { FairQueue } from '../../lib/async/fair-queue.js'
import type { Evaluate } from './batch-calls.js'
import type { SandboxTask, WorkerLimits } from './protocol.js'
import { SandboxThread } from './sandbox-thread.js'

export interface SandboxOptions extends WorkerLimits {
  /** Workers kept started for the next calls, from the first call on. */
  readonly spare: number
  /** Calls that run at the same time, each in a worker of its own. */
  readonly workers: number
  /** Calls that wait for their turn; beyond them one is refused with `EBUSY`. */
  readonly queue: number
}

export interface Sandbox {
  /**
   * Runs the source text of a function over each input and gives the converted results in order.
   * Throws `EINVALEVAL` for whatever the function does wrong, `EBUSY` when too many calls wait, and
   * the signal's reason.
   */
  readonly evaluate: Evaluate
  readonly load: () => Load
  /** Ends all workers; calls under way fail. */
  readonly close: () => Promise<void>
}

/** Seconds: a queue of calls that take at most half a second has moved on by then. */
const RETRY_AFTER = 2

/** Runs callers' functions, each call in a worker of its own that is thrown away afterwards. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const pool = new ThreadPool(options)
  const evaluate: Evaluate = async (source, inputs, call, conversion) => {
    const task = { source, inputs: JSON.stringify(inputs), now: Date.now(), conversion }
    return JSON.parse(await pool.run(task, call))
  }
  return {
    evaluate,
    load: () => pool.load(),
    close: () => pool.close(),
  }
}

class ThreadPool {
  readonly #idle: SandboxThread[] = []
  readonly #busy = new Set<SandboxThread>()
  readonly #line: FairQueue
  #closed = false
  readonly #options: SandboxOptions

  constructor(options: SandboxOptions) {
    this.#options = options
    this.#line = new FairQueue({ places: options.workers, queue: options.queue, refusal: busy })
  }

  async run(task: SandboxTask, call: CallContext): Promise<string> {
    const giveBack = await this.#line.take(call)
    if (this.#closed) {
      giveBack()
      throw new LinkglassError('EBUSY', 'The service is shutting down.')
    }
    const runner = this.#next()
    this.#busy.add(runner)
    try {
      return await runner.perform(task, call.signal)
    } finally {
      this.#retire(runner).then(giveBack)
    }
  }

  /** The place is free again once the worker is gone; the caller need not wait for that. */
  async #retire(runner: SandboxThread): Promise<void> {
    await runner.end()
    this.#busy.delete(runner)
    this.#refill()
  }

  #next(): SandboxThread {
    const spare = this.#idle.shift()
    if (!spare) return new SandboxThread(this.#options)
    return spare.alive ? spare : this.#next()
  }

  load(): Load {
    return { busy: this.#busy.size, waiting: this.#line.queued }
  }

  async close(): Promise<void> {
    this.#closed = true
    await Promise.all([...this.#idle.splice(0), ...this.#busy].map((runner) => runner.end()))
  }

  #refill(): void {
    while (!this.#closed && this.#idle.length < this.#options.spare) {
      this.#idle.push(new SandboxThread(this.#options))
    }
  }
}

function busy(): Error {
  return createBusyError('Too many functions of `evaluate` are waiting.', RETRY_AFTER)
}
