import { parentPort, workerData } from 'node:worker_threads'
import { lowerThreadPriority } from '../../lib/async/thread-priority.js'
import type { ThreadData } from './engine-code.js'
import type { SandboxReport, SandboxTask, WorkerLimits } from './protocol.js'
import { QuickJsVm } from './quickjs-vm.js'
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

lowerThreadPriority()
const clock = performance.now.bind(performance)
const setClock = stopClock()
const data: ThreadData<WorkerLimits> = workerData
const vm = await QuickJsVm.start(data, clock)

function report(message: SandboxReport) {
  return parentPort?.postMessage(message)
}

parentPort?.once('message', (task: SandboxTask) => {
  setClock(task.now)
  const outcome = vm.perform(task)
  report(outcome.kind === 'done' ? convertResults(outcome, task, data.limits) : outcome)
})
report({ kind: 'ready' })
