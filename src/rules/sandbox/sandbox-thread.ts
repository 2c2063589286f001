import { Worker } from 'node:worker_threads'
import { LinkglassError } from '../../contracts/errors.js'
import { abortable, createDeferred } from '../../lib/async/abortable.js'
import { getEngineCode, type ThreadData } from './engine-code.js'
import type { FromThread, GuestLimits, PageCall, Reply, ToThread } from './protocol.js'

/** The parameters whose functions run in threads. */
export type Guest = 'evaluate' | 'function'

/** Milliseconds in which a thread must have started, on a machine however busy. */
const START = 10_000

/** Megabytes for inputs and outputs; with less, V8 collects garbage while the thread starts. */
const HEAP = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 }

/** Keeps everything of the process from a thread of callers' code. */
const ISOLATED = {
  env: {},
  argv: [],
  execArgv: [],
  stdin: false,
  stdout: true,
  stderr: true,
  resourceLimits: HEAP,
}

interface AskOptions {
  readonly signal: AbortSignal
  /** Milliseconds to wait for the reply. */
  readonly timeout?: number
  readonly onCall?: (call: PageCall) => void
}

/** A thread for one caller's function. Until it is given one, it does not keep the process alive. */
export class SandboxThread {
  readonly #guest: Guest
  readonly #worker: Worker
  readonly #ready: Promise<void>
  #onMessage: (message: FromThread | undefined) => void = () => {}
  #isOver = false

  constructor(guest: Guest, limits: GuestLimits) {
    this.#guest = guest
    this.#worker = new Worker(toEntryUrl(guest), {
      workerData: { limits, code: getEngineCode() } satisfies ThreadData,
      ...ISOLATED,
    })
    this.#worker.on('message', (message: FromThread) => this.#onMessage(message))
    this.#worker.once('exit', () => {
      this.#isOver = true
      this.#onMessage(undefined)
    })
    this.#ready = new Promise((resolve, reject) => {
      this.#onMessage = (message) =>
        message ? resolve() : reject(new Error('The thread ended before it was ready.'))
      // Stays attached: an error of the thread without a listener would end the process.
      this.#worker.on('error', reject)
    })
    // A spare that fails to start is reported by the call that it is given to.
    this.#ready.catch(() => {})
    this.#worker.unref()
  }

  get isOver(): boolean {
    return this.#isOver
  }

  /** @throws LinkglassError `EFATAL` where the thread does not start */
  async start(signal: AbortSignal): Promise<void> {
    this.#worker.ref()
    const limit = { milliseconds: START, timedOut: () => new Error('The thread is not ready.') }
    await abortable(this.#ready, signal, limit).catch((cause: unknown) => {
      signal.throwIfAborted()
      const message = `The sandbox for \`${this.#guest}\` did not start.`
      throw new LinkglassError('EFATAL', message, { cause })
    })
  }

  /**
   * Posts a message and waits for its reply.
   * @returns `undefined` when the thread ended without one: it ran out of memory
   */
  async ask(
    message: ToThread,
    { signal, timeout, onCall = () => {} }: AskOptions,
  ): Promise<Reply | 'late' | undefined> {
    if (this.#isOver) return undefined
    const { promise, resolve } = createDeferred<Reply | 'late' | undefined>(signal)
    const timer = timeout === undefined ? undefined : setTimeout(() => resolve('late'), timeout)
    this.#onMessage = (reply) => {
      if (reply?.kind === 'call') onCall(reply)
      else if (reply?.kind !== 'ready') resolve(reply)
    }
    this.post(message)
    try {
      return await promise
    } finally {
      clearTimeout(timer)
      this.#onMessage = () => {}
    }
  }

  post(message: ToThread): void {
    this.#worker.postMessage(message)
  }

  async end(): Promise<void> {
    await this.#worker.terminate()
  }
}

/** Finds the entry of a thread; that of `evaluate` starts faster without the decoder of pages. */
function toEntryUrl(guest: Guest): URL {
  return guest === 'evaluate'
    ? new URL('./evaluate-worker.js', import.meta.url)
    : new URL('./function-worker.js', import.meta.url)
}
