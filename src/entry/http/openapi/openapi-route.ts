import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { FOR_ANY_NAME } from '../cross-origin.js'
import { openApiDocument } from './openapi-document.js'

/** `/openapi.json`, written once. */
export function registerOpenApi(app: FastifyInstance): void {
  const body = JSON.stringify(openApiDocument(), undefined, 2)
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`
  app.get('/openapi.json', FOR_ANY_NAME, (request, reply) => {
    reply.headers({ etag, 'cache-control': 'no-cache' })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').send(body)
  })
}
