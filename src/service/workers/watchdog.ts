import { Worker } from 'node:worker_threads'

export interface WatchdogData {
  /** Counter that the main thread increments in its event loop. */
  readonly beats: Int32Array
  readonly interval: number
  readonly maxMissed: number
  /** Bytes of memory above which the process finishes its requests and ends. */
  readonly maxMemory: number
}

/** Missed beats until the process is killed. One beat may be missed while the machine sleeps. */
const MAX_MISSED = 5

const LONGEST_INTERVAL = 2_000

/** @param stall milliseconds until a blocked process is killed, or `undefined` to never kill it */
export function startWatchdog(stall: number | undefined, maxMemory: number): void {
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const interval = stall === undefined ? LONGEST_INTERVAL : Math.max(1, stall / MAX_MISSED)
  const maxMissed = stall === undefined ? Number.POSITIVE_INFINITY : MAX_MISSED
  const workerData: WatchdogData = { beats, interval, maxMissed, maxMemory }
  const thread = new Worker(new URL('./watchdog-thread.js', import.meta.url), {
    workerData,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 16 },
  })
  thread.unref()
  thread.on('message', (bytes: number) => {
    throw new Error(`The process has ${bytes} bytes of memory; LINKGLASS_MAX_MEMORY allows less.`)
  })
  setInterval(() => Atomics.add(beats, 0, 1), interval / 2).unref()
}
