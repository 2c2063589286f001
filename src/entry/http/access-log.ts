import type { Logger } from 'pino'
import { parseUrl } from '../../lib/net/parse-url.js'
import type { OnResponse } from './response-event.js'
import { getRawQuery } from './search.js'

/** Paths that monitoring requests every few seconds, which are logged at `debug` only. */
const PROBES = new Set(['/health', '/ready', '/metrics'])

const LONGEST = 200

/** Status logged for a caller who left before the answer, as nginx does. */
const CALLER_LEFT = 499

/** Creates a hook that logs a line for each request; headers, keys and the query of the target's URL are left out. */
export function createAccessLog(logger: Logger): OnResponse {
  return ({ id, method, target, status, took, context }) => {
    if (!logger.isLevelEnabled('info')) return
    const [path = ''] = target.split('?', 1)
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
  if (!url) return undefined
  const { origin, pathname } = url
  return origin === 'null' ? undefined : `${origin}${pathname}`.slice(0, LONGEST)
}
