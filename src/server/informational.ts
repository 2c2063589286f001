import { prettyDuration } from '../core/duration.js'
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
    'x-request-id': about.requestId,
    'x-response-time': prettyDuration(elapsed),
    'x-timestamp': String(Date.now()),
    'server-timing': serverTiming(about.timings, elapsed),
  }
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
