import type { Piscina } from 'piscina'
import type { CallContext } from '../../contracts/call-context.js'
import { LinkglassError } from '../../contracts/errors.js'
import type { Load } from '../../contracts/events.js'
import { createBusyError } from '../../lib/async/busy-error.js'
import { deadline } from '../../lib/async/deadline.js'
import { FairQueue } from '../../lib/async/fair-queue.js'
import type { Content } from './read-content.js'
import type { PageReading, ReadRequest } from './read-page.js'
import type { ReadingAnswer, ReadingTask } from './reading-worker.js'

export interface ReadingPoolOptions {
  /** Worker threads at most; they start on demand. */
  readonly workers: number
  /** Pages waiting for a worker at most; beyond them one is refused with `EBUSY`. */
  readonly queue: number
  /** Milliseconds after which a worker that reads one page is stopped. */
  readonly deadline: number
  /** Bytes of heap for each worker. */
  readonly workerMemory: number
}

/** The page itself costs more than a page may. */
export class PageTooExpensive extends LinkglassError {}

export interface ReadingPool {
  /**
   * Asks for the content once for each thread that tries: its bytes are not copied but given.
   * @throws LinkglassError `EBUSY`, `ETIMEOUT`, or what a rule is at fault for
   */
  read(content: () => Content, request: ReadRequest, call: CallContext): Promise<PageReading>
  load(): Load
  close(): Promise<void>
}

export function createReadingPool(options: ReadingPoolOptions): ReadingPool {
  const { workers: places, queue } = options
  const line = new FairQueue({ places, queue, refusal: busy })
  let threads: Promise<Piscina<ReadingTask, ReadingAnswer>> | undefined

  async function run(
    content: () => Content,
    request: ReadRequest,
    outer: AbortSignal,
    isLastTry = false,
  ): Promise<PageReading> {
    threads ??= startThreads(options)
    const pool = await threads
    const given = content()
    const isFirst = new Uint8Array(new SharedArrayBuffer(1))
    const { signal, clear } = deadline(options.deadline, outer)
    try {
      const handover = { signal, transferList: movedOf(given) }
      return readingOf(await pool.run({ content: given, request, isFirst }, handover))
    } catch (error) {
      if (outer.aborted) throw outer.reason
      if (signal.aborted) throw tooSlow(options.deadline, error)
      if (!isOutOfMemory(error)) throw error
      // The collector may still hold on to memory of a page that was read before. This one is not
      // to answer for that, and the thread is gone: another one decides.
      if (isFirst[0] === 1 || isLastTry) throw tooLarge(error)
    } finally {
      clear()
    }
    return run(content, request, outer, true)
  }

  return {
    async read(content, request, call) {
      const giveBack = await line.take(call)
      try {
        return await run(content, request, call.signal)
      } finally {
        giveBack()
      }
    },
    load: () => ({ busy: line.busy, waiting: line.queued }),
    close: async () => {
      await (await threads)?.destroy()
    },
  }
}

/** Loaded by the first page that needs it: many programs read none that does. */
async function startThreads(
  options: ReadingPoolOptions,
): Promise<Piscina<ReadingTask, ReadingAnswer>> {
  const { Piscina } = await import('piscina')
  const threads = new Piscina<ReadingTask, ReadingAnswer>({
    filename: new URL('./reading-worker.js', import.meta.url).href,
    minThreads: 0,
    maxThreads: options.workers,
    idleTimeout: IDLE_MILLISECONDS,
    resourceLimits: {
      maxOldGenerationSizeMb: Math.round(options.workerMemory / 2 ** 20),
      maxYoungGenerationSizeMb: YOUNG_MEGABYTES,
    },
    env: {},
    execArgv: [],
  })
  // A worker may run out of memory while it is being stopped: its task has been answered, and the
  // next one gets another worker.
  return threads.on('error', () => undefined)
}

/**
 * Room for the tree of an ordinary page, three times over as V8 counts it. With less each tree is
 * copied while it is built: a rule then costs half as much again.
 */
const YOUNG_MEGABYTES = 48

/** A burst of requests finds warm workers; soon after it their memory is given back. */
const IDLE_MILLISECONDS = 10_000

/** Memory that goes over to the thread; that of a large body both see. */
function movedOf(content: Content): ArrayBuffer[] {
  const buffer = 'bytes' in content ? content.bytes.buffer : undefined
  return buffer instanceof ArrayBuffer ? [buffer] : []
}

function readingOf(answer: ReadingAnswer): PageReading {
  if ('reading' in answer) return answer.reading
  const { code, message, data } = answer.failure
  throw new LinkglassError(code, message, { data })
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}

function busy(): Error {
  return createBusyError('The service is reading as many pages as it can.', RETRY_AFTER)
}

/** Seconds; reading a page takes milliseconds. */
const RETRY_AFTER = 2

function tooLarge(cause: unknown): LinkglassError {
  const text = 'The page needs more memory than one page may take.'
  return new PageTooExpensive('EFATAL', text, { cause, data: { url: text } })
}

function tooSlow(limit: number, cause: unknown): LinkglassError {
  const text = `Reading the page took longer than ${limit / 1000} s and was stopped.`
  return new PageTooExpensive('ETIMEOUT', text, { cause, data: { url: text } })
}
