import type { Piscina } from 'piscina'
import type { CallContext } from '../../contracts/call-context.js'
import { LinkglassError } from '../../contracts/errors.js'
import type { Load } from '../../contracts/events.js'
import { createBusyError } from '../../lib/async/busy-error.js'
import type { Deadline } from '../../lib/async/deadline.js'
import { FairQueue } from '../../lib/async/fair-queue.js'
import type { Content } from './read-content.js'
import type { PageReading, ReadRequest } from './read-request.js'
import type { ReadingAnswer, ReadingTask } from './reading-worker.js'

export interface ReadingPoolOptions {
  /** Maximum number of worker threads, which start on demand. */
  readonly workers: number
  /** Maximum number of waiting pages. Further pages get `EBUSY`. */
  readonly queue: number
  /** Milliseconds after which a worker that still reads the same page is stopped. */
  readonly deadline: number
  /** Maximum number of bytes in the heap of each worker. */
  readonly workerMemory: number
}

/** Error for a page that needs too much time or memory. */
export class PageTooExpensive extends LinkglassError {}

export function createReadingPool(options: ReadingPoolOptions) {
  const { workers: places, queue: length } = options
  const refusal = () => createBusyError('The service is reading as many pages as it can.', 2)
  const queue = new FairQueue({ places, queue: length, refusal })
  let threads: Promise<Piscina<ReadingTask, ReadingAnswer>> | undefined

  async function readInWorker(
    content: () => Content,
    request: ReadRequest,
    outer: AbortSignal,
    isLastTry = false,
  ): Promise<PageReading> {
    threads ??= startThreads(options)
    const pool = await threads
    const given = content()
    const isFirst = new Uint8Array(new SharedArrayBuffer(1))
    const begunAt = new Float64Array(new SharedArrayBuffer(8))
    const { signal, clear } = createWorkerDeadline(options.deadline, begunAt, outer)
    try {
      const handover = { signal, transferList: listTransferableBuffers(given) }
      const answer = await pool.run({ content: given, request, isFirst, begunAt }, handover)
      if ('reading' in answer) return answer.reading
      const { code, message, data = {} } = answer.failure
      throw new LinkglassError(code, message, { data })
    } catch (error) {
      if (outer.aborted) throw outer.reason
      if (signal.aborted) {
        const why = `Reading the page took longer than ${options.deadline / 1000} s and was stopped.`
        throw createTooExpensiveError('ETIMEOUT', why, error)
      }
      const isOutOfMemory =
        error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      if (!isOutOfMemory) throw error
      // Tries once more if earlier pages may have filled the thread's memory.
      if (isFirst[0] === 1 || isLastTry) throw createTooExpensiveError('EFATAL', TOO_LARGE, error)
    } finally {
      clear()
    }
    return readInWorker(content, request, outer, true)
  }

  return {
    /**
     * Calls `content` for each try, since a try uses up the bytes.
     * @throws LinkglassError `EBUSY`, `ETIMEOUT`, `EFATAL`, or a rule's error
     */
    async read(content: () => Content, request: ReadRequest, call: CallContext) {
      const giveBack = await queue.acquire(call)
      try {
        return await readInWorker(content, request, call.signal)
      } finally {
        giveBack()
      }
    },
    load: (): Load => ({ busy: queue.busyCount, waiting: queue.queuedCount }),
    close: async () => {
      await (await threads)?.destroy()
    },
  }
}

/** Creates a deadline that starts when the worker starts reading. Until then, only `outer` ends it. */
export function createWorkerDeadline(
  milliseconds: number,
  begunAt: Float64Array,
  outer: AbortSignal,
): Pick<Deadline, 'signal' | 'clear'> {
  const late = new AbortController()
  const check = () => {
    const [begun = 0] = begunAt
    const end = begun + milliseconds - performance.timeOrigin
    const left = begun === 0 ? milliseconds : end - performance.now()
    if (left <= 0) late.abort()
    else timer = setTimeout(check, left)
  }
  let timer = setTimeout(check, milliseconds)
  const signal = AbortSignal.any([outer, late.signal])
  return { signal, clear: () => clearTimeout(timer) }
}

async function startThreads(options: ReadingPoolOptions) {
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
  // A worker may run out of memory while it is stopped.
  return threads.on('error', () => undefined)
}

/** Megabytes of V8's young generation. An ordinary page's tree fits in. */
const YOUNG_MEGABYTES = 48

/** Milliseconds after which an idle worker ends. A new worker is slow at first. */
const IDLE_MILLISECONDS = 60_000

/** Lists the buffers to move to a worker. The shared memory of a large body need not move. */
function listTransferableBuffers(content: Content): ArrayBuffer[] {
  const buffer = 'bytes' in content ? content.bytes.buffer : undefined
  return buffer instanceof ArrayBuffer ? [buffer] : []
}

const TOO_LARGE = 'The page needs more memory than one page may take.'

function createTooExpensiveError(code: 'EFATAL' | 'ETIMEOUT', text: string, cause: unknown) {
  return new PageTooExpensive(code, text, { cause, data: { url: text } })
}
