import type { FastifyInstance } from 'fastify'
import { searchOf } from './answer.js'

/** Asked for by machines every few seconds. */
const PROBES = new Set(['/health', '/ready', '/metrics'])

const LONGEST = 200

/**
 * One line for each request. Of the query only the target is told, and of the target neither
 * credentials nor query, which may hold a token; headers are not told at all.
 */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const path = request.raw.url?.split('?', 1)[0]?.slice(0, LONGEST) ?? ''
    const about = request.circumstances
    const line = {
      method: request.method,
      path,
      target: targetOf(searchOf(request)),
      status: reply.statusCode,
      outcome: about?.outcome,
      cache: about?.cacheStatus,
      plan: about?.plan.plan,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    }
    request.log[PROBES.has(path) ? 'debug' : 'info'](line, 'answered')
    done()
  })
}

/** Origin and path of the target. */
function targetOf(search: string): string | undefined {
  if (!search.includes('url=')) return undefined
  const given = new URLSearchParams(search).get('url')?.trim() ?? ''
  if (!URL.canParse(given)) return undefined
  const { origin, pathname } = new URL(given)
  return origin === 'null' ? undefined : `${origin}${pathname}`.slice(0, LONGEST)
}
