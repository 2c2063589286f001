import type { QuickJSContext, QuickJSHandle } from 'quickjs-emscripten-core'
import { collapseSpaces } from '../../lib/text/white-space.js'
import type { ThreadData } from './engine-code.js'
import { DESCRIBE, HARNESS } from './harness.js'
import type { SandboxReport, SandboxTask, WorkerLimits } from './protocol.js'
import { compile, openContext } from './quickjs-engine.js'

/** Jobs run between two looks at the clock. */
const JOBS = 1_000

const MAX_MESSAGE = 300

/** One engine in memory of its own, for one task. */
export class QuickJsVm {
  readonly #context: QuickJSContext
  readonly #limits: WorkerLimits
  readonly #clock: () => number
  readonly #run: QuickJSHandle
  readonly #describe: QuickJSHandle

  private constructor(
    context: QuickJSContext,
    limits: WorkerLimits,
    clock: () => number,
    run: QuickJSHandle,
    describe: QuickJSHandle,
  ) {
    this.#context = context
    this.#limits = limits
    this.#clock = clock
    this.#run = run
    this.#describe = describe
  }

  static async start(
    { limits, code }: ThreadData<WorkerLimits>,
    clock: () => number,
  ): Promise<QuickJsVm> {
    const context = await openContext(limits.memory, code)
    const run = context.unwrapResult(context.evalCode(HARNESS))
    const describe = context.unwrapResult(context.evalCode(DESCRIBE))
    return new QuickJsVm(context, limits, clock, run, describe)
  }

  perform(task: SandboxTask): SandboxReport {
    const deadline = this.#clock() + this.#limits.timeout
    const late = () => this.#clock() > deadline
    this.#context.runtime.setInterruptHandler(late)
    try {
      return this.#outcome(this.#started(task), late)
    } catch {
      // The engine itself gave up: an abort, which only exhausted memory or stack brings about.
      return failed(late() ? this.#tooLong() : 'it ran out of memory')
    }
  }

  #started({ source, inputs }: SandboxTask) {
    const context = this.#context
    const make = compile(this.#context, source, 'evaluate')
    if (make.error) return make
    const { maxResult } = this.#limits
    return context.callFunction(this.#run, context.undefined, [
      make.value,
      context.newString(inputs),
      context.newNumber(maxResult),
    ])
  }

  #outcome(started: ReturnType<QuickJSContext['evalCode']>, late: () => boolean): SandboxReport {
    if (started.error) return this.#thrown(started.error, late)
    const { runtime } = this.#context
    while (runtime.hasPendingJob() && !late()) {
      const jobs = runtime.executePendingJobs(JOBS)
      if (jobs.error) return this.#thrown(jobs.error, late)
    }
    if (late()) return failed(this.#tooLong())
    const state = this.#context.getPromiseState(started.value)
    if (state.type === 'rejected') return this.#thrown(state.error, late)
    return state.type === 'fulfilled'
      ? { kind: 'done', outputs: this.#context.getString(state.value) }
      : failed('the promise it returns never settles')
  }

  #thrown(error: QuickJSHandle, late: () => boolean): SandboxReport {
    if (late()) return failed(this.#tooLong())
    const text = this.#context.callFunction(this.#describe, this.#context.undefined, error)
    if (text.error) return failed(late() ? this.#tooLong() : 'it ran out of memory')
    const message = this.#context.getString(text.value)
    if (/out of memory/.test(message)) return failed('it ran out of memory')
    // The engine throws null when there is no room left even for an error.
    return failed(message === 'null' ? 'null was thrown, or memory ran out' : message)
  }

  #tooLong(): string {
    return `it took longer than ${this.#limits.timeout} ms`
  }
}

function failed(message: string): SandboxReport {
  return { kind: 'failed', message: collapseSpaces(message.slice(0, MAX_MESSAGE)) }
}
