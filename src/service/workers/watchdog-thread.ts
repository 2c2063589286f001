import { readFileSync, writeSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import type { Watched } from './watchdog.js'

const { beats, interval, maxMissed, maxMemory }: Watched = workerData
let last = 0
let missed = 0
let told = false

setInterval(() => {
  const now = Atomics.load(beats, 0)
  missed = now === last ? missed + 1 : 0
  last = now
  if (missed >= maxMissed) end()
  const memory = memoryInUse()
  if (memory <= maxMemory || told) return
  told = true
  parentPort?.postMessage(memory)
}, interval)

const STDOUT = 1

/** The loop writes no log any more, so the line is written here, in the form of the others. */
function end(): void {
  const milliseconds = Math.round(missed * interval)
  const msg = `the event loop stood still for ${milliseconds} ms: ending the process`
  const line = { level: 60, time: Date.now(), pid: process.pid, msg }
  try {
    writeSync(STDOUT, `${JSON.stringify(line)}\n`)
  } finally {
    process.kill(process.pid, 'SIGKILL')
  }
}

/**
 * Bytes of this process alone: of a cache on disk, pages of the file are in its memory, too, as long
 * as nobody else needs the room (proc(5)). Where there is no such count, all of them.
 */
function memoryInUse(): number {
  try {
    const kilobytes = /^RssAnon:\s+(\d+) kB/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]
    if (kilobytes !== undefined) return Number(kilobytes) * 1_024
  } catch {
    // Not Linux.
  }
  return process.memoryUsage.rss()
}
