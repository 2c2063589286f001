import { performance } from 'node:perf_hooks'
import { memoize } from '../../lib/data/memoize.js'
import { formatDuration } from '../../lib/text/duration.js'
import type { AnswerInfo } from '../../service/answers/index.js'
import type { RequestContext } from './request-context.js'
import { formatStructuredString } from './structured-string.js'

export const EXPOSED_HEADERS = [
  'x-cache-status',
  'x-cache-ttl',
  'x-fetch-mode',
  'x-fetch-time',
  'x-pricing-plan',
  'x-rate-limit-limit',
  'x-rate-limit-remaining',
  'x-rate-limit-reset',
  'x-rate-limit-exempt',
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

export function createResponseHeaders(context: RequestContext): string[] {
  const { requestId, started, plan, answer } = context
  const elapsed = performance.now() - started
  const name = formatPlanName(plan.plan)
  const now = Date.now()
  return [
    'cache-control',
    createCacheControl(answer),
    'x-cache-status',
    answer.cacheStatus,
    'x-cache-ttl',
    String(answer.ttl),
    'x-fetch-mode',
    answer.fetchMode,
    'x-fetch-time',
    formatDuration(answer.timings.fetch ?? 0),
    'x-pricing-plan',
    plan.plan,
    'x-rate-limit-limit',
    String(plan.limit),
    'x-rate-limit-remaining',
    String(plan.remaining),
    'x-rate-limit-reset',
    String(plan.reset),
    // draft-ietf-httpapi-ratelimit-headers-10, sections 3 and 4.
    'ratelimit-policy',
    `${name};q=${plan.limit};w=${Math.ceil(plan.window / 1_000)}`,
    'ratelimit',
    `${name};r=${plan.remaining};t=${Math.max(0, Math.floor(plan.reset - now / 1_000))}`,
    'x-rate-limit-exempt',
    String(plan.isExempt),
    'x-request-id',
    requestId,
    'x-response-time',
    formatDuration(elapsed),
    'x-timestamp',
    String(now),
    'server-timing',
    createServerTiming(answer.timings, elapsed),
  ]
}

/** Lets clients cache an answer for as long as the service does (RFC 9111, 5.2.2). */
function createCacheControl({ ttl, age, cacheStatus }: AnswerInfo): string {
  if (ttl === 0) return 'no-store'
  const seconds = Math.max(0, Math.floor((ttl - age) / 1000))
  return cacheStatus === 'BYPASS' ? 'no-cache' : formatMaxAge(seconds)
}

/** Reuses header values, since Node.js checks a string faster the second time. */
const formatMaxAge = memoize((seconds: number) => `public, immutable, max-age=${seconds}`)
const formatPlanName = memoize(formatStructuredString)
const formatTotalTiming = memoize((tenths: number) => `total;dur=${(tenths / 10).toFixed(1)}`)

function createServerTiming(timings: Readonly<Record<string, number>>, total: number): string {
  let text = ''
  for (const stage in timings) text += `${stage};dur=${timings[stage]?.toFixed(1)}, `
  return text + formatTotalTiming(Math.round(total * 10))
}
