import cluster from 'node:cluster'
import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { LinkglassError } from '../../../contracts/errors.js'
import type { Services } from '../../../service/services.js'
import { FOR_ANY_NAME } from '../cross-origin.js'
import { prepareErrorReply } from '../error-response.js'
import { CHALLENGE, CONTENT_TYPE, isAuthorized, openMetricsPort, REFUSED } from './metrics-port.js'
import { createMetricsReader } from './metrics-workers.js'

export async function registerMetrics(
  app: FastifyInstance,
  services: Services,
  registry: Registry,
): Promise<void> {
  const { metricsPort, metricsToken } = services.config.server
  const read = createMetricsReader(registry)
  if (metricsPort !== 0) {
    // The primary process opens the port for all its workers.
    if (cluster.isWorker) return
    let close = () => {}
    app.addHook('onListen', async () => {
      close = await openMetricsPort(services.config.server, read)
    })
    app.addHook('onClose', async () => close())
    return
  }
  app.get('/metrics', FOR_ANY_NAME, async (request, reply) => {
    if (!isAuthorized(request.headers.authorization, metricsToken)) {
      const error = new LinkglassError('EAUTH', REFUSED)
      const body = await prepareErrorReply(services, request, reply, error)
      return reply.code(401).headers(CHALLENGE).send(body)
    }
    return reply.type(CONTENT_TYPE).send(await read())
  })
}
