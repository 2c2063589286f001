import type { QuickJSHandle } from 'quickjs-emscripten-core'
import type { FunctionErrorName, FunctionProfile } from '../../contracts/caller-function.js'
import type { ThreadData } from './engine-code.js'
import { FUNCTION_HARNESS } from './function-harness.js'
import type { CallAnswer, FunctionReport } from './protocol.js'
import { compileFunction } from './quickjs-engine.js'
import { QuickJsVm } from './quickjs-vm.js'

/** Maximum milliseconds to read the logs of a function that was stopped. */
const LAST_WORDS = 50

const MAX_ARGUMENTS = 1_048_576

const MAX_MESSAGE = 300

/** Sends a request of the guest, such as the call of a `page` method. Its answer will have the same `id`. */
export type Send = (id: number, method: string, args: string) => void

export async function createSandboxedFunction(data: ThreadData, clock: () => number, send: Send) {
  const { limits } = data
  const vm = await QuickJsVm.create(data, clock)
  const { context } = vm
  const post = context.newFunction('post', (id, method, args) =>
    sendMethodCall(context.getNumber(id), context.getString(method), context.getString(args)),
  )
  const start = context.callFunction(vm.evaluate(FUNCTION_HARNESS), context.undefined, post)
  const harness = context.unwrapResult(start)
  const compiled: { make?: QuickJSHandle; promise?: QuickJSHandle } = {}
  let openCalls = 0

  function sendMethodCall(id: number, method: string, args: string): void {
    openCalls++
    if (args.length <= MAX_ARGUMENTS) return void send(id, method, args)
    const message = `the arguments of \`${method}\` are larger than ${MAX_ARGUMENTS} characters`
    send(id, 'refuse', JSON.stringify({ name: 'RangeError', message }))
  }

  function runGuestCode(work: () => void): FunctionReport | undefined {
    try {
      return vm.measureTime(() => {
        work()
        for (let error = vm.runJobs(); error; error = vm.runJobs()) error.dispose()
        return getReportIfFinished()
      })
    } catch {
      // A time limit stopped the engine, or its memory is exhausted.
      return createExceededLimitReport(vm.exceededLimit ?? 'MemoryError')
    }
  }

  function getReportIfFinished(): FunctionReport | undefined {
    const { exceededLimit } = vm
    if (exceededLimit) return createExceededLimitReport(exceededLimit)
    if (!compiled.promise) return undefined
    const state = context.getPromiseState(compiled.promise)
    if (state.type === 'fulfilled') return createReport(context.getString(state.value))
    // The harness catches all errors except lack of memory.
    if (state.type === 'rejected') return createExceededLimitReport('MemoryError')
    return openCalls > 0
      ? undefined
      : createErrorReport('Error', 'the promise it returns never settles')
  }

  function createExceededLimitReport(name: FunctionErrorName): FunctionReport {
    if (name === 'CpuTimeError')
      return createErrorReport(name, `it ran for more than ${limits.cpu} ms`)
    const message = name === 'MemoryError' ? 'it ran out of memory' : 'it took too long'
    return createErrorReport(name, message)
  }

  function createErrorReport(name: string, message: string): FunctionReport {
    const value = JSON.stringify({ name, message })
    return createReport(`{"isFulfilled":false,"value":${value},"logging":${readLogs()}}`)
  }

  function readLogs(): string {
    vm.allowMoreTime(LAST_WORDS)
    try {
      return context.getString(vm.callMethod(harness, 'formatLogs', []))
    } catch {
      return '{}'
    }
  }

  function createReport(json: string): FunctionReport {
    return { kind: 'ended', json, cpu: vm.spentTime, memory: measureMemory() }
  }

  function measureMemory(): FunctionProfile['memory'] {
    try {
      const usage = context.dump(context.runtime.computeMemoryUsage())
      const { malloc_limit: total, memory_used_size: used, obj_size, str_size } = usage
      return { total, used, heap: obj_size + str_size, external: 0 }
    } catch {
      return { total: limits.memory, used: 0, heap: 0, external: 0 }
    }
  }

  return {
    /** Returns an error if the source is not a function. */
    compile(source: string): string | undefined {
      const made = vm.measureTime(() => compileFunction(context, source, 'function'))
      if (made.error) {
        const { name, message } = context.dump(made.error) ?? {}
        return `${name}: ${message}`.slice(0, MAX_MESSAGE)
      }
      compiled.make = made.value
      return undefined
    },
    run(input: string, html: string | undefined, timeout: number): FunctionReport | undefined {
      vm.setTimeLimit(timeout)
      return runGuestCode(() => {
        compiled.promise = vm.callMethod(harness, 'start', [
          compiled.make?.dup() ?? context.undefined,
          context.newString(input),
          html === undefined ? context.undefined : context.newString(html),
          context.newNumber(limits.maxResult),
        ])
      })
    },
    settle({ id, failed, json, url }: Omit<CallAnswer, 'kind'>): FunctionReport | undefined {
      openCalls--
      return runGuestCode(() => {
        const args = [
          context.newNumber(id),
          failed ? context.true : context.false,
          context.newString(json),
          context.newString(url),
        ]
        vm.callMethod(harness, 'settle', args).dispose()
      })
    },
    reportTimeout: () => createExceededLimitReport('TimeoutError'),
  }
}
