import { setTimeout as pause } from 'node:timers/promises'

/** Resolves once it holds. How long that may take is no test's business: the runner ends what hangs. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(5)
}
