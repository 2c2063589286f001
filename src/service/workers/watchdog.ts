import { Worker } from 'node:worker_threads'

export interface WatchdogOptions {
  /** Milliseconds after which a loop that stands still is given up; never when left out. */
  readonly stall: number | undefined
  /** Bytes of memory beyond which the process is to end well. */
  readonly maxMemory: number
}

/** What the thread is started with. */
export interface Watched {
  /** One integer that the loop counts up. */
  readonly beats: Int32Array
  /** Milliseconds between two looks, and looks in a row without a beat that end the process. */
  readonly interval: number
  readonly maxMissed: number
  readonly maxMemory: number
}

/** Looks in the time of a stall: the more, the less a machine that was asleep looks like one. */
const MAX_MISSED = 5

const LONGEST_INTERVAL = 2_000

/**
 * Watches this process from a thread of its own, which runs on when the event loop does not. A loop
 * that stands still can finish nothing: the process is killed. Memory beyond the bound is a fault
 * like any other outside of a request: what is under way is finished. A primary replaces a worker
 * that ended; a process that runs alone has to be started again from outside.
 */
export function startWatchdog({ stall, maxMemory }: WatchdogOptions): void {
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const interval = stall === undefined ? LONGEST_INTERVAL : Math.max(1, stall / MAX_MISSED)
  const maxMissed = stall === undefined ? Number.POSITIVE_INFINITY : MAX_MISSED
  const workerData: Watched = { beats, interval, maxMissed, maxMemory }
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
