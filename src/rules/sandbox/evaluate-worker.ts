import { parentPort, workerData } from 'node:worker_threads'
import { lowerThreadPriority } from '../../lib/async/thread-priority.js'
import type { ThreadData } from './engine-code.js'
import { EvaluateGuest } from './evaluate-guest.js'
import type { EvaluateTask, FromThread } from './protocol.js'
import { convertResults } from './results.js'

/**
 * Stops the time of the guest, in UTC: the engine takes clock, time zone and the seed of `Math.random`
 * from this thread's globals. A function can't measure the machine, and the same input gives the same
 * output.
 */
function stopClock(): (now: number) => void {
  let time = 0
  Date.now = () => time
  Date.prototype.getTimezoneOffset = () => 0
  performance.now = () => 0
  return (now) => {
    time = now
  }
}

function post(message: FromThread): void {
  parentPort?.postMessage(message)
}

lowerThreadPriority()
const clock = performance.now.bind(performance)
const setClock = stopClock()
const data: ThreadData = workerData
const guest = await EvaluateGuest.start(data, clock)

parentPort?.once('message', (task: EvaluateTask) => {
  setClock(task.now)
  const report = guest.perform(task)
  post(report.kind === 'done' ? convertResults(report, task, data.limits) : report)
})
post({ kind: 'ready' })
