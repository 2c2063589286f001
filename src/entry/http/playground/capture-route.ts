import type { FastifyInstance } from 'fastify'
import { createNotCapturedError } from '../../../lib/net/not-captured.js'
import { parseUrl } from '../../../lib/net/parse-url.js'
import type { Services } from '../../../service/services.js'
import { createCountHook } from '../count-request.js'
import { setHeaders } from '../http-response.js'
import { acceptCaptureBodies } from '../routes/held-page.js'
import { EMBED_HEADERS } from '../routes/serve-assets.js'
import { getRawQuery } from '../search.js'

/** Takes a capture in the body, and lists its pages or sends one of its images. */
export async function registerPlaygroundCaptures(
  app: FastifyInstance,
  services: Services,
): Promise<void> {
  const onRequest = createCountHook(services, 'countImage')
  await app.register(async (scope) => {
    acceptCaptureBodies(scope, services)
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
