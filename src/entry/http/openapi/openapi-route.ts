import { hash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { loadOnce } from '../../../lib/data/lazy.js'
import { FOR_ANY_NAME } from '../cross-origin.js'
import { matchesEtag } from '../etag.js'
import { JSON_TYPE } from '../http-response.js'

export function registerOpenApi(app: FastifyInstance): void {
  const readDocument = loadOnce(serializeDocument)
  app.get('/openapi.json', FOR_ANY_NAME, async (request, reply) => {
    const { body, etag } = await readDocument()
    reply.headers({ etag, 'cache-control': 'no-cache' })
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
    return reply.type(JSON_TYPE).send(body)
  })
}

async function serializeDocument() {
  const { createOpenApiDocument } = await import('./openapi-document.js')
  const body = JSON.stringify(createOpenApiDocument(), undefined, 2)
  return { body, etag: `"${hash('sha1', body, 'base64url')}"` }
}
