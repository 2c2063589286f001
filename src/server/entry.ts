import { createHash } from 'node:crypto'
import type { Entry } from '../cache/index.js'
import type { Query } from '../core/query.js'
import type { Result } from '../core/result.js'
import { isPassing, retryAfterOf } from '../pipeline/target.js'

/** Milliseconds that a target's momentary failure is remembered, */
const PASSING_TTL = 60_000

/** or as long as it asked to be left alone, up to this. */
const LONGEST_PASSING_TTL = 600_000

/** An answer as it is kept and sent. */
export function entryOf(query: Query, result: Result, now: number): Entry {
  const body = Buffer.from(JSON.stringify(result))
  const ttl = ttlOf(query, result, now)
  return {
    body,
    storedAt: now,
    ttl,
    staleTtl: query.staleTtl !== undefined && query.staleTtl < ttl ? query.staleTtl : undefined,
    etag: `"${createHash('sha1').update(body).digest('base64url')}"`,
    headers: {},
  }
}

/** Whether the target failed for the moment only, so that an older copy is the better answer. */
export function isMomentary({ statusCode = 200 }: Result): boolean {
  return isPassing(statusCode)
}

/** Milliseconds; what is true for the moment only is kept for a moment. */
function ttlOf({ ttl }: Query, result: Result, now: number): number {
  if (!isMomentary(result)) return ttl
  const wanted = retryAfterOf(result.headers ?? {}, now) ?? 0
  return Math.min(ttl, LONGEST_PASSING_TTL, Math.max(PASSING_TTL, wanted))
}
