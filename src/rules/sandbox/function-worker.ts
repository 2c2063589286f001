import { parentPort, workerData } from 'node:worker_threads'
import { lowerThreadPriority } from '../../lib/async/thread-priority.js'
import { decodeBytes } from '../../page/encoding/index.js'
import type { ThreadData } from './engine-code.js'
import type {
  FromFunction,
  FunctionLimits,
  FunctionReport,
  Markup,
  ToFunction,
} from './function-protocol.js'
import { checkedReport } from './function-report.js'
import { FunctionVm, type Send } from './function-vm.js'

lowerThreadPriority()

/** Where the service stands is nobody's business: the engine takes its time zone from here. */
Date.prototype.getTimezoneOffset = () => 0

/** A pause that a caller's function may ask for at once, in milliseconds; its time ends before. */
const LONGEST_PAUSE = 600_000

const data: ThreadData<FunctionLimits> = workerData
const clock = performance.now.bind(performance)
const vm = await FunctionVm.start(data, clock, send)
let isDone = false

function say(message: FromFunction): void {
  parentPort?.postMessage(message)
}

function finish(report: FunctionReport | undefined): void {
  if (!report || isDone) return
  isDone = true
  say(checkedReport(report, data.limits))
}

/** Pauses are kept here; what is left is for the page. */
function send(id: number, method: string, args: string): ReturnType<Send> {
  if (method === 'sleep') {
    const [milliseconds = 0] = JSON.parse(args)
    const answer = { id, failed: false, json: '', url: '' }
    setTimeout(() => settle(answer), Math.min(Math.max(0, milliseconds), LONGEST_PAUSE))
  } else if (method === 'refuse') setImmediate(settle, { id, failed: true, json: args, url: '' })
  else say({ kind: 'call', id, method, args })
}

function settle(answer: Parameters<FunctionVm['settle']>[0]): void {
  if (!isDone) finish(vm.settle(answer))
}

function textOf(markup: Markup | undefined): string | undefined {
  if (!markup) return undefined
  return 'text' in markup ? markup.text : decodeBytes(markup.bytes, markup.contentType).text
}

parentPort?.on('message', (message: ToFunction) => {
  if (message.kind === 'compile') {
    const started = clock()
    const error = vm.compile(message.source)
    say({ kind: 'compiled', build: clock() - started, error })
  } else if (message.kind === 'run') {
    const { input, markup, timeout } = message
    setTimeout(() => !isDone && finish(vm.expire()), timeout)
    finish(vm.run(input, textOf(markup), timeout))
  } else settle(message)
})
say({ kind: 'ready' })
