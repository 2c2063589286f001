import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.js'
import { uncounted } from './failure.js'
import { informationalHeaders } from './informational.js'

/** Documents, preflights and the like count against no plan, and tell how the caller stands too. */
export function informEveryAnswer(app: FastifyInstance, services: Services): void {
  app.addHook('onSend', async (request, reply) => {
    if (reply.hasHeader('x-request-id')) return
    const kept = reply.getHeader('cache-control')
    reply.headers(informationalHeaders(await uncounted(services, request)))
    if (kept !== undefined) reply.header('cache-control', kept)
  })
}
