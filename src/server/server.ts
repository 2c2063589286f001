import cors from '@fastify/cors'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify'
import { LinkglassError, quote } from '../core/errors.js'
import type { Services } from '../services.js'
import { createAccessLog } from './access-log.js'
import { answerClientError } from './client-error.js'
import { errorPage } from './docs/index.js'
import { answerError } from './error-response.js'
import { createFastPath, withFastPath } from './fast-path.js'
import { createMetrics, registerMetrics } from './metrics/index.js'
import { registerOtherRoutes } from './other-routes.js'
import { registerPlayground, wantsPage } from './playground/playground-route.js'
import { emitResponses, type OnResponse } from './response-event.js'
import { EXPOSED_HEADERS, FOR_ANY_ORIGIN } from './response-headers.js'
import { addResponseHeaders } from './response-headers-hook.js'
import { answerRequest, registerBatch, registerHealth } from './routes/index.js'

/** Bytes of a request line and headers beside the query: floods are not read. */
const HEADER_BYTES = 256 * 1024

const HTTP = {
  /** A request without one is answered like all others. */
  requireHostHeader: false,
  /** Longer than the minute of common proxies: they are to close idle connections, not we. */
  keepAliveTimeout: 72_000,
}

/** HTTP in, JSON and headers out; all other work is done by the services. */
export async function createServer(services: Services): Promise<FastifyInstance> {
  const { corsOrigins, metrics: wantsMetrics } = services.config.server
  const { queryBytes } = services.config.query.limits
  const metrics = wantsMetrics ? createMetrics(services) : undefined
  const log = createAccessLog(services.logger)
  const onResponse: OnResponse = (answered) => {
    metrics?.count(answered)
    log(answered)
  }
  const app = Fastify({
    serverFactory: withFastPath(createFastPath(services, onResponse), {
      ...HTTP,
      maxHeaderSize: queryBytes + HEADER_BYTES,
    }),
    loggerInstance: services.logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { querystringParser: () => ({}) },
    exposeHeadRoutes: true,
    // Requests on connections that stay open while the service drains are answered like all others.
    return503OnClosing: false,
    genReqId: () => crypto.randomUUID(),
    frameworkErrors: async (error, request, reply: FastifyReply) => {
      reply.headers(FOR_ANY_ORIGIN).send(await answerError(services, request, reply, error))
    },
    clientErrorHandler: (error, socket) => void answerClientError(error, socket, services.plans),
  })
  await app.register(cors, {
    origin: corsOrigins.includes('*') ? '*' : [...corsOrigins],
    exposedHeaders: EXPOSED_HEADERS,
  })
  app.decorateRequest('requestContext', undefined)
  emitResponses(app, onResponse)
  addResponseHeaders(app, services)
  if (metrics) await registerMetrics(app, services, metrics.registry)
  app.setErrorHandler((error, request, reply) => answerError(services, request, reply, error))
  app.setNotFoundHandler((request, reply) => {
    throw isRead(request.method) ? routeNotFound(request.url) : wrongMethod(request.method, reply)
  })
  await registerPlayground(app, { examples: services.config.server.examples })
  app.get('/', (request, reply) =>
    wantsPage(request) ? reply.sendPlayground() : answerRequest(services, request, reply),
  )
  await registerBatch(app, services)
  registerHealth(app, services)
  await registerOtherRoutes(app, services)
  app.get<{ Params: { code: string } }>('/errors/:code', (request, reply) => {
    const page = errorPage(request.params.code)
    if (page === undefined) throw routeNotFound(request.url)
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(page)
  })
  return app
}

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}

function routeNotFound(target: string): LinkglassError {
  const path = quote(target.split('?', 1)[0] ?? '')
  return new LinkglassError(
    'ENOTFOUND',
    `There is nothing at ${path}. Ask \`GET /?url=https://…\`, with the target in \`url\`.`,
  )
}

/** RFC 9110, section 15.5.6: a 405 says what is allowed. */
function wrongMethod(method: string, reply: FastifyReply): LinkglassError {
  reply.header('allow', 'GET, HEAD, OPTIONS')
  return new LinkglassError(
    'EMETHOD',
    `${quote(method)} is not answered: the service only reads. Send \`GET /?url=https://…\`.`,
  )
}
