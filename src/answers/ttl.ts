import { createHash } from 'node:crypto'
import type { Entry } from '../cache/index.js'
import { failedForNow } from '../core/caller-function.js'
import type { Query } from '../core/query.js'
import type { Result } from '../core/result.js'
import { INTERSTITIAL_CODES } from '../page/index.js'
import { isTransient, type PipelineOutcome, retryAfterOf } from '../pipeline/index.js'

/** Milliseconds that a target's momentary failure is remembered, */
const TRANSIENT_TTL = 60_000

/** or as long as it asked to be left alone, up to this. */
const LONGEST_TRANSIENT_TTL = 600_000

/**
 * An answer as it is kept and sent; a page that is only the way to the one asked for is kept for
 * `interstitialTtl` milliseconds at most.
 */
export function entryOf(
  query: Query,
  { result, fetchMode, assets }: Omit<PipelineOutcome, 'timings'>,
  now: number,
  interstitialTtl: number,
): Entry {
  const body = Buffer.from(JSON.stringify(result))
  const ttl = ttlOf(query, result, now, interstitialTtl)
  return {
    body,
    storedAt: now,
    ttl,
    staleTtl: query.staleTtl !== undefined && query.staleTtl < ttl ? query.staleTtl : undefined,
    etag: etagOf(body),
    fetchMode,
    ...(assets.length > 0 && { assets: assets.map(({ id }) => id) }),
  }
}

/** Weak, since one tag stands for all its codings (RFC 9110, section 8.8.1). */
export function etagOf(body: Buffer): string {
  return `W/"${createHash('sha1').update(body).digest('base64url')}"`
}

/** Whether the target failed for the moment only, so that an older copy is the better answer. */
export function isTransientResult(result: Result): boolean {
  return isMomentary(result) || isInterstitial(result)
}

function isMomentary(result: Result): boolean {
  const isFailed = isTransient(result.statusCode ?? 200) || isBrokenOff(result)
  return isFailed || failedForNow(result.data.function)
}

function isBrokenOff({ warnings = [] }: Result): boolean {
  return warnings.some(({ code }) => code === 'EINCOMPLETE')
}

function isInterstitial({ warnings = [] }: Result): boolean {
  return warnings.some(({ code }) => INTERSTITIAL_CODES.has(code))
}

/** Milliseconds; what is true for the moment only is kept for a moment. */
function ttlOf({ ttl }: Query, result: Result, now: number, interstitialTtl: number): number {
  if (!isMomentary(result)) return isInterstitial(result) ? Math.min(ttl, interstitialTtl) : ttl
  const wanted = retryAfterOf(result.headers ?? {}, now) ?? 0
  return Math.min(ttl, LONGEST_TRANSIENT_TTL, Math.max(TRANSIENT_TTL, wanted))
}
