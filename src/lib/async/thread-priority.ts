import { getPriority, setPriority } from 'node:os'

/** Steps of niceness (nice(2)): about a third of the main loop's share where both want a core. */
const STEPS = 5
const LEAST_PRIORITY = 19

/** Lets the main loop go before this thread; on Linux only: elsewhere it slows the process. */
export function lowerThreadPriority(): void {
  if (process.platform !== 'linux') return
  try {
    setPriority(Math.min(LEAST_PRIORITY, getPriority() + STEPS))
  } catch {
    // A system may forbid it; then all threads are equal.
  }
}
