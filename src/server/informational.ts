import { prettyDuration } from '../core/duration.js'
import type { PlanState } from '../limits/index.js'
import type { Circumstances } from './circumstances.js'

/** The informational headers, for browsers' scripts to see. */
export const EXPOSED_HEADERS = [
  'x-cache-status',
  'x-cache-ttl',
  'x-fetch-mode',
  'x-fetch-time',
  'x-pricing-plan',
  'x-rate-limit-limit',
  'x-rate-limit-remaining',
  'x-rate-limit-reset',
  'ratelimit',
  'ratelimit-policy',
  'x-request-id',
  'x-response-time',
  'x-timestamp',
  'server-timing',
  'retry-after',
  'age',
  'etag',
  'accept-ranges',
  'content-range',
]

/** For errors from before the point where origins are told apart; they hold nothing of anyone. */
export const FOR_ANY_ORIGIN = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': EXPOSED_HEADERS.join(', '),
}

export function informationalHeaders(about: Circumstances): Record<string, string> {
  const elapsed = performance.now() - about.started
  return {
    'cache-control': cacheControl(about),
    'x-cache-status': about.cacheStatus,
    'x-cache-ttl': String(about.ttl),
    'x-fetch-mode': about.fetchMode,
    'x-fetch-time': prettyDuration(about.timings.fetch ?? 0),
    'x-pricing-plan': about.plan.plan,
    'x-rate-limit-limit': String(about.plan.limit),
    'x-rate-limit-remaining': String(about.plan.remaining),
    'x-rate-limit-reset': String(about.plan.reset),
    ...rateLimit(about.plan),
    'x-request-id': about.requestId,
    'x-response-time': prettyDuration(elapsed),
    'x-timestamp': String(Date.now()),
    'server-timing': serverTiming(about.timings, elapsed),
  }
}

/** RateLimit header fields for HTTP (draft-ietf-httpapi-ratelimit-headers-10, sections 3 and 4). */
function rateLimit({ plan, limit, window, remaining, reset }: PlanState): Record<string, string> {
  const name = structuredString(plan)
  const seconds = Math.max(0, Math.floor(reset - Date.now() / 1_000))
  return {
    'ratelimit-policy': `${name};q=${limit};w=${Math.ceil(window / 1_000)}`,
    ratelimit: `${name};r=${remaining};t=${seconds}`,
  }
}

/** RFC 9651, section 3.3.3: printable ASCII in quotes. */
function structuredString(text: string): string {
  const printable = text.replace(/[^ -~]/g, '?').replace(/["\\]/g, '\\$&')
  return `"${printable}"`
}

/** Errors are kept by nobody; a good answer for as long as it still has (RFC 9111, 5.2.2). */
function cacheControl({ ttl, age }: Circumstances): string {
  const seconds = Math.max(0, Math.floor((ttl - age) / 1000))
  return ttl === 0 ? 'no-store' : `public, immutable, max-age=${seconds}`
}

function serverTiming(timings: Readonly<Record<string, number>>, total: number): string {
  const parts = [...Object.entries(timings), ['total', total] as const]
  return parts.map(([name, ms]) => `${name};dur=${ms.toFixed(1)}`).join(', ')
}
