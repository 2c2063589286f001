import type { QuickJSContext, QuickJSHandle } from 'quickjs-emscripten-core'
import { LEAST_MEMORY, startEngine } from './engine.js'
import { asExpression, asMethod, DESCRIBE, HARNESS } from './harness.js'
import type { Report, Task, WorkerLimits } from './protocol.js'

/** Left to the engine's own tables, so that the guest meets its limit before the engine does. */
const RESERVE = 4 * 1_048_576

/** Deep enough for honest recursion; the engine's native stack is far larger. */
const STACK = 256 * 1_024

/** Jobs run between two looks at the clock. */
const JOBS = 1_000

const MAX_MESSAGE = 300

/** One engine in memory of its own, for one task. */
export class Guest {
  private constructor(
    private readonly context: QuickJSContext,
    private readonly limits: WorkerLimits,
    private readonly clock: () => number,
    private readonly run: QuickJSHandle,
    private readonly describe: QuickJSHandle,
  ) {}

  static async start(limits: WorkerLimits, clock: () => number): Promise<Guest> {
    const engine = await startEngine(limits.memory)
    const runtime = engine.newRuntime()
    runtime.setMemoryLimit(Math.max(limits.memory, LEAST_MEMORY) - RESERVE)
    runtime.setMaxStackSize(STACK)
    const context = runtime.newContext()
    const run = context.unwrapResult(context.evalCode(HARNESS))
    const describe = context.unwrapResult(context.evalCode(DESCRIBE))
    return new Guest(context, limits, clock, run, describe)
  }

  perform(task: Task): Report {
    const deadline = this.clock() + this.limits.timeout
    const late = () => this.clock() > deadline
    this.context.runtime.setInterruptHandler(late)
    try {
      return this.outcome(this.started(task), late)
    } catch {
      // The engine itself gave up: an abort, which only exhausted memory or stack brings about.
      return failed(late() ? this.tooLong() : 'it ran out of memory')
    }
  }

  private started({ source, inputs }: Task) {
    const { context } = this
    const make = this.compiled(source)
    if (make.error) return make
    const { maxResult } = this.limits
    return context.callFunction(this.run, context.undefined, [
      make.value,
      context.newString(inputs),
      context.newNumber(maxResult),
    ])
  }

  private compiled(source: string) {
    const expression = this.context.evalCode(asExpression(source), 'evaluate')
    if (!expression.error) return expression
    const method = this.context.evalCode(asMethod(source), 'evaluate')
    return method.error ? expression : method
  }

  private outcome(started: ReturnType<Guest['started']>, late: () => boolean): Report {
    if (started.error) return this.thrown(started.error, late)
    const { runtime } = this.context
    while (runtime.hasPendingJob() && !late()) {
      const jobs = runtime.executePendingJobs(JOBS)
      if (jobs.error) return this.thrown(jobs.error, late)
    }
    if (late()) return failed(this.tooLong())
    const state = this.context.getPromiseState(started.value)
    if (state.type === 'rejected') return this.thrown(state.error, late)
    return state.type === 'fulfilled'
      ? { kind: 'done', outputs: this.context.getString(state.value) }
      : failed('the promise it returns never settles')
  }

  private thrown(error: QuickJSHandle, late: () => boolean): Report {
    if (late()) return failed(this.tooLong())
    const text = this.context.callFunction(this.describe, this.context.undefined, error)
    if (text.error) return failed(late() ? this.tooLong() : 'it ran out of memory')
    const message = this.context.getString(text.value)
    if (/out of memory/.test(message)) return failed('it ran out of memory')
    // The engine throws null when there is no room left even for an error.
    return failed(message === 'null' ? 'null was thrown, or memory ran out' : message)
  }

  private tooLong(): string {
    return `it took longer than ${this.limits.timeout} ms`
  }
}

function failed(message: string): Report {
  return { kind: 'failed', message: message.slice(0, MAX_MESSAGE).replace(/\s+/g, ' ') }
}
