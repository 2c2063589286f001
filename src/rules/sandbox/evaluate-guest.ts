import type { QuickJSHandle } from 'quickjs-emscripten-core'
import { collapseSpaces } from '../../lib/text/white-space.js'
import type { ThreadData } from './engine-code.js'
import type { EvaluateReport, EvaluateTask } from './protocol.js'
import { QuickJsVm } from './quickjs-vm.js'

const MAX_MESSAGE = 300

/** Guest code that writes a result as JSON; `stringify` is taken from where it stands. */
export const TO_JSON = `(value) => {
    if (typeof value === 'function' || typeof value === 'symbol') {
      throw new TypeError('the result is a ' + typeof value + ', not JSON')
    }
    return stringify(value) ?? 'null'
  }`

/** Guest code that runs the function over the inputs; it keeps the built-ins that it needs. */
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
  // What was thrown may be hostile itself.
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

/** Runs the function of `evaluate` over its inputs. */
export class EvaluateGuest {
  readonly #vm: QuickJsVm
  readonly #harness: QuickJSHandle
  readonly #limits: ThreadData['limits']

  private constructor(vm: QuickJsVm, limits: ThreadData['limits']) {
    this.#vm = vm
    this.#limits = limits
    this.#harness = vm.evaluate(HARNESS)
  }

  static async start(data: ThreadData, clock: () => number): Promise<EvaluateGuest> {
    return new EvaluateGuest(await QuickJsVm.start(data, clock), data.limits)
  }

  perform(task: Pick<EvaluateTask, 'source' | 'inputs'>): EvaluateReport {
    try {
      return this.#vm.timed(() => this.#run(task))
    } catch {
      // The engine itself gave up: an abort, which only exhausted memory or stack brings about.
      return this.#stopped()
    }
  }

  #run({ source, inputs }: Pick<EvaluateTask, 'source' | 'inputs'>): EvaluateReport {
    const { context } = this.#vm
    const make = this.#vm.compile(source, 'evaluate')
    if (make.error) return this.#thrown(make.error)
    const promise = this.#vm.call(this.#harness, 'start', [
      make.value,
      context.newString(inputs),
      context.newNumber(this.#limits.maxResult),
    ])
    const failure = this.#vm.runJobs()
    if (failure) return this.#thrown(failure)
    if (this.#vm.lateness) return this.#stopped()
    const state = context.getPromiseState(promise)
    if (state.type === 'rejected') return this.#thrown(state.error)
    return state.type === 'fulfilled'
      ? { kind: 'done', outputs: context.getString(state.value) }
      : toFailedReport('the promise it returns never settles')
  }

  #thrown(error: QuickJSHandle): EvaluateReport {
    if (this.#vm.lateness) return this.#stopped()
    const { context } = this.#vm
    const message = context.getString(this.#vm.call(this.#harness, 'describe', [error]))
    if (/out of memory/.test(message)) return toFailedReport('it ran out of memory')
    // The engine throws null when there is no room left even for an error.
    return toFailedReport(message === 'null' ? 'null was thrown, or memory ran out' : message)
  }

  #stopped(): EvaluateReport {
    return toFailedReport(
      this.#vm.lateness ? `it took longer than ${this.#limits.cpu} ms` : 'it ran out of memory',
    )
  }
}

function toFailedReport(message: string): EvaluateReport {
  return { kind: 'failed', message: collapseSpaces(message.slice(0, MAX_MESSAGE)) }
}
