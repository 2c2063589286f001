import type { FastifyInstance } from 'fastify'
import type { Services } from '../../service/services.js'
import { uncountedContext } from './count-request.js'
import { setHeaders } from './http-response.js'
import { responseHeaders } from './response-headers.js'

/** Adds the headers of plans to answers that count against none, as documents and preflights. */
export function addResponseHeaders(app: FastifyInstance, services: Services): void {
  app.addHook('onSend', async (request, reply) => {
    if (reply.hasHeader('x-request-id')) return
    const kept = reply.getHeader('cache-control')
    setHeaders(reply, responseHeaders(await uncountedContext(services, request)))
    if (kept !== undefined) reply.header('cache-control', kept)
  })
}
