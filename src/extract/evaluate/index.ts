import { LinkglassError } from '../../core/errors.js'
import type { Load } from '../../core/events.js'
import { FairQueue, type Turn } from '../../core/fair-queue.js'
import type { Evaluate } from './batch.js'
import type { Task, WorkerLimits } from './protocol.js'
import { Runner } from './runner.js'

export interface SandboxOptions extends WorkerLimits {
  /** Workers kept started for the next calls, from the first call (or `warm`) on. */
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
  const pool = new Pool(options)
  const evaluate: Evaluate = async (source, inputs, turn, conversion) => {
    const task = { source, inputs: JSON.stringify(inputs), now: Date.now(), conversion }
    return JSON.parse(await pool.run(task, turn))
  }
  return {
    evaluate,
    warm: () => pool.refill(),
    load: () => pool.load(),
    close: () => pool.close(),
  }
}

class Pool {
  private readonly idle: Runner[] = []
  private readonly busy = new Set<Runner>()
  private readonly line: FairQueue
  private closed = false

  constructor(private readonly options: SandboxOptions) {
    this.line = new FairQueue({ places: options.workers, queue: options.queue, refusal: crowded })
  }

  async run(task: Task, turn: Turn): Promise<string> {
    const giveBack = await this.line.take(turn)
    if (this.closed) {
      giveBack()
      throw new LinkglassError('EBUSY', 'The service is shutting down.')
    }
    const runner = this.next()
    this.busy.add(runner)
    try {
      return await runner.perform(task, turn.signal)
    } finally {
      this.retire(runner).then(giveBack)
    }
  }

  /** The place is free again once the worker is gone; the caller need not wait for that. */
  private async retire(runner: Runner): Promise<void> {
    await runner.end()
    this.busy.delete(runner)
    this.refill()
  }

  private next(): Runner {
    const spare = this.idle.shift()
    if (!spare) return new Runner(this.options)
    return spare.alive ? spare : this.next()
  }

  load(): Load {
    return { busy: this.busy.size, waiting: this.line.queued }
  }

  async close(): Promise<void> {
    this.closed = true
    await Promise.all([...this.idle.splice(0), ...this.busy].map((runner) => runner.end()))
  }

  refill(): void {
    while (!this.closed && this.idle.length < this.options.spare) {
      this.idle.push(new Runner(this.options))
    }
  }
}

function crowded(): LinkglassError {
  const message = 'Too many functions of `evaluate` are waiting: try again in a moment.'
  return new LinkglassError('EBUSY', message, { retryAfter: RETRY_AFTER })
}
