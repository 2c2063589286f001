import type { QuickJSHandle } from 'quickjs-emscripten-core'
import type { FunctionErrorName, FunctionProfile } from '../../contracts/caller-function.js'
import type { ThreadData } from './engine-code.js'
import { FUNCTION_HARNESS } from './function-harness.js'
import type { CallAnswer, FunctionReport, GuestLimits } from './protocol.js'
import { QuickJsVm } from './quickjs-vm.js'

/** Milliseconds in which a function that was stopped may still report its logs. */
const LAST_WORDS = 50

/** Characters of the arguments of one call on the page. */
const MAX_ARGUMENTS = 1_048_576

const MAX_MESSAGE = 300

/** Passes on a call on the page, or a pause; the answer comes by the `id` of the call. */
export type Send = (id: number, method: string, args: string) => void

/** Runs one function of `function`, from its source to its end. */
export class FunctionGuest {
  readonly #vm: QuickJsVm
  readonly #limits: GuestLimits
  readonly #send: Send
  readonly #harness: QuickJSHandle
  #make: QuickJSHandle | undefined
  #promise: QuickJSHandle | undefined
  /** Calls that wait for their answer. */
  #open = 0

  private constructor(vm: QuickJsVm, limits: GuestLimits, send: Send) {
    this.#vm = vm
    this.#limits = limits
    this.#send = send
    const { context } = vm
    const post = context.newFunction('post', (id, method, args) =>
      this.#post(context.getNumber(id), context.getString(method), context.getString(args)),
    )
    const make = vm.evaluate(FUNCTION_HARNESS)
    this.#harness = context.unwrapResult(context.callFunction(make, context.undefined, post))
  }

  static async start(data: ThreadData, clock: () => number, send: Send): Promise<FunctionGuest> {
    return new FunctionGuest(await QuickJsVm.start(data, clock), data.limits, send)
  }

  /** @returns the error of a source that is not a function */
  compile(source: string): string | undefined {
    const compiled = this.#vm.timed(() => this.#vm.compile(source, 'function'))
    if (compiled.error) {
      const { name, message } = this.#vm.context.dump(compiled.error) ?? {}
      return `${name}: ${message}`.slice(0, MAX_MESSAGE)
    }
    this.#make = compiled.value
    return undefined
  }

  /** @returns the report if the function has ended, also below */
  run(input: string, html: string | undefined, timeout: number): FunctionReport | undefined {
    this.#vm.expireIn(timeout)
    const { context } = this.#vm
    return this.#proceed(() => {
      this.#promise = this.#vm.call(this.#harness, 'start', [
        this.#make?.dup() ?? context.undefined,
        context.newString(input),
        html === undefined ? context.undefined : context.newString(html),
        context.newNumber(this.#limits.maxResult),
      ])
    })
  }

  settle({ id, failed, json, url }: Omit<CallAnswer, 'kind'>): FunctionReport | undefined {
    this.#open--
    const { context } = this.#vm
    return this.#proceed(() => {
      const args = [
        context.newNumber(id),
        failed ? context.true : context.false,
        context.newString(json),
        context.newString(url),
      ]
      this.#vm.call(this.#harness, 'settle', args).dispose()
    })
  }

  /** Ends a function whose time is up while it waits. */
  expire(): FunctionReport {
    return this.#stop('TimeoutError')
  }

  #post(id: number, method: string, args: string): void {
    this.#open++
    if (args.length <= MAX_ARGUMENTS) this.#send(id, method, args)
    else {
      const message = `the arguments of \`${method}\` are larger than ${MAX_ARGUMENTS} characters`
      this.#send(id, 'refuse', JSON.stringify({ name: 'RangeError', message }))
    }
  }

  #proceed(work: () => void): FunctionReport | undefined {
    try {
      return this.#vm.timed(() => {
        work()
        for (let error = this.#vm.runJobs(); error; error = this.#vm.runJobs()) error.dispose()
        return this.#findEnd()
      })
    } catch {
      // The engine itself gave up: by time, or an abort, which only exhausted memory brings about.
      return this.#stop(this.#vm.lateness ?? 'MemoryError')
    }
  }

  #findEnd(): FunctionReport | undefined {
    const { context, lateness } = this.#vm
    if (lateness) return this.#stop(lateness)
    if (!this.#promise) return undefined
    const state = context.getPromiseState(this.#promise)
    if (state.type === 'fulfilled') return this.#report(context.getString(state.value))
    // The harness returns what is thrown as a value, if there is room for one.
    if (state.type === 'rejected') return this.#stop('MemoryError')
    return this.#open > 0 ? undefined : this.#fail('Error', 'the promise it returns never settles')
  }

  #stop(name: FunctionErrorName): FunctionReport {
    if (name === 'CpuTimeError')
      return this.#fail(name, `it ran for more than ${this.#limits.cpu} ms`)
    return this.#fail(name, name === 'MemoryError' ? 'it ran out of memory' : 'it took too long')
  }

  #fail(name: string, message: string): FunctionReport {
    const value = JSON.stringify({ name, message })
    return this.#report(`{"isFulfilled":false,"value":${value},"logging":${this.#readLogs()}}`)
  }

  #readLogs(): string {
    this.#vm.grant(LAST_WORDS)
    try {
      return this.#vm.context.getString(this.#vm.call(this.#harness, 'logging', []))
    } catch {
      return '{}'
    }
  }

  #report(json: string): FunctionReport {
    return { kind: 'ended', json, cpu: this.#vm.spent, memory: this.#memory() }
  }

  #memory(): FunctionProfile['memory'] {
    const { context } = this.#vm
    try {
      const usage = context.dump(context.runtime.computeMemoryUsage())
      const { malloc_limit: total, memory_used_size: used, obj_size, str_size } = usage
      return { total, used, heap: obj_size + str_size, external: 0 }
    } catch {
      return { total: this.#limits.memory, used: 0, heap: 0, external: 0 }
    }
  }
}
