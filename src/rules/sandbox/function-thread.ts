import { Worker } from 'node:worker_threads'
import type { PageAccess } from '../../contracts/caller-function.js'
import { LinkglassError } from '../../contracts/errors.js'
import { createDeferred } from '../../lib/async/abortable.js'
import { engineCode, type ThreadData } from './engine-code.js'
import type {
  FromFunction,
  FunctionInput,
  FunctionLimits,
  FunctionReport,
  Markup,
  ToFunction,
} from './function-protocol.js'
import { THREAD_OPTIONS } from './sandbox-thread.js'

/** Milliseconds granted beyond the limit before a thread that does not stop by itself is ended. */
const GRACE = 500

/** What a function is run with. */
export interface FunctionTask {
  readonly input: Omit<FunctionInput, 'page'>
  readonly markup: Markup | undefined
  readonly page: PageAccess | undefined
  /** Milliseconds. */
  readonly timeout: number
}

/** A thread for one function. */
export class FunctionThread {
  readonly #worker: Worker
  /** Told of each message, and of the end. */
  #onMessage: (message: FromFunction | undefined) => void = () => {}

  constructor(limits: FunctionLimits) {
    this.#worker = new Worker(new URL('./function-worker.js', import.meta.url), {
      workerData: { limits, code: engineCode() } satisfies ThreadData<FunctionLimits>,
      ...THREAD_OPTIONS,
    })
    this.#worker.on('message', (message: FromFunction) => this.#onMessage(message))
    // Whatever ends a thread must not end the process.
    this.#worker.on('error', () => {})
    this.#worker.once('exit', () => this.#onMessage(undefined))
  }

  async start(signal: AbortSignal): Promise<void> {
    if ((await this.#next(signal))?.kind === 'ready') return
    throw new LinkglassError('EFATAL', 'The sandbox for `function` did not start.')
  }

  /** @returns milliseconds; @throws LinkglassError `EINVALFUNCTION` for what does not parse */
  async compile(source: string, signal: AbortSignal): Promise<number> {
    this.#say({ kind: 'compile', source })
    const compiled = await this.#next(signal)
    if (compiled?.kind === 'compiled' && compiled.error === undefined) return compiled.build
    const why = compiled?.kind === 'compiled' ? compiled.error : 'it is too large for its memory'
    const text = `The parameter \`function\` is not a function: ${why}.`
    throw new LinkglassError('EINVALFUNCTION', text, { data: { function: text } })
  }

  /** `undefined` when the thread ended without a word: it ran out of memory. */
  async run(task: FunctionTask, signal: AbortSignal): Promise<FunctionReport | 'late' | undefined> {
    const { input, markup, page, timeout } = task
    const { promise, resolve } = createDeferred<FunctionReport | 'late' | undefined>(signal)
    const timer = setTimeout(() => resolve('late'), timeout + GRACE)
    this.#onMessage = (message) => {
      if (message?.kind === 'call') void this.#answer(message, page)
      else if (message === undefined || message.kind === 'done') resolve(message)
    }
    const opened = page && { url: page.url, response: page.response }
    this.#say({ kind: 'run', input: JSON.stringify({ ...input, page: opened }), markup, timeout })
    try {
      return await promise
    } finally {
      clearTimeout(timer)
      this.#onMessage = () => {}
    }
  }

  async end(): Promise<void> {
    await this.#worker.terminate()
  }

  async #answer(
    { id, method, args }: Extract<FromFunction, { kind: 'call' }>,
    page: PageAccess | undefined,
  ): Promise<void> {
    try {
      if (!page) throw new Error('no page is open: the code has to name `page`')
      this.#say({ kind: 'answer', id, failed: false, ...(await page.call(method, args)) })
    } catch (error) {
      const { name, message } = error instanceof Error ? error : new Error(String(error))
      const json = JSON.stringify({ name, message })
      this.#say({ kind: 'answer', id, failed: true, json, url: page?.url ?? '' })
    }
  }

  #say(message: ToFunction): void {
    this.#worker.postMessage(message)
  }

  #next(signal: AbortSignal): Promise<FromFunction | undefined> {
    const { promise, resolve } = createDeferred<FromFunction | undefined>(signal)
    this.#onMessage = resolve
    return promise
  }
}
