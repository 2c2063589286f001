import type { FastifyInstance } from 'fastify'
import type { Services } from '../../../service/services.js'
import { FOR_ANY_ORIGIN } from '../cors.js'
import { sendResponse, setHeaders } from '../http-response.js'
import {
  chooseSecurityHeaders,
  createAssetCacheControl,
  createAssetResponse,
  parseByteRange,
} from './serve-assets.js'

/** Serves files that the service stores, such as screenshots. Requests are not counted. */
export function registerAssets(app: FastifyInstance, { assets }: Services): void {
  app.get('/assets/*', { config: { isForAnySite: true } }, async (request, reply) => {
    const [path = ''] = (request.raw.url ?? '').split('?', 1)
    const file = await assets.find(path)
    const lifetime = ['cache-control', createAssetCacheControl(file)]
    setHeaders(reply, [...FOR_ANY_ORIGIN, ...chooseSecurityHeaders(path), ...lifetime])
    const { length } = file.bytes
    if (parseByteRange(request.headers.range, length) === 'outside') {
      // Tells the file's length (RFC 9110, section 14.4).
      reply.header('content-range', `bytes */${length}`)
    }
    return sendResponse(reply, createAssetResponse(file, request.raw.headers))
  })
}
