import { LinkglassError } from '../../core/errors.js'
import type { Load } from '../../core/events.js'
import { Turns } from '../../core/turns.js'
import { MAX_JSON_DEPTH, parseJson } from '../json.js'
import type { Evaluate } from './batch.js'
import type { WorkerLimits } from './protocol.js'
import { Runner } from './runner.js'

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
  const pool = new Pool(options)
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

class Pool {
  private readonly idle: Runner[] = []
  private readonly busy = new Set<Runner>()
  private readonly turns: Turns
  private closed = false

  constructor(private readonly options: SandboxOptions) {
    this.turns = new Turns(options.workers)
  }

  async run(source: string, inputs: string, signal: AbortSignal): Promise<string> {
    await this.turn(signal)
    const runner = this.next()
    this.busy.add(runner)
    try {
      return await runner.perform({ source, inputs, now: Date.now() }, signal)
    } finally {
      this.retire(runner)
    }
  }

  /** The place is free again once the worker is gone; the caller need not wait for that. */
  private async retire(runner: Runner): Promise<void> {
    await runner.end()
    this.busy.delete(runner)
    this.refill()
    this.turns.give()
  }

  private next(): Runner {
    const spare = this.idle.shift()
    if (!spare) return new Runner(this.options)
    return spare.alive ? spare : this.next()
  }

  load(): Load {
    return { busy: this.busy.size, waiting: this.turns.queued }
  }

  async close(): Promise<void> {
    this.closed = true
    await Promise.all([...this.idle.splice(0), ...this.busy].map((runner) => runner.end()))
  }

  /** Resolves when this call may run. */
  private async turn(signal: AbortSignal): Promise<void> {
    if (this.turns.full && this.turns.queued >= this.options.queue) {
      const message = 'Too many functions of `evaluate` are waiting: try again in a moment.'
      throw new LinkglassError('EBUSY', message, { retryAfter: RETRY_AFTER })
    }
    await this.turns.take(signal)
    if (!this.closed) return
    this.turns.give()
    throw new LinkglassError('EBUSY', 'The service is shutting down.')
  }

  refill(): void {
    while (!this.closed && this.idle.length < this.options.spare) {
      this.idle.push(new Runner(this.options))
    }
  }
}
