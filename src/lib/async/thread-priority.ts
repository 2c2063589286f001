import { getPriority, setPriority } from 'node:os'

/** Niceness to add (see nice(2)). On a shared core, the thread gets about a third of the main thread's time. */
const STEPS = 5
const LEAST_PRIORITY = 19

/** Lowers this thread's priority. Does so on Linux only, since other systems would slow the whole process. */
export function lowerThreadPriority(): void {
  if (process.platform !== 'linux') return
  try {
    setPriority(Math.min(LEAST_PRIORITY, getPriority() + STEPS))
  } catch {
    // If the system forbids it, all threads keep the same priority.
  }
}
