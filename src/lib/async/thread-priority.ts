import { getPriority, setPriority } from 'node:os'

/** Steps of niceness (nice(2)): about a third of the main loop's share where both want a core. */
const STEPS = 5
const LEAST_PRIORITY = 19

/**
 * Has a thread whose work strangers choose give way to the main loop, which is to answer however
 * much there is to do. On Linux this holds for the calling thread alone (setpriority(2), "C
 * library/kernel differences"); elsewhere it would for the whole process, so it is left.
 */
export function giveWay(): void {
  if (process.platform !== 'linux') return
  try {
    setPriority(Math.min(LEAST_PRIORITY, getPriority() + STEPS))
  } catch {
    // A system may forbid it; then all threads are equal.
  }
}
