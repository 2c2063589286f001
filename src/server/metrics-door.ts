import { timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.js'
import { createMetrics, type Metrics } from './metrics.js'

/** `/metrics`, beside the other paths or on a port of its own. */
export async function registerMetrics(app: FastifyInstance, services: Services): Promise<void> {
  const { metrics: wanted, metricsPort, metricsToken } = services.config.server
  if (!wanted) return
  const metrics = createMetrics(app, services)
  if (metricsPort !== 0) return ownPort(app, services, metrics)
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request.headers.authorization, metricsToken)) {
      return reply.code(401).headers(CHALLENGE).send({ message: REFUSED })
    }
    return reply.type(metrics.contentType).send(await metrics.read())
  })
}

/** RFC 6750, section 3. */
const CHALLENGE = { 'www-authenticate': 'Bearer realm="metrics"' }
const REFUSED = 'Send the token of LINKGLASS_METRICS_TOKEN as `authorization: Bearer …`.'

function mayRead(authorization: string | undefined, token: string): boolean {
  if (token === '') return true
  const given = Buffer.from(authorization?.replace(/^Bearer /i, '') ?? '')
  const right = Buffer.from(token)
  return given.length === right.length && timingSafeEqual(given, right)
}

/** Opened with the service, closed with it. */
function ownPort(app: FastifyInstance, { config, logger }: Services, metrics: Metrics): void {
  const { metricsPort, metricsToken, host } = config.server
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const known = request.url?.split('?', 1)[0] === '/metrics'
    const allowed = mayRead(request.headers.authorization, metricsToken)
    if (!known) return response.writeHead(404).end()
    if (!allowed) return response.writeHead(401, CHALLENGE).end(REFUSED)
    return response
      .writeHead(200, { 'content-type': metrics.contentType })
      .end(await metrics.read())
  }
  const server = createServer((request, response) => void answer(request, response))
  app.addHook('onListen', async () => {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(metricsPort, host, resolve)
    })
    logger.info({ port: metricsPort }, 'metrics at /metrics')
  })
  app.addHook('onClose', async () => {
    server.close()
    server.closeAllConnections()
  })
}
