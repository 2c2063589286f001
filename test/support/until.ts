import { setTimeout as pause } from 'node:timers/promises'

/** Waits until a condition holds; the runner ends what hangs. */
export async function until(
  holds: () => boolean | Promise<boolean>,
  every: number = 20,
): Promise<void> {
  while (!(await holds())) await pause(every)
}

/** Milliseconds between looks that are requests themselves, of several services. */
export const SELDOM = 100
