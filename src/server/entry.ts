import { createHash } from 'node:crypto'
import type { Entry } from '../cache/index.js'
import type { Query } from '../core/query.js'
import type { Result } from '../core/result.js'
import { WALL_CODES } from '../page/walls.js'
import type { Outcome } from '../pipeline/index.js'
import { isPassing, retryAfterOf } from '../pipeline/target.js'

/** Milliseconds that a target's momentary failure is remembered, */
const PASSING_TTL = 60_000

/** or as long as it asked to be left alone, up to this. */
const LONGEST_PASSING_TTL = 600_000

/** An answer as it is kept and sent; one that met a wall is kept for `wallTtl` milliseconds at most. */
export function entryOf(
  query: Query,
  { result, fetchMode, assets }: Outcome,
  now: number,
  wallTtl: number,
): Entry {
  const body = Buffer.from(JSON.stringify(result))
  const ttl = Math.min(ttlOf(query, result, now), isWall(result) ? wallTtl : query.ttl)
  return {
    body,
    storedAt: now,
    ttl,
    staleTtl: query.staleTtl !== undefined && query.staleTtl < ttl ? query.staleTtl : undefined,
    // Weak, since one tag stands for all its codings (RFC 9110, section 8.8.1).
    etag: `W/"${createHash('sha1').update(body).digest('base64url')}"`,
    fetchMode,
    ...(assets.length > 0 && { assets: assets.map(({ id }) => id) }),
  }
}

/** Whether the target failed for the moment only, so that an older copy is the better answer. */
export function isMomentary(result: Result): boolean {
  return isPassing(result.statusCode ?? 200) || isBrokenOff(result) || isWall(result)
}

function isBrokenOff({ warnings = [] }: Result): boolean {
  return warnings.some(({ code }) => code === 'EINCOMPLETE')
}

function isWall({ warnings = [] }: Result): boolean {
  return warnings.some(({ code }) => WALL_CODES.has(code))
}

/** Milliseconds; what is true for the moment only is kept for a moment. */
function ttlOf({ ttl }: Query, result: Result, now: number): number {
  if (!isPassing(result.statusCode ?? 200) && !isBrokenOff(result)) return ttl
  const wanted = retryAfterOf(result.headers ?? {}, now) ?? 0
  return Math.min(ttl, LONGEST_PASSING_TTL, Math.max(PASSING_TTL, wanted))
}
