import type { Query } from '../params/index.js'

/** Share of the timeout kept for later steps. */
const RESERVE = { share: 0.1, maxMilliseconds: 2_000 }

/** Returns milliseconds for a step. `started` is from `performance.now()`. */
export function getTimeLeft(
  { timeout }: Pick<Query, 'timeout'>,
  started: number,
  { share, maxMilliseconds } = RESERVE,
): number {
  const reserve = Math.min(timeout * share, maxMilliseconds)
  return Math.max(1, started + timeout - reserve - performance.now())
}
