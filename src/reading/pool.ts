import { Piscina } from 'piscina'
import { LinkglassError } from '../core/errors.js'
import type { Load } from '../core/events.js'
import type { Content } from './content.js'
import type { PageReading, ReadingPlan } from './read-page.js'
import type { ReadingAnswer, ReadingTask } from './worker.js'

export interface PoolOptions {
  /** Worker threads at most; they start on demand. */
  readonly workers: number
  /** Pages waiting for a worker at most; the next is refused with `EBUSY`. */
  readonly queue: number
  /** Milliseconds after which a worker that reads one page is stopped, its wait included. */
  readonly deadline: number
  /** Bytes of heap for each worker. */
  readonly workerMemory: number
}

/** The page itself costs more than a page may. */
export class TooMuch extends LinkglassError {}

export interface ReadingPool {
  /** @throws LinkglassError `EBUSY`, `ETIMEOUT`, or what a rule is at fault for */
  read(content: Content, plan: ReadingPlan, signal?: AbortSignal): Promise<PageReading>
  load(): Load
  close(): Promise<void>
}

export function createPool(options: PoolOptions): ReadingPool {
  let threads: Piscina<ReadingTask, ReadingAnswer> | undefined
  let inside = 0
  return {
    async read(content, plan, signal) {
      threads ??= startThreads(options)
      const limit = AbortSignal.timeout(options.deadline)
      const either = signal ? AbortSignal.any([signal, limit]) : limit
      try {
        inside++
        return unwrap(await threads.run({ content, plan }, { signal: either }))
      } catch (error) {
        if (signal?.aborted) throw signal.reason
        throw limit.aborted ? tooSlow(options.deadline, error) : explained(error)
      } finally {
        inside--
      }
    },
    load: () => {
      const waiting = threads?.queueSize ?? 0
      return { busy: inside - waiting, waiting }
    },
    close: async () => {
      await threads?.destroy()
    },
  }
}

function startThreads(options: PoolOptions): Piscina<ReadingTask, ReadingAnswer> {
  const threads = new Piscina<ReadingTask, ReadingAnswer>({
    filename: new URL('./worker.js', import.meta.url).href,
    minThreads: 0,
    maxThreads: options.workers,
    maxQueue: options.queue,
    idleTimeout: 30_000,
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

function unwrap(answer: ReadingAnswer): PageReading {
  if ('reading' in answer) return answer.reading
  const { code, message, data } = answer.failure
  throw new LinkglassError(code, message, { data })
}

function explained(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if (/queue/i.test(error.message)) return tooBusy(error)
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLarge(error) : error
}

function tooBusy(cause: unknown): LinkglassError {
  const text = 'The service is reading as many pages as it can. Try again shortly.'
  return new LinkglassError('EBUSY', text, { retryAfter: 2, cause })
}

function tooLarge(cause: unknown): LinkglassError {
  const text = 'The page needs more memory than one page may take.'
  return new TooMuch('EFATAL', text, { cause, data: { url: text } })
}

function tooSlow(limit: number, cause: unknown): LinkglassError {
  const text = `Reading the page took longer than ${limit / 1000} s and was stopped.`
  return new TooMuch('ETIMEOUT', text, { cause, data: { url: text } })
}
