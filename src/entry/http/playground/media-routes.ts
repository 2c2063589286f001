import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { createNotCapturedError } from '../../../lib/net/not-captured.js'
import { parseUrl } from '../../../lib/net/parse-url.js'
import type { Services } from '../../../service/services.js'
import { createCountHook } from '../count-request.js'
import { sendResponse, setHeaders } from '../http-response.js'
import { getRawQuery } from '../request-context.js'
import { acceptCaptureBodies } from '../routes/held-page.js'
import { answerLink, type LinkRoute } from '../routes/link.js'
import { EMBED_HEADERS } from '../routes/serve-assets.js'

const IMAGE: LinkRoute = { getQuery: createImageQuery, limit: 'countImage' }

export async function registerPlaygroundMedia(app: FastifyInstance, services: Services) {
  // This header lets only the playground show the image (Fetch, 3.7).
  app.get('/playground/image', async (request, reply) => {
    reply.header('cross-origin-resource-policy', 'same-origin')
    return sendResponse(reply, await answerLink(services, request, reply.raw, IMAGE))
  })
  await app.register(async (scope) => {
    acceptCaptureBodies(scope, services)
    const onRequest = createCountHook(services, 'countImage')
    scope.post('/playground/capture', { onRequest }, async ({ raw, body }, reply) => {
      const file = body instanceof Uint8Array ? body : new Uint8Array()
      const { pages, findImage } = await services.captures.openCapture(file)
      const address = new URLSearchParams(getRawQuery(raw)).get('image')
      if (address === null) return { pages }
      const url = parseUrl(address)
      const image = url && findImage(url)
      if (!image) throw createNotCapturedError(address, 'is not whole')
      const { 'content-type': type = '', 'content-encoding': coding } = image.headers
      setHeaders(reply, EMBED_HEADERS).header('content-type', type)
      if (coding) reply.header('content-encoding', coding)
      return reply.send(Buffer.concat(image.body))
    })
  })
}

function createImageQuery(raw: IncomingMessage): string {
  const url = new URLSearchParams(getRawQuery(raw)).get('url') ?? ''
  return String(new URLSearchParams({ url, 'meta.image': 'true', embed: 'image.url' }))
}
