import type { QuickJSContext, QuickJSHandle } from 'quickjs-emscripten-core'
import type { FunctionErrorName, FunctionProfile } from '../../contracts/caller-function.js'
import type { ThreadData } from './engine-code.js'
import { FUNCTION_HARNESS } from './function-harness.js'
import type { CallAnswer, FunctionLimits, FunctionReport } from './function-protocol.js'
import { compile, openContext } from './quickjs-engine.js'

/** Jobs run between two looks at the clock. */
const JOBS = 1_000

/** Milliseconds for saying what was logged by a function that was stopped. */
const LAST_WORDS = 50

/** Characters of the arguments of one call on the page. */
const MAX_ARGUMENTS = 1_048_576

/** Passes on a call on the page, or a pause; the answer comes by the `id` of the call. */
export type Send = (id: number, method: string, args: string) => void

/** One function in an engine of its own, from its source to its end. */
export class FunctionVm {
  readonly #context: QuickJSContext
  readonly #limits: FunctionLimits
  readonly #clock: () => number
  readonly #send: Send
  readonly #harness: QuickJSHandle
  #make: QuickJSHandle | undefined
  #promise: QuickJSHandle | undefined
  #deadline = Number.POSITIVE_INFINITY
  /** Milliseconds spent running, and since when it runs now. */
  #spent = 0
  #since = 0
  /** Calls that wait for their answer. */
  #open = 0

  private constructor(
    context: QuickJSContext,
    limits: FunctionLimits,
    clock: () => number,
    send: Send,
  ) {
    this.#context = context
    this.#limits = limits
    this.#clock = clock
    this.#send = send
    context.runtime.setInterruptHandler(() => this.#late() !== undefined)
    const make = context.unwrapResult(context.evalCode(FUNCTION_HARNESS))
    const post = context.newFunction('post', (id, method, args) =>
      this.#post(context.getNumber(id), context.getString(method), context.getString(args)),
    )
    this.#harness = context.unwrapResult(context.callFunction(make, context.undefined, post))
  }

  static async start(
    { limits, code }: ThreadData<FunctionLimits>,
    clock: () => number,
    send: Send,
  ): Promise<FunctionVm> {
    return new FunctionVm(await openContext(limits.memory, code), limits, clock, send)
  }

  /** Why the source is not a function; `undefined` when it is one. */
  compile(source: string): string | undefined {
    return this.#running(() => {
      const compiled = compile(this.#context, source, 'function')
      if (compiled.error) return this.#textOf(compiled.error)
      this.#make = compiled.value
      return undefined
    })
  }

  /** @returns how it ended, if it has */
  run(input: string, html: string | undefined, timeout: number): FunctionReport | undefined {
    this.#deadline = this.#clock() + timeout
    const context = this.#context
    return this.#guarded(() => {
      this.#promise = this.#call('start', [
        this.#make?.dup() ?? context.undefined,
        context.newString(input),
        html === undefined ? context.undefined : context.newString(html),
        context.newNumber(this.#limits.maxResult),
      ])
    })
  }

  /** @returns how it ended, if it has */
  settle({ id, failed, json, url }: Omit<CallAnswer, 'kind'>): FunctionReport | undefined {
    this.#open--
    const context = this.#context
    return this.#guarded(() => {
      const isFailed = failed ? context.true : context.false
      const args = [
        context.newNumber(id),
        isFailed,
        context.newString(json),
        context.newString(url),
      ]
      this.#call('settle', args).dispose()
    })
  }

  /** How it ended, its time being up while it waits. */
  expire(): FunctionReport {
    return this.#stopped('TimeoutError')
  }

  #post(id: number, method: string, args: string): void {
    this.#open++
    if (args.length <= MAX_ARGUMENTS) this.#send(id, method, args)
    else {
      const message = `the arguments of \`${method}\` are larger than ${MAX_ARGUMENTS} characters`
      this.#send(id, 'refuse', JSON.stringify({ name: 'RangeError', message }))
    }
  }

  #call(name: string, args: QuickJSHandle[]): QuickJSHandle {
    const method = this.#context.getProp(this.#harness, name)
    try {
      const called = this.#context.callFunction(method, this.#context.undefined, args)
      return this.#context.unwrapResult(called)
    } finally {
      for (const handle of [method, ...args]) handle.dispose()
    }
  }

  #guarded(work: () => void): FunctionReport | undefined {
    try {
      return this.#running(() => {
        work()
        return this.#pump()
      })
    } catch {
      // The engine itself gave up: by time, or an abort, which only exhausted memory brings about.
      return this.#stopped(this.#late() ?? 'MemoryError')
    }
  }

  #pump(): FunctionReport | undefined {
    const { runtime } = this.#context
    while (runtime.hasPendingJob() && this.#late() === undefined) {
      const jobs = runtime.executePendingJobs(JOBS)
      if (jobs.error) jobs.error.dispose()
    }
    const late = this.#late()
    if (late) return this.#stopped(late)
    if (!this.#promise) return undefined
    const state = this.#context.getPromiseState(this.#promise)
    if (state.type === 'fulfilled') return this.#report(this.#context.getString(state.value))
    // What is thrown inside is told as a value, if there is room for one.
    if (state.type === 'rejected') return this.#stopped('MemoryError')
    if (this.#open > 0) return undefined
    const message = 'the promise it returns never settles'
    return this.#report(this.#failure('Error', message))
  }

  #stopped(name: FunctionErrorName): FunctionReport {
    return this.#report(this.#failure(name, this.#messageOf(name)))
  }

  #messageOf(name: FunctionErrorName): string {
    if (name === 'CpuTimeError') return `it ran for more than ${this.#limits.cpu} ms`
    return name === 'MemoryError' ? 'it ran out of memory' : 'it took too long'
  }

  #failure(name: string, message: string): string {
    const logging = this.#lastWords()
    return `{"isFulfilled":false,"value":${JSON.stringify({ name, message })},"logging":${logging}}`
  }

  #lastWords(): string {
    const until = this.#clock() + LAST_WORDS
    this.#context.runtime.setInterruptHandler(() => this.#clock() > until)
    try {
      return this.#context.getString(this.#call('logging', []))
    } catch {
      return '{}'
    }
  }

  #report(json: string): FunctionReport {
    return { kind: 'done', json, cpu: this.#spentNow(), memory: this.#memory() }
  }

  #memory(): FunctionProfile['memory'] {
    try {
      const usage = this.#context.dump(this.#context.runtime.computeMemoryUsage())
      const { malloc_limit: total, memory_used_size: used, obj_size, str_size } = usage
      return { total, used, heap: obj_size + str_size, external: 0 }
    } catch {
      return { total: this.#limits.memory, used: 0, heap: 0, external: 0 }
    }
  }

  #running<T>(work: () => T): T {
    this.#since = this.#clock()
    try {
      return work()
    } finally {
      this.#spent = this.#spentNow()
      this.#since = 0
    }
  }

  #spentNow(): number {
    return this.#spent + (this.#since === 0 ? 0 : this.#clock() - this.#since)
  }

  #late(): FunctionErrorName | undefined {
    if (this.#spentNow() > this.#limits.cpu) return 'CpuTimeError'
    return this.#clock() > this.#deadline ? 'TimeoutError' : undefined
  }

  #textOf(error: QuickJSHandle): string {
    const { name, message } = this.#context.dump(error) ?? {}
    return `${name}: ${message}`.slice(0, 300)
  }
}
