import { readFileSync } from 'node:fs'

const PATIENCE = 8_000

/** Milliseconds of processor time between two checks. A process that used less counts as hanging. */
const WORKED = 200

/** Number of checks after which even a busy process counts as hanging. */
const ROUNDS = 4

/** Calls `onHang` if the process hangs. Returns a function that ends the checks. */
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

/** Milliseconds of a tick, the unit of time in `/proc` (`getconf CLK_TCK` is 100 on Linux). */
const TICK = 10

/** Reads the used milliseconds (proc_pid_stat(5), fields 14 and 15), or returns `NaN` on failure. */
function readProcessorTime(id: number): number {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'latin1')
    const fields = stat.replace(/^.*\) /s, '').split(' ')
    return (Number(fields[11]) + Number(fields[12])) * TICK
  } catch {
    return Number.NaN
  }
}
