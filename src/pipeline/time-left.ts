import type { Query } from '../params/index.js'

/** Part of the timeout that is kept for later steps. */
const RESERVE = { share: 0.1, maxMilliseconds: 2_000 }

/** Returns the milliseconds that a step may take. `started` is from `performance.now()`. */
export function getTimeLeft(
  { timeout }: Pick<Query, 'timeout'>,
  started: number,
  { share, maxMilliseconds } = RESERVE,
): number {
  const reserve = Math.min(timeout * share, maxMilliseconds)
  return Math.max(1, started + timeout - reserve - performance.now())
}
