import { getPriority, setPriority } from 'node:os'

/** Niceness to add (nice(2)). On a shared core, the thread gets about a third of the main thread's time. */
const STEPS = 5
const LEAST_PRIORITY = 19

/** Lowers this thread's priority, but only on Linux. Elsewhere the whole process would slow down. */
export function lowerThreadPriority(): void {
  if (process.platform !== 'linux') return
  try {
    setPriority(Math.min(LEAST_PRIORITY, getPriority() + STEPS))
  } catch {
    // The system may forbid other priorities.
  }
}
