import { parentPort, workerData } from 'node:worker_threads'
import { lowerThreadPriority } from '../../lib/async/thread-priority.js'
import { decodeBytes } from '../../page/encoding/index.js'
import type { ThreadData } from './engine-code.js'
import { createSandboxedFunction, type Send } from './function-guest.js'
import type { CallAnswer, FromThread, FunctionReport, Markup, ToThread } from './protocol.js'
import { replaceUnusableResultByError } from './results.js'

lowerThreadPriority()

/** Hides the service's time zone from the engine. */
Date.prototype.getTimezoneOffset = () => 0

/** Maximum milliseconds of a timer: Node.js fires timers with a longer delay at once. */
const MAX_DELAY = 2 ** 31 - 1

const data: ThreadData = workerData
const clock = performance.now.bind(performance)
const guest = await createSandboxedFunction(data, clock, answerOrForwardCall)
let isDone = false

function postToParent(message: FromThread): void {
  parentPort?.postMessage(message)
}

function postReport(report: FunctionReport | undefined): void {
  if (!report || isDone) return
  isDone = true
  postToParent(replaceUnusableResultByError(report, data.limits))
}

function answerOrForwardCall(id: number, method: string, args: string): ReturnType<Send> {
  if (method === 'sleep') {
    const [milliseconds = 0] = JSON.parse(args)
    const answer = { id, failed: false, json: '', url: '' }
    setTimeout(() => settleMethodCall(answer), Math.min(Math.max(0, milliseconds), MAX_DELAY))
  } else if (method === 'refuse')
    setImmediate(settleMethodCall, { id, failed: true, json: args, url: '' })
  else postToParent({ kind: 'call', id, method, args })
}

function settleMethodCall(answer: Omit<CallAnswer, 'kind'>): void {
  if (!isDone) postReport(guest.settle(answer))
}

function decodeMarkup(markup: Markup | undefined): string | undefined {
  if (!markup) return undefined
  return 'text' in markup ? markup.text : decodeBytes(markup.bytes, markup.contentType).text
}

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'compile') {
    const started = clock()
    const error = guest.compile(message.source)
    postToParent({ kind: 'compiled', build: clock() - started, error })
  } else if (message.kind === 'run') {
    const { input, markup, timeout } = message
    setTimeout(() => !isDone && postReport(guest.reportTimeout()), timeout)
    postReport(guest.run(input, decodeMarkup(markup), timeout))
  } else if (message.kind === 'answer') settleMethodCall(message)
})
postToParent({ kind: 'ready' })
