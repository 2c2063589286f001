import { getPriority, setPriority } from 'node:os'

/** Steps of niceness (nice(2)) by which a thread gets about a third of the main thread's time if both want one core. */
const STEPS = 5
const LEAST_PRIORITY = 19

/** Gives this thread less priority than the main thread; only on Linux, as it would slow the process elsewhere. */
export function lowerThreadPriority(): void {
  if (process.platform !== 'linux') return
  try {
    setPriority(Math.min(LEAST_PRIORITY, getPriority() + STEPS))
  } catch {
    // If the system forbids it, all threads keep the same priority.
  }
}
