import type { QuickJSHandle } from 'quickjs-emscripten-core'
import { collapseSpaces } from '../../lib/text/white-space.js'
import type { ThreadData } from './engine-code.js'
import type { EvaluateReport, EvaluateTask } from './protocol.js'
import { compileFunction } from './quickjs-engine.js'
import { QuickJsVm } from './quickjs-vm.js'

const MAX_MESSAGE = 300

/** Source of a function that converts a value to JSON. The code around it must define `stringify`. */
export const TO_JSON = `(value) => {
    if (typeof value === 'function' || typeof value === 'symbol') {
      throw new TypeError('the result is a ' + typeof value + ', not JSON')
    }
    return stringify(value) ?? 'null'
  }`

/** Sandbox code that calls the caller's function. It keeps the original `JSON`, which that function may replace. */
const HARNESS = `(() => {
  'use strict'
  const { parse, stringify } = JSON
  const text = String
  const toJson = ${TO_JSON}
  const start = async (make, inputs, maxResult) => {
    const list = parse(inputs)
    const { length } = list
    let outputs = ''
    for (let index = 0; index < length; index++) {
      const made = make(list[index])
      const output = toJson(await (typeof made === 'function' ? made(list[index]) : made))
      outputs += (index > 0 ? ',' : '') + output
      if (outputs.length > maxResult) {
        throw new RangeError('the result is larger than ' + maxResult + ' characters of JSON')
      }
    }
    return '[' + outputs + ']'
  }
  // Reading the properties of the thrown value may throw another error.
  const describe = (thrown) => {
    try {
      return text(thrown?.name ?? '') && text(thrown?.message ?? '')
        ? text(thrown.name) + ': ' + text(thrown.message)
        : text(thrown)
    } catch {
      return 'something that cannot be described was thrown'
    }
  }
  return { start, describe }
})()`

type Perform = (task: Pick<EvaluateTask, 'source' | 'inputs'>) => EvaluateReport

export async function createEvaluator(data: ThreadData, clock: () => number): Promise<Perform> {
  const { cpu, maxResult } = data.limits
  const vm = await QuickJsVm.create(data, clock)
  const { context } = vm
  const harness = vm.evaluate(HARNESS)

  const run: Perform = ({ source, inputs }) => {
    const make = compileFunction(context, source, 'evaluate')
    if (make.error) return describeThrownValue(make.error)
    const args = [make.value, context.newString(inputs), context.newNumber(maxResult)]
    const promise = vm.callMethod(harness, 'start', args)
    const failure = vm.runJobs()
    if (failure) return describeThrownValue(failure)
    if (vm.exceededLimit) return createLimitReport()
    const state = context.getPromiseState(promise)
    if (state.type === 'rejected') return describeThrownValue(state.error)
    return state.type === 'fulfilled'
      ? { kind: 'done', outputs: context.getString(state.value) }
      : createFailedReport('the promise it returns never settles')
  }

  function describeThrownValue(thrown: QuickJSHandle): EvaluateReport {
    if (vm.exceededLimit) return createLimitReport()
    const message = context.getString(vm.callMethod(harness, 'describe', [thrown]))
    if (/out of memory/.test(message)) return createFailedReport('it ran out of memory')
    // The engine throws null if memory runs out.
    return createFailedReport(message === 'null' ? 'null was thrown, or memory ran out' : message)
  }

  const createLimitReport = () =>
    createFailedReport(vm.exceededLimit ? `it took longer than ${cpu} ms` : 'it ran out of memory')

  return (task) => {
    try {
      return vm.measureTime(() => run(task))
    } catch {
      // The engine aborted, so its memory or stack is exhausted.
      return createLimitReport()
    }
  }
}

function createFailedReport(message: string): EvaluateReport {
  return { kind: 'failed', message: collapseSpaces(message.slice(0, MAX_MESSAGE)) }
}
