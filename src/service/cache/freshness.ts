import type { Entry } from './cache.js'

/** What a copy is good for: as it is, at once but due for a refresh, or no longer. */
export type Freshness = 'fresh' | 'stale' | 'expired'

/** A copy is stale from `staleTtl` on, and expired from `ttl` on; `now` is Unix milliseconds. */
export function getFreshness(
  entry: Pick<Entry, 'storedAt' | 'ttl' | 'staleTtl'>,
  now: number,
): Freshness {
  const age = getAge(entry, now)
  if (age >= entry.ttl) return 'expired'
  return entry.staleTtl !== undefined && age >= entry.staleTtl ? 'stale' : 'fresh'
}

/** Milliseconds; never negative, whatever a shared store's other clocks say. */
export function getAge(entry: Pick<Entry, 'storedAt'>, now: number): number {
  return Math.max(0, now - entry.storedAt)
}
