import type { Query } from '../params/index.js'

/** Share of a request's timeout that is reserved for later steps, up to `maxMilliseconds`. */
const RESERVE = { share: 0.1, maxMilliseconds: 2_000 }

/** Returns the milliseconds before the reserve, at least 1. `started` is `performance.now()` when the request began. */
export function getTimeLeft(
  { timeout }: Pick<Query, 'timeout'>,
  started: number,
  { share, maxMilliseconds } = RESERVE,
): number {
  const reserve = Math.min(timeout * share, maxMilliseconds)
  return Math.max(1, started + timeout - reserve - performance.now())
}
