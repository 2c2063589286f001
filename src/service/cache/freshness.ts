import type { Entry } from './cache.js'

/** Says if a copy may be used as it is, used but refreshed, or not used. */
export type Freshness = 'fresh' | 'stale' | 'expired'

/**
 * A copy is stale from the age of `staleTtl`, and expired from that of `ttl`.
 * @param now Unix milliseconds
 */
export function getFreshness(
  entry: Pick<Entry, 'storedAt' | 'ttl' | 'staleTtl'>,
  now: number,
): Freshness {
  const age = getAge(entry, now)
  if (age >= entry.ttl) return 'expired'
  return entry.staleTtl !== undefined && age >= entry.staleTtl ? 'stale' : 'fresh'
}

/**
 * Returns milliseconds; never negative, since a shared store may have an entry from a clock ahead.
 */
export function getAge(entry: Pick<Entry, 'storedAt'>, now: number): number {
  return Math.max(0, now - entry.storedAt)
}
