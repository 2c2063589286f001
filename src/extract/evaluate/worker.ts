import { parentPort, workerData } from 'node:worker_threads'
import { Guest } from './guest.js'
import type { Report, Task, WorkerLimits } from './protocol.js'
import { convertResults } from './results.js'

/**
 * The engine takes clock, time zone and the seed of `Math.random` from this thread's globals.
 * Here time stands still, in UTC: a function can't measure what it runs on, and the same input
 * gives the same output.
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

const clock = performance.now.bind(performance)
const setClock = stopClock()
const limits: WorkerLimits = workerData
const guest = await Guest.start(limits, clock)

const report = (message: Report) => parentPort?.postMessage(message)

parentPort?.once('message', (task: Task) => {
  setClock(task.now)
  const outcome = guest.perform(task)
  report(outcome.kind === 'done' ? convertResults(outcome, task, limits) : outcome)
})
report({ kind: 'ready' })
