import type { Entry } from './cache.js'

/** Milliseconds that the clock of another machine may be ahead. */
const CLOCK_SKEW = 300_000

/** Returns `fresh`, `expired`, or `stale` for an entry to send and then refresh. */
export function getEntryFreshness(
  entry: Pick<Entry, 'storedAt' | 'ttl' | 'staleTtl'>,
  now: number,
) {
  // After the clock was set back, such an entry would stay fresh too long.
  if (entry.storedAt > now + CLOCK_SKEW) return 'expired'
  const age = getEntryAge(entry, now)
  if (age >= entry.ttl) return 'expired'
  return entry.staleTtl !== undefined && age >= entry.staleTtl ? 'stale' : 'fresh'
}

/** Returns milliseconds, or 0 for an entry from the future. */
export function getEntryAge(entry: Pick<Entry, 'storedAt'>, now: number): number {
  return Math.max(0, now - entry.storedAt)
}
