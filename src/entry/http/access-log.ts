import type { Logger } from 'pino'
import { parseUrl } from '../../lib/net/parse-url.js'
import { getPublicPath, getRawQuery } from './request-context.js'
import type { OnResponse } from './response-event.js'

/** Paths that monitoring systems request often. */
const PROBES = new Set(['/health', '/ready', '/metrics'])

const LONGEST = 200

/** Status to log if the caller disconnected. nginx logs the same. */
const CALLER_LEFT = 499

/** Creates a function that logs requests. It leaves out headers, API keys and the target's query. */
export function createAccessLog(logger: Logger): OnResponse {
  return ({ id, method, target, status, took, context }) => {
    if (!logger.isLevelEnabled('info')) return
    const path = getPublicPath(target)
    const line = {
      reqId: id,
      method,
      path: path.slice(0, LONGEST),
      door: context?.door,
      target: formatTargetForLog(getRawQuery({ url: target })),
      status: context?.outcome === 'left' ? CALLER_LEFT : status,
      outcome: context?.outcome,
      cache: context?.answer.cacheStatus,
      plan: context?.plan.plan,
      ms: Math.round(took * 10) / 10,
    }
    logger[PROBES.has(path) ? 'debug' : 'info'](line, 'answered')
  }
}

function formatTargetForLog(search: string): string | undefined {
  if (!search.includes('url=')) return undefined
  const url = parseUrl(new URLSearchParams(search).get('url')?.trim() ?? '')
  if (!url || url.origin === 'null') return undefined
  return `${url.origin}${url.pathname}`.slice(0, LONGEST)
}
