import { readFileSync, writeSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import type { WatchdogData } from './watchdog.js'

const { beats, interval, maxMissed, maxMemory }: WatchdogData = workerData
let last = 0
let missed = 0
let told = false

setInterval(() => {
  const now = Atomics.load(beats, 0)
  missed = now === last ? missed + 1 : 0
  last = now
  if (missed >= maxMissed) killProcess()
  const memory = measureMemory()
  if (memory <= maxMemory || told) return
  told = true
  parentPort?.postMessage(memory)
}, interval)

const STDOUT = 1

/** Logs that the main thread is blocked, and kills the process. */
function killProcess(): void {
  const milliseconds = Math.round(missed * interval)
  const msg = `the event loop stood still for ${milliseconds} ms: ending the process`
  const line = { level: 60, time: Date.now(), pid: process.pid, msg }
  try {
    writeSync(STDOUT, `${JSON.stringify(line)}\n`)
  } finally {
    process.kill(process.pid, 'SIGKILL')
  }
}

/** Returns the bytes of used memory. On Linux, counts only anonymous memory (`RssAnon` in proc(5)). */
function measureMemory(): number {
  try {
    const kilobytes = /^RssAnon:\s+(\d+) kB/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]
    if (kilobytes !== undefined) return Number(kilobytes) * 1_024
  } catch {
    // The file exists only on Linux.
  }
  return process.memoryUsage.rss()
}
