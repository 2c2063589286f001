import { Worker } from 'node:worker_threads'
import { LinkglassError } from '../../contracts/errors.js'
import { abortable, type Timeout } from '../../lib/async/abortable.js'
import { engineCode, type ThreadData } from './engine-code.js'
import type { SandboxReport, SandboxTask, WorkerLimits } from './protocol.js'

/** Milliseconds granted beyond the limit before a worker that does not stop by itself is ended. */
const GRACE = 100

/** Milliseconds in which a worker must have started, on a machine however busy. */
const START = 10_000

/**
 * Megabytes for the thread's own heap: it holds inputs and outputs, which are far smaller; the guest
 * lives outside. Of less than that V8 takes the guest's first memory for so large a part that it
 * collects garbage while the thread starts, a sixth of what a short call costs.
 */
const HEAP = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 }

/** What all threads of callers' code are started with: nothing of the process. */
export const THREAD_OPTIONS = {
  env: {},
  argv: [],
  execArgv: [],
  stdin: false,
  stdout: true,
  stderr: true,
  resourceLimits: HEAP,
}

/** A worker for one task. Until it has one, it does not keep the process alive. */
export class SandboxThread {
  readonly #worker: Worker
  readonly #ready: Promise<SandboxReport>
  #ended = false
  readonly #limits: WorkerLimits

  constructor(limits: WorkerLimits) {
    this.#limits = limits
    const { timeout, memory, maxResult, output } = limits
    this.#worker = new Worker(new URL('./sandbox-worker.js', import.meta.url), {
      workerData: {
        limits: { timeout, memory, maxResult, output },
        code: engineCode(),
      } satisfies ThreadData<WorkerLimits>,
      ...THREAD_OPTIONS,
    })
    this.#worker.once('exit', () => {
      this.#ended = true
    })
    // Whatever ends a worker must not end the process, also when nobody waits for it any more:
    // who waits hears of it by `report`.
    this.#worker.on('error', () => {})
    this.#ready = this.#report()
    // A spare that fails to start is reported by the call that it is given to.
    this.#ready.catch(() => {})
    this.#worker.unref()
  }

  /** `false` once the worker has ended, for whatever reason. */
  get alive(): boolean {
    return !this.#ended
  }

  /** The converted outputs as JSON text; `EINVALEVAL` for what the function does wrong. */
  async perform(task: SandboxTask, signal: AbortSignal): Promise<string> {
    this.#worker.ref()
    await abortable(this.#ready, signal, atMost(START)).catch((cause: unknown) => {
      signal.throwIfAborted()
      throw new LinkglassError('EFATAL', 'The sandbox for `evaluate` did not start.', { cause })
    })
    const answer = this.#report()
    this.#worker.postMessage(task)
    const report = await abortable(answer, signal, atMost(this.#limits.timeout + GRACE)).catch(
      (cause) => {
        signal.throwIfAborted()
        const late = cause instanceof TimedOut
        throw evaluateError(
          late ? `it took longer than ${this.#limits.timeout} ms` : 'it ran out of memory',
        )
      },
    )
    if (report.kind === 'done') return report.outputs
    throw evaluateError(report.kind === 'failed' ? report.message : 'it gave no result')
  }

  async end(): Promise<void> {
    await this.#worker.terminate()
  }

  /** The worker's next message; rejected when it ends without one. */
  #report(): Promise<SandboxReport> {
    const worker = this.#worker
    return new Promise((resolve, reject) => {
      const stop = (settle: () => void) => {
        worker.off('message', done).off('error', reject).off('exit', ended)
        settle()
      }
      const done = (report: SandboxReport) => stop(() => resolve(report))
      const ended = () => stop(() => reject(new Error('The worker ended.')))
      worker.on('message', done).on('error', reject).on('exit', ended)
    })
  }
}

function evaluateError(what: string): LinkglassError {
  return new LinkglassError('EINVALEVAL', `The function failed: ${what}.`)
}

class TimedOut extends Error {}

function atMost(milliseconds: number): Timeout {
  return { milliseconds, timedOut: () => new TimedOut() }
}
