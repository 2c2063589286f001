import { prettyDuration } from '../core/duration.js'
import type { RequestContext } from './request-context.js'

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

/** For errors from before the point where origins are told apart; they contain no caller data. */
export const FOR_ANY_ORIGIN = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': EXPOSED_HEADERS.join(', '),
}

export function responseHeaders(context: RequestContext): Record<string, string> {
  const pairs = responseHeaderPairs(context)
  const headers: Record<string, string> = {}
  for (let at = 0; at + 1 < pairs.length; at += 2) headers[pairs[at] ?? ''] = pairs[at + 1] ?? ''
  return headers
}

/** The same as names and values in turn, the form that costs Node.js least. */
export function responseHeaderPairs(context: RequestContext): string[] {
  const elapsed = performance.now() - context.started
  const { plan } = context
  const name = structuredString(plan.plan)
  const now = Date.now()
  return [
    'cache-control',
    cacheControl(context),
    'x-cache-status',
    context.cacheStatus,
    'x-cache-ttl',
    String(context.ttl),
    'x-fetch-mode',
    context.fetchMode,
    'x-fetch-time',
    prettyDuration(context.timings.fetch ?? 0),
    'x-pricing-plan',
    plan.plan,
    'x-rate-limit-limit',
    String(plan.limit),
    'x-rate-limit-remaining',
    String(plan.remaining),
    'x-rate-limit-reset',
    String(plan.reset),
    // RateLimit header fields for HTTP (draft-ietf-httpapi-ratelimit-headers-10, sections 3 and 4).
    'ratelimit-policy',
    `${name};q=${plan.limit};w=${Math.ceil(plan.window / 1_000)}`,
    'ratelimit',
    `${name};r=${plan.remaining};t=${Math.max(0, Math.floor(plan.reset - now / 1_000))}`,
    'x-request-id',
    context.requestId,
    'x-response-time',
    prettyDuration(elapsed),
    'x-timestamp',
    String(now),
    'server-timing',
    serverTiming(context.timings, elapsed),
  ]
}

/** RFC 9651, section 3.3.3: printable ASCII in quotes. */
function structuredString(text: string): string {
  if (/^\w*$/.test(text)) return `"${text}"`
  const printable = text.replace(/[^ -~]/g, '?').replace(/["\\]/g, '\\$&')
  return `"${printable}"`
}

/** Errors are kept by nobody; a good answer for as long as it still has (RFC 9111, 5.2.2). */
function cacheControl({ ttl, age }: RequestContext): string {
  const seconds = Math.max(0, Math.floor((ttl - age) / 1000))
  return ttl === 0 ? 'no-store' : `public, immutable, max-age=${seconds}`
}

function serverTiming(timings: Readonly<Record<string, number>>, total: number): string {
  let text = ''
  for (const stage in timings) text += `${stage};dur=${timings[stage]?.toFixed(1)}, `
  return `${text}total;dur=${total.toFixed(1)}`
}
