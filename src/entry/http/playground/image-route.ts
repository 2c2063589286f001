import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../../service/services.js'
import { countImage } from '../count-request.js'
import { sendResponse } from '../http-response.js'
import { answerLink, type LinkRoute } from '../routes/index.js'
import { searchOf } from '../search.js'

const IMAGE: LinkRoute = { searchOf: toImageSearch, count: countImage }

/** Serves an answer's image, which its host might refuse, to the playground alone (Fetch, 3.7). */
export function registerPlaygroundImages(app: FastifyInstance, services: Services): void {
  app.get('/playground/image', async (request, reply) => {
    reply.header('cross-origin-resource-policy', 'same-origin')
    return sendResponse(reply, await answerLink(services, request, reply.raw, IMAGE))
  })
}

/** Keeps only the address of a query, since this route answers with images alone. */
function toImageSearch(raw: IncomingMessage): string {
  const url = new URLSearchParams(searchOf(raw)).get('url') ?? ''
  return String(new URLSearchParams({ url, 'meta.image': 'true', embed: 'image.url' }))
}
