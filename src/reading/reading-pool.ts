import { Piscina } from 'piscina'
import { LinkglassError } from '../core/errors.js'
import type { Load } from '../core/events.js'
import { Semaphore } from '../core/semaphore.js'
import type { Content } from './read-content.js'
import type { PageReading, ReadRequest } from './read-page.js'
import type { ReadingAnswer, ReadingTask } from './reading-worker.js'

export interface ReadingPoolOptions {
  /** Worker threads at most; they start on demand. */
  readonly workers: number
  /** Pages waiting for a worker at most; the next is refused with `EBUSY`. */
  readonly queue: number
  /** Milliseconds after which a worker that reads one page is stopped. */
  readonly deadline: number
  /** Bytes of heap for each worker. */
  readonly workerMemory: number
}

/** The page itself costs more than a page may. */
export class PageTooExpensive extends LinkglassError {}

export interface ReadingPool {
  /** @throws LinkglassError `EBUSY`, `ETIMEOUT`, or what a rule is at fault for */
  read(content: Content, request: ReadRequest, signal?: AbortSignal): Promise<PageReading>
  load(): Load
  close(): Promise<void>
}

const NEVER = new AbortController().signal

export function createReadingPool(options: ReadingPoolOptions): ReadingPool {
  const semaphore = new Semaphore(options.workers)
  let threads: Piscina<ReadingTask, ReadingAnswer> | undefined
  let busy = 0

  async function run(content: Content, request: ReadRequest, signal: AbortSignal) {
    threads ??= startThreads(options)
    const limit = AbortSignal.timeout(options.deadline)
    try {
      return readingOf(
        await threads.run({ content, request }, { signal: AbortSignal.any([signal, limit]) }),
      )
    } catch (error) {
      if (signal.aborted) throw signal.reason
      throw limit.aborted ? tooSlow(options.deadline, error) : explained(error)
    }
  }

  return {
    async read(content, request, signal = NEVER) {
      if (semaphore.full && semaphore.queued >= options.queue) throw tooBusy()
      await semaphore.acquire(signal)
      busy++
      try {
        return await run(content, request, signal)
      } finally {
        busy--
        semaphore.release()
      }
    },
    load: () => ({ busy, waiting: semaphore.queued }),
    close: async () => {
      await threads?.destroy()
    },
  }
}

function startThreads(options: ReadingPoolOptions): Piscina<ReadingTask, ReadingAnswer> {
  const threads = new Piscina<ReadingTask, ReadingAnswer>({
    filename: new URL('./reading-worker.js', import.meta.url).href,
    minThreads: 0,
    maxThreads: options.workers,
    idleTimeout: IDLE_MILLISECONDS,
    resourceLimits: {
      maxOldGenerationSizeMb: Math.round(options.workerMemory / 2 ** 20),
      maxYoungGenerationSizeMb: 16,
    },
    env: {},
    execArgv: [],
  })
  // A worker may run out of memory while it is being stopped: its task has been answered, and the
  // next one gets another worker.
  return threads.on('error', () => undefined)
}

/** A burst of requests finds warm workers; soon after it their memory is given back. */
const IDLE_MILLISECONDS = 10_000

function readingOf(answer: ReadingAnswer): PageReading {
  if ('reading' in answer) return answer.reading
  const { code, message, data } = answer.failure
  throw new LinkglassError(code, message, { data })
}

function explained(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLarge(error) : error
}

function tooBusy(): LinkglassError {
  const text = 'The service is reading as many pages as it can. Try again shortly.'
  return new LinkglassError('EBUSY', text, { retryAfter: 2 })
}

function tooLarge(cause: unknown): LinkglassError {
  const text = 'The page needs more memory than one page may take.'
  return new PageTooExpensive('EFATAL', text, { cause, data: { url: text } })
}

function tooSlow(limit: number, cause: unknown): LinkglassError {
  const text = `Reading the page took longer than ${limit / 1000} s and was stopped.`
  return new PageTooExpensive('ETIMEOUT', text, { cause, data: { url: text } })
}
