import { readFileSync } from 'node:fs'

/** Milliseconds in which a browser opens a context or tells its processes, unless it is at work. */
const PATIENCE = 8_000

/** Milliseconds of processor time in these by which it counts as at work: it encodes a large image. */
const WORKED = 200

/** Times that it is given these. */
const ROUNDS = 4

/**
 * Calls `onHang` when a process has neither ended what it was asked for nor worked for a while, or
 * has worked for very long.
 * @returns a function that ends the watch
 */
export function watchForHang(id: number, onHang: () => void): () => void {
  let last = readProcessorTime(id)
  let rounds = 0
  const timer = setInterval(() => {
    const before = last
    last = readProcessorTime(id)
    rounds++
    const isAtWork = last - before >= WORKED
    if (!isAtWork || rounds >= ROUNDS) onHang()
  }, PATIENCE)
  return () => clearInterval(timer)
}

/** Milliseconds in a tick of `/proc` (`getconf CLK_TCK` is 100 on Linux). */
const TICK = 10

/**
 * Reads the processor time of a process in milliseconds; `NaN` where there is no `/proc`. proc_pid_stat(5):
 * utime and stime are the 14th and 15th field; the name before may hold spaces.
 */
function readProcessorTime(id: number): number {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'latin1')
    const fields = stat.replace(/^.*\) /s, '').split(' ')
    return (Number(fields[11]) + Number(fields[12])) * TICK
  } catch {
    return Number.NaN
  }
}
