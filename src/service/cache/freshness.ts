import type { Entry } from './cache.js'

/** Tells if a copy may be answered: `fresh` yes, `stale` with a refresh, `expired` no. */
export type Freshness = 'fresh' | 'stale' | 'expired'

/** Milliseconds that the clock of another machine may be ahead. */
const CLOCK_SKEW = 300_000

/**
 * Compares the age of a copy with `staleTtl`, from which it is stale, and with `ttl`.
 * @param now Unix milliseconds
 */
export function getFreshness(
  entry: Pick<Entry, 'storedAt' | 'ttl' | 'staleTtl'>,
  now: number,
): Freshness {
  // Made before the clock was set back: it would be fresh until the time comes.
  if (entry.storedAt > now + CLOCK_SKEW) return 'expired'
  const age = getAge(entry, now)
  if (age >= entry.ttl) return 'expired'
  return entry.staleTtl !== undefined && age >= entry.staleTtl ? 'stale' : 'fresh'
}

/** Returns the age in milliseconds, at least 0, since another machine's clock may be ahead. */
export function getAge(entry: Pick<Entry, 'storedAt'>, now: number): number {
  return Math.max(0, now - entry.storedAt)
}
