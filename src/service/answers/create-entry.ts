import { hash } from 'node:crypto'
import { hasTransientError } from '../../contracts/caller-function.js'
import type { Result } from '../../contracts/result.js'
import { parseRetryAfter } from '../../lib/net/retry-after.js'
import { INTERSTITIAL_CODES } from '../../page/index.js'
import type { Query } from '../../params/index.js'
import { isTransientStatus, type PipelineOutcome } from '../../pipeline/index.js'
import type { Entry, Renewal } from '../cache/index.js'

const TRANSIENT_TTL = 60_000

/** Maximum milliseconds to cache a failure, even if `retry-after` asks for more. */
const LONGEST_TRANSIENT_TTL = 600_000

type Outcome = Omit<PipelineOutcome, 'timings'>

/** @param wallTtl maximum milliseconds to cache an answer such as a login page or a 404 */
export function createEntry(query: Query, outcome: Outcome, now: number, wallTtl: number): Entry {
  const { result, fetchMode, assets } = outcome
  const renewal = createCacheRenewal(outcome, now)
  const body = Buffer.from(JSON.stringify(result))
  const ttl = chooseTtl(query, outcome, now, wallTtl)
  return {
    body,
    storedAt: now,
    ttl,
    staleTtl: query.staleTtl !== undefined && query.staleTtl < ttl ? query.staleTtl : undefined,
    etag: createEtag(body),
    fetchMode,
    ...(assets.length > 0 && { assets: assets.map(({ id }) => id) }),
    ...(renewal && { renewal }),
  }
}

function createCacheRenewal(outcome: Outcome, now: number): Renewal | undefined {
  const { result, assets, validators, isLate } = outcome
  const mayPass = (result.warnings ?? []).some(({ code }) => !LASTING_WARNINGS.has(code))
  if (!validators || isLate || mayPass || assets.length > 0) return undefined
  return { validators, until: now + LONGEST_RENEWAL }
}

const LASTING_WARNINGS: ReadonlySet<string> = new Set([
  'EAMBIGUOUS',
  'EMAXMATCHES',
  'ENOMATCH',
  'ETRUNCATED',
])

/** Milliseconds after which even an unchanged page is read again, so that its images are probed again. */
const LONGEST_RENEWAL = 7 * 86_400_000

/** Creates a weak `ETag`, which is the same for all content codings (RFC 9110, 8.8.1). */
export function createEtag(body: Buffer): string {
  return `W/"${hash('sha1', body, 'base64url')}"`
}

export function isTransientOutcome(outcome: Outcome): boolean {
  return hasTransientFailure(outcome) || hasInterstitialWarning(outcome.result)
}

function hasTransientFailure({ result, isLate = false }: Outcome): boolean {
  const { statusCode = 200, warnings = [] } = result
  const isIncomplete = isLate || warnings.some(({ code }) => TRANSIENT_WARNINGS.has(code))
  return isIncomplete || isTransientStatus(statusCode) || hasTransientError(result.data.function)
}

/** Warnings that a later try may avoid: time, a place or the target was missing. */
const TRANSIENT_WARNINGS: ReadonlySet<string> = new Set([
  'EBRWSRTIMEOUT',
  'EBUSY',
  'EFATAL',
  'EINCOMPLETE',
  'ENORULES',
  'ETIMEOUT',
  'EUNREACHABLE',
])

function hasInterstitialWarning({ warnings = [] }: Result): boolean {
  return warnings.some(({ code }) => INTERSTITIAL_CODES.has(code))
}

function chooseTtl({ ttl }: Query, outcome: Outcome, now: number, wallTtl: number): number {
  const { result } = outcome
  if (!hasTransientFailure(outcome)) {
    // A missing page is cached for less time. It may exist again later (RFC 9110, section 15.5.5).
    const isAbsent = result.statusCode === 404 || result.statusCode === 410
    return isAbsent || hasInterstitialWarning(result) ? Math.min(ttl, wallTtl) : ttl
  }
  const wanted = parseRetryAfter(result.headers ?? {}, now) ?? 0
  return Math.min(ttl, LONGEST_TRANSIENT_TTL, Math.max(TRANSIENT_TTL, wanted))
}
