import { parentPort, workerData } from 'node:worker_threads'
import { lowerThreadPriority } from '../../lib/async/thread-priority.js'
import type { ThreadData } from './engine-code.js'
import { createEvaluator } from './evaluate-guest.js'
import type { EvaluateTask, FromThread } from './protocol.js'
import { convertResults } from './results.js'

function postToParent(message: FromThread): void {
  parentPort?.postMessage(message)
}

lowerThreadPriority()
const clock = performance.now.bind(performance)
let time = 0
// Stops the guest's clock, so that a function gives the same result each time.
Date.now = () => time
Date.prototype.getTimezoneOffset = () => 0
performance.now = () => 0
const data: ThreadData = workerData
const perform = await createEvaluator(data, clock)

parentPort?.once('message', (task: EvaluateTask) => {
  time = task.now
  const report = perform(task)
  postToParent(report.kind === 'done' ? convertResults(report, task, data.limits) : report)
})
postToParent({ kind: 'ready' })
