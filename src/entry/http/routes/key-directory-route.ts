import type { FastifyInstance } from 'fastify'
import type { Services } from '../../../service/services.js'
import { FOR_ANY_NAME } from '../cross-origin.js'

/** Serves the keys with which targets verify signed requests. */
export function registerKeyDirectory(app: FastifyInstance, { keyDirectory }: Services): void {
  if (!keyDirectory) return
  app.get('/.well-known/http-message-signatures-directory', FOR_ANY_NAME, (request, reply) => {
    const authority = (request.headers.host ?? '').toLowerCase()
    return reply.headers(keyDirectory.createHeaders(authority)).send(keyDirectory.body)
  })
}
