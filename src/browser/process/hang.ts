import { readFileSync } from 'node:fs'

/** Milliseconds in which an idle browser opens a context or lists its processes. */
const PATIENCE = 8_000

/** Milliseconds of processor time in that period that prove work, as on a large image. */
const WORKED = 200

/** Periods of work after which it counts as hanging. */
const ROUNDS = 4

/**
 * Calls `onHang` when a process stands still, or works for very long.
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

/** Reads milliseconds of processor time, fields 14 and 15 (proc_pid_stat(5)); else `NaN`. */
function readProcessorTime(id: number): number {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'latin1')
    const fields = stat.replace(/^.*\) /s, '').split(' ')
    return (Number(fields[11]) + Number(fields[12])) * TICK
  } catch {
    return Number.NaN
  }
}
