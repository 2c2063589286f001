import type { Query } from '../params/index.js'

/** Share of a request's timeout that is reserved for later steps, up to `maxMilliseconds`. */
const RESERVE = { share: 0.1, maxMilliseconds: 2_000 }

/** Returns the milliseconds that a step may take, at least 1. `started` is from `performance.now()`. */
export function getTimeLeft(
  { timeout }: Pick<Query, 'timeout'>,
  started: number,
  { share, maxMilliseconds } = RESERVE,
): number {
  const reserve = Math.min(timeout * share, maxMilliseconds)
  return Math.max(1, started + timeout - reserve - performance.now())
}
