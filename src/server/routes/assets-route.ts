import type { FastifyInstance } from 'fastify'
import { LinkglassError } from '../../core/errors.js'
import type { Services } from '../../services.js'
import { EMBED_HEADERS, findAsset, sendFile } from './serve-assets.js'

/** `/assets/…`: the files that answers name; they cost no request. */
export function registerAssets(app: FastifyInstance, services: Services): void {
  app.get('/assets/*', async (request, reply) => {
    const [path = ''] = (request.raw.url ?? '').split('?', 1)
    const file = await findAsset(services, path)
    if (!file) throw gone()
    return sendFile(reply.headers(EMBED_HEADERS), file)
  })
}

function gone(): LinkglassError {
  const text =
    'There is no such file, or no longer: files live as long as the answer they belong to.'
  return new LinkglassError('ENOTFOUND', `${text} Ask for the page again.`)
}
