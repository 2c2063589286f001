import { getPriority, setPriority } from 'node:os'

/** Niceness (nice(2)) to add to a thread, for about a third of the main thread's time on a shared core. */
const STEPS = 5
const LEAST_PRIORITY = 19

/** Lowers this thread's priority, on Linux only. Other systems would slow the whole process. */
export function lowerThreadPriority(): void {
  if (process.platform !== 'linux') return
  try {
    setPriority(Math.min(LEAST_PRIORITY, getPriority() + STEPS))
  } catch {
    // If the system forbids it, all threads keep the same priority.
  }
}
