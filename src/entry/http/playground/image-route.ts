import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../../service/services.js'
import { countRequest } from '../count-request.js'
import { sendResponse } from '../http-response.js'
import { answerLink, type LinkRoute } from '../routes/link.js'
import { getRawQuery } from '../search.js'

const IMAGE: LinkRoute = {
  getQuery: createImageQuery,
  count: (services, request) => countRequest(services, request, 'countImage'),
}

/** Sends a page's image to the playground only (Fetch, 3.7). The image's host may refuse browsers. */
export function registerPlaygroundImages(app: FastifyInstance, services: Services): void {
  app.get('/playground/image', async (request, reply) => {
    reply.header('cross-origin-resource-policy', 'same-origin')
    return sendResponse(reply, await answerLink(services, request, reply.raw, IMAGE))
  })
}

/** Creates a query for the image of the page at `url`, without other parameters of the caller. */
function createImageQuery(raw: IncomingMessage): string {
  const url = new URLSearchParams(getRawQuery(raw)).get('url') ?? ''
  return String(new URLSearchParams({ url, 'meta.image': 'true', embed: 'image.url' }))
}
