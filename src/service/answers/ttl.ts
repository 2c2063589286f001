import { createHash } from 'node:crypto'
import { failedForNow } from '../../contracts/caller-function.js'
import type { Result } from '../../contracts/result.js'
import type { Validators } from '../../contracts/validators.js'
import { retryAfterOf } from '../../lib/net/retry-after.js'
import { INTERSTITIAL_CODES } from '../../page/index.js'
import type { Query } from '../../params/index.js'
import { isTransient, type PipelineOutcome } from '../../pipeline/index.js'
import type { Entry, Renewal } from '../cache/index.js'

/** How long, in milliseconds, a momentary failure of a target is remembered. */
const TRANSIENT_TTL = 60_000

/** The same for a target that asks to be left alone for longer (`retry-after`). */
const LONGEST_TRANSIENT_TTL = 600_000

type Outcome = Omit<PipelineOutcome, 'timings'>

/**
 * An answer as it is kept and sent. A page that came instead of the one asked for, or is not there,
 * is kept for `wallTtl` milliseconds at most.
 */
export function entryOf(query: Query, outcome: Outcome, now: number, wallTtl: number): Entry {
  const { result, fetchMode, assets } = outcome
  const renewal = renewalOf(outcome, now)
  const body = Buffer.from(JSON.stringify(result))
  const ttl = ttlOf(query, outcome, now, wallTtl)
  return {
    body,
    storedAt: now,
    ttl,
    staleTtl: query.staleTtl !== undefined && query.staleTtl < ttl ? query.staleTtl : undefined,
    etag: etagOf(body),
    fetchMode,
    ...(assets.length > 0 && { assets: assets.map(({ id }) => id) }),
    ...(renewal && { renewal }),
  }
}

/** The same answer, which its target has just said to be true still. */
export function renewedEntry(entry: Entry, now: number): Entry {
  return { ...entry, storedAt: now }
}

/** The validators that may still renew an answer, so that it need not be made again. */
export function validatorsOfEntry(entry: Entry | undefined, now: number): Validators | undefined {
  const { renewal } = entry ?? {}
  return renewal && now < renewal.until ? renewal.validators : undefined
}

/**
 * Only what the page alone decides is true for as long as the page is: files are made for one
 * answer, and what was missing for the moment may be there at the next try.
 */
function renewalOf(outcome: Outcome, now: number): Renewal | undefined {
  const { result, assets, validators, isLate } = outcome
  const mayPass = (result.warnings ?? []).some(({ code }) => !LASTING_WARNINGS.has(code))
  if (!validators || isLate || mayPass || assets.length > 0) return undefined
  return { validators, until: now + LONGEST_RENEWAL }
}

/** What the same page is warned of again. */
const LASTING_WARNINGS: ReadonlySet<string> = new Set([
  'EAMBIGUOUS',
  'EMAXMATCHES',
  'ENOMATCH',
  'ETRUNCATED',
])

/** Milliseconds: its images are looked at again sometime, and by a newer version of this program. */
const LONGEST_RENEWAL = 7 * 86_400_000

/** Weak, since one tag stands for all its codings (RFC 9110, section 8.8.1). */
export function etagOf(body: Buffer): string {
  return `W/"${createHash('sha1').update(body).digest('base64url')}"`
}

/** Whether the target failed for the moment only, so that an older copy is the better answer. */
export function isTransientOutcome(outcome: Outcome): boolean {
  return isMomentary(outcome) || isInterstitial(outcome.result)
}

function isMomentary({ result, isLate = false }: Outcome): boolean {
  const isFailed = isTransient(result.statusCode ?? 200) || isBrokenOff(result) || isLate
  return isFailed || failedForNow(result.data.function)
}

function isBrokenOff({ warnings = [] }: Result): boolean {
  return warnings.some(({ code }) => code === 'EINCOMPLETE')
}

function isInterstitial({ warnings = [] }: Result): boolean {
  return warnings.some(({ code }) => INTERSTITIAL_CODES.has(code))
}

/** Says that the page may be there soon, or under this address again (RFC 9110, section 15.5.5). */
function isAbsent({ statusCode }: Result): boolean {
  return statusCode === 404 || statusCode === 410
}

/** Milliseconds; what is true for the moment only is kept for a moment. */
function ttlOf({ ttl }: Query, outcome: Outcome, now: number, wallTtl: number): number {
  const { result } = outcome
  if (!isMomentary(outcome)) {
    return isInterstitial(result) || isAbsent(result) ? Math.min(ttl, wallTtl) : ttl
  }
  const wanted = retryAfterOf(result.headers ?? {}, now) ?? 0
  return Math.min(ttl, LONGEST_TRANSIENT_TTL, Math.max(TRANSIENT_TTL, wanted))
}
