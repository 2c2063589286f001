import type { CallContext } from '../../contracts/call-context.js'
import { LinkglassError } from '../../contracts/errors.js'
import type { Load } from '../../contracts/events.js'
import { FairQueue } from '../../lib/async/fair-queue.js'
import type { GuestLimits } from './protocol.js'
import { type Guest, SandboxThread } from './sandbox-thread.js'

export interface SandboxPoolOptions {
  readonly guest: Guest
  readonly limits: GuestLimits
  /** Threads at work at the same time. */
  readonly workers: number
  /** Calls that wait for one. */
  readonly queue: number
  /** Threads kept started for the next calls, from the first call on. */
  readonly spare: number
  /** Creates the error of a full queue. */
  readonly refusal: () => Error
}

export interface LentThread {
  readonly thread: SandboxThread
  /** Ends the thread, then gives its place to the next call. */
  readonly end: () => void
}

/** Lends threads for one call each. */
export class SandboxPool {
  readonly #spares: SandboxThread[] = []
  readonly #lent = new Set<SandboxThread>()
  readonly #queue: FairQueue
  readonly #options: SandboxPoolOptions
  #isClosed = false

  constructor(options: SandboxPoolOptions) {
    this.#options = options
    const { workers: places, queue, refusal } = options
    this.#queue = new FairQueue({ places, queue, refusal })
  }

  async lend(call: CallContext): Promise<LentThread> {
    const giveBack = await this.#queue.take(call)
    if (this.#isClosed) {
      giveBack()
      throw new LinkglassError('EBUSY', 'The service is shutting down.')
    }
    const thread = this.#next()
    this.#lent.add(thread)
    return { thread, end: () => void this.#retire(thread).then(giveBack) }
  }

  load(): Load {
    return { busy: this.#queue.busy, waiting: this.#queue.queued }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await Promise.all([...this.#spares.splice(0), ...this.#lent].map((thread) => thread.end()))
  }

  #next(): SandboxThread {
    const spare = this.#spares.shift()
    if (!spare) return this.#create()
    return spare.isOver ? this.#next() : spare
  }

  #create(): SandboxThread {
    return new SandboxThread(this.#options.guest, this.#options.limits)
  }

  async #retire(thread: SandboxThread): Promise<void> {
    await thread.end()
    this.#lent.delete(thread)
    while (!this.#isClosed && this.#spares.length < this.#options.spare) {
      this.#spares.push(this.#create())
    }
  }
}
