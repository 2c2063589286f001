import type { CallContext } from '../../contracts/call-context.js'
import {
  type FunctionOutcome,
  type FunctionProfile,
  type FunctionRequest,
  failedOutcome,
  NO_PROFILE,
} from '../../contracts/caller-function.js'
import type { Load } from '../../contracts/events.js'
import { FairQueue } from '../../lib/async/fair-queue.js'
import type { FunctionLimits, FunctionReport } from './function-protocol.js'
import { type FunctionTask, FunctionThread } from './function-thread.js'

export interface FunctionPoolOptions extends FunctionLimits {
  /** Functions at once, each in a thread of its own. */
  readonly workers: number
  /** Functions that wait for one. */
  readonly queue: number
  /** Milliseconds that one may take, waiting for the page included. */
  readonly timeout: number
}

/** A function that parses, with a place to run in. */
export interface ReadyFunction {
  run(task: FunctionTask, signal: AbortSignal): Promise<FunctionOutcome>
  /** Gives the place back; to be called whatever happened. */
  end(): void
}

export interface Functions {
  /** Milliseconds that one may take at most. */
  readonly timeout: number
  /**
   * @returns the outcome where nothing is run, since it is too large, or too many run already
   * @throws LinkglassError `EINVALFUNCTION`
   */
  prepare(request: FunctionRequest, call: CallContext): Promise<ReadyFunction | FunctionOutcome>
  load(): Load
  close(): Promise<void>
}

/** Runs callers' functions, each in a thread that is thrown away afterwards. */
export function createFunctions(options: FunctionPoolOptions): Functions {
  const { cpu, memory, maxResult, output, workers, queue, timeout } = options
  const limits: FunctionLimits = { cpu, memory, maxResult, output }
  const line = new FairQueue({ places: workers, queue, refusal: () => new Busy() })
  const threads = new Set<FunctionThread>()

  async function prepare({ source, size }: FunctionRequest, call: CallContext) {
    if (source === undefined)
      return failedOutcome('CodeSizeError', 'the code is too large', { size })
    const started = performance.now()
    const giveBack = await line.take(call).catch((error: unknown) => {
      if (error instanceof Busy) return undefined
      throw error
    })
    if (!giveBack) return failedOutcome('ConcurrencyError', 'too many functions run now', { size })
    const thread = new FunctionThread(limits)
    threads.add(thread)
    let isOver = false
    const end = () => {
      if (isOver) return
      isOver = true
      void thread.end().then(() => {
        threads.delete(thread)
        giveBack()
      })
    }
    try {
      await thread.start(call.signal)
      const spawn = performance.now() - started
      const build = await thread.compile(source, call.signal)
      return { end, run: runner(thread, { spawn, build, size }) }
    } catch (error) {
      end()
      throw error
    }
  }

  function runner(thread: FunctionThread, spent: Spent): ReadyFunction['run'] {
    return async (task, signal) => {
      const started = performance.now()
      const report = await thread.run(task, signal)
      const profile = profileOf(report, spent, performance.now() - started)
      if (report === 'late') return failedOutcome('TimeoutError', 'it took too long', profile)
      if (!report) return failedOutcome('MemoryError', 'it ran out of memory', profile)
      return { ...JSON.parse(report.json), profiling: { ...NO_PROFILE, ...profile } }
    }
  }

  return {
    timeout,
    prepare,
    load: () => ({ busy: line.busy, waiting: line.queued }),
    close: async () => {
      await Promise.all([...threads].map((thread) => thread.end()))
    },
  }
}

class Busy extends Error {}

/** Milliseconds and bytes before a function runs. */
interface Spent {
  readonly spawn: number
  readonly build: number
  readonly size: number
}

function profileOf(
  report: FunctionReport | 'late' | undefined,
  { spawn, build, size }: Spent,
  run: number,
): Partial<FunctionProfile> {
  const phases = {
    // Of packages, of which there are none.
    install: 0,
    build: rounded(build),
    spawn: rounded(spawn),
    run: rounded(run),
    total: rounded(spawn + build + run),
  }
  if (typeof report !== 'object') return { phases, size }
  return { phases, cpu: rounded(report.cpu), memory: report.memory, size }
}

function rounded(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10
}

export function isReady(prepared: ReadyFunction | FunctionOutcome): prepared is ReadyFunction {
  return 'run' in prepared
}
