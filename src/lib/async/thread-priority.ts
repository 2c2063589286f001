import { getPriority, setPriority } from 'node:os'

/** Niceness to add (nice(2)), for about a third of the main thread's time. */
const STEPS = 5
const LEAST_PRIORITY = 19

/** Does nothing outside of Linux, where it would slow the whole process. */
export function lowerThreadPriority(): void {
  if (process.platform !== 'linux') return
  try {
    setPriority(Math.min(LEAST_PRIORITY, getPriority() + STEPS))
  } catch {
    // The system may forbid other priorities.
  }
}
