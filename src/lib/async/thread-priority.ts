import { getPriority, setPriority } from 'node:os'

/** Steps of niceness (nice(2)): about a third of the main loop's share where both want a core. */
const STEPS = 5
const LEAST_PRIORITY = 19

/**
 * Lets the main loop go before a thread whose work strangers choose. Linux applies this to the
 * calling thread alone (setpriority(2), "C library/kernel differences"); elsewhere it would slow
 * down the whole process, so nothing is done.
 */
export function lowerThreadPriority(): void {
  if (process.platform !== 'linux') return
  try {
    setPriority(Math.min(LEAST_PRIORITY, getPriority() + STEPS))
  } catch {
    // A system may forbid it; then all threads are equal.
  }
}
