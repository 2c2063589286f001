import type { Entry } from './cache.js'

/** Milliseconds that the clock of another machine may be ahead. */
const CLOCK_SKEW = 300_000

/** Returns `fresh` for a copy to send, `stale` for a copy to send and refresh, `expired` for a copy not to send. */
export function getFreshness(entry: Pick<Entry, 'storedAt' | 'ttl' | 'staleTtl'>, now: number) {
  // A copy from before the clock was set back would stay fresh until that time comes again.
  if (entry.storedAt > now + CLOCK_SKEW) return 'expired'
  const age = getAge(entry, now)
  if (age >= entry.ttl) return 'expired'
  return entry.staleTtl !== undefined && age >= entry.staleTtl ? 'stale' : 'fresh'
}

/** Returns milliseconds. Returns 0 for an entry from a machine whose clock is ahead. */
export function getAge(entry: Pick<Entry, 'storedAt'>, now: number): number {
  return Math.max(0, now - entry.storedAt)
}
