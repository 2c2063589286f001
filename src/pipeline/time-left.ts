import type { Query } from '../params/index.js'

/** Time of a request that is reserved for later steps: a share of its timeout, up to `maxMilliseconds`. */
const RESERVE = { share: 0.1, maxMilliseconds: 2_000 }

/** Returns at least one millisecond. `started` is `performance.now()` when the request began. */
export function getTimeLeft(
  { timeout }: Pick<Query, 'timeout'>,
  started: number,
  { share, maxMilliseconds } = RESERVE,
): number {
  const reserve = Math.min(timeout * share, maxMilliseconds)
  return Math.max(1, started + timeout - reserve - performance.now())
}
