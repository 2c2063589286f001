import type { Entry } from './cache.js'

/** Milliseconds that the clock of another machine may be ahead. */
const CLOCK_SKEW = 300_000

/** Returns `stale` for a copy to send and refresh. */
export function getEntryFreshness(
  entry: Pick<Entry, 'storedAt' | 'ttl' | 'staleTtl'>,
  now: number,
) {
  // With the clock set back, copies would stay fresh.
  if (entry.storedAt > now + CLOCK_SKEW) return 'expired'
  const age = getEntryAge(entry, now)
  if (age >= entry.ttl) return 'expired'
  return entry.staleTtl !== undefined && age >= entry.staleTtl ? 'stale' : 'fresh'
}

/** Returns milliseconds, or 0 for an entry from the future. */
export function getEntryAge(entry: Pick<Entry, 'storedAt'>, now: number): number {
  return Math.max(0, now - entry.storedAt)
}
