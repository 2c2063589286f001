import type { FastifyInstance } from 'fastify'
import type { Services } from '../../../service/services.js'
import { FOR_ANY_ORIGIN } from '../cors.js'
import { sendResponse, setHeaders } from '../http-response.js'
import { parseRange } from './range.js'
import { createAssetPolicy, createAssetResponse, findAssetLifetime } from './serve-assets.js'

/** Serves the service's own files, which answers name, at `/assets/…`; requests for them are not counted. */
export function registerAssets(app: FastifyInstance, { assets }: Services): void {
  app.get('/assets/*', { config: { isForAnySite: true } }, async (request, reply) => {
    const [path = ''] = (request.raw.url ?? '').split('?', 1)
    const file = await assets.find(path)
    const lifetime = ['cache-control', findAssetLifetime(file)]
    setHeaders(reply, [...FOR_ANY_ORIGIN, ...createAssetPolicy(path), ...lifetime])
    const { length } = file.bytes
    if (parseRange(request.headers.range, length) === 'outside') {
      // Tells the file's length (RFC 9110, section 14.4).
      reply.header('content-range', `bytes */${length}`)
    }
    return sendResponse(reply, createAssetResponse(file, request.raw.headers))
  })
}
