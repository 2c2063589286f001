import type { QuickJSContext, QuickJSHandle } from 'quickjs-emscripten-core'
import type { FunctionErrorName } from '../../contracts/caller-function.js'
import type { ThreadData } from './engine-code.js'
import { createGuestContext } from './quickjs-engine.js'

/** Maximum number of promise jobs to run before the clock is read again. */
const JOBS = 1_000

/** Engine with its own memory. It runs one task within time limits. */
export class QuickJsVm {
  readonly context: QuickJSContext
  readonly #cpu: number
  readonly #clock: () => number
  #deadline = Number.POSITIVE_INFINITY
  #spent = 0
  /** Time at which the code that is running now began. 0 if none is running. */
  #since = 0

  private constructor(context: QuickJSContext, cpu: number, clock: () => number) {
    this.context = context
    this.#cpu = cpu
    this.#clock = clock
    context.runtime.setInterruptHandler(() => this.exceededLimit !== undefined)
  }

  static async create({ limits, code }: ThreadData, clock: () => number): Promise<QuickJsVm> {
    return new QuickJsVm(await createGuestContext(limits.memory, code), limits.cpu, clock)
  }

  /** Milliseconds for which code has run so far. */
  get spentTime(): number {
    return this.#spent + (this.#since === 0 ? 0 : this.#clock() - this.#since)
  }

  get exceededLimit(): Extract<FunctionErrorName, 'CpuTimeError' | 'TimeoutError'> | undefined {
    if (this.spentTime > this.#cpu) return 'CpuTimeError'
    return this.#clock() > this.#deadline ? 'TimeoutError' : undefined
  }

  setTimeLimit(milliseconds: number): void {
    this.#deadline = this.#clock() + milliseconds
  }

  /** Lets code run for more milliseconds, even if its limits are exceeded. */
  allowMoreTime(milliseconds: number): void {
    const until = this.#clock() + milliseconds
    this.context.runtime.setInterruptHandler(() => this.#clock() > until)
  }

  measureTime<T>(work: () => T): T {
    this.#since = this.#clock()
    try {
      return work()
    } finally {
      this.#spent = this.spentTime
      this.#since = 0
    }
  }

  evaluate(code: string): QuickJSHandle {
    return this.context.unwrapResult(this.context.evalCode(code))
  }

  /** Calls a method and disposes of its arguments. */
  callMethod(object: QuickJSHandle, name: string, args: QuickJSHandle[]): QuickJSHandle {
    const method = this.context.getProp(object, name)
    try {
      const called = this.context.callFunction(method, this.context.undefined, args)
      return this.context.unwrapResult(called)
    } finally {
      for (const handle of [method, ...args]) handle.dispose()
    }
  }

  /** Runs promise jobs until none is left or a limit is exceeded. Returns the error if a job fails. */
  runJobs(): QuickJSHandle | undefined {
    const { runtime } = this.context
    while (runtime.hasPendingJob() && !this.exceededLimit) {
      const { error } = runtime.executePendingJobs(JOBS)
      if (error) return error
    }
    return undefined
  }
}
