import type { Entry } from './cache.js'

/** Milliseconds that the clock of another machine may be ahead. */
const CLOCK_SKEW = 300_000

/**
 * Returns `fresh` for a copy to send as it is, `stale` for one to send and then refresh, `expired` for one not to send.
 * @param now Unix milliseconds
 */
export function getFreshness(entry: Pick<Entry, 'storedAt' | 'ttl' | 'staleTtl'>, now: number) {
  // A copy from before the clock was set back would stay fresh until that time comes again.
  if (entry.storedAt > now + CLOCK_SKEW) return 'expired'
  const age = getAge(entry, now)
  if (age >= entry.ttl) return 'expired'
  return entry.staleTtl !== undefined && age >= entry.staleTtl ? 'stale' : 'fresh'
}

/** Returns milliseconds, at least 0: the clock of another machine may be ahead. */
export function getAge(entry: Pick<Entry, 'storedAt'>, now: number): number {
  return Math.max(0, now - entry.storedAt)
}
