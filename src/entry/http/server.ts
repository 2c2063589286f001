import cors from '@fastify/cors'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify'
import type { Registry } from 'prom-client'
import { LinkglassError } from '../../contracts/errors.js'
import { quote } from '../../lib/text/quote.js'
import type { Services } from '../../service/services.js'
import { createAccessLog } from './access-log.js'
import { addAllowedMethods, type FindMethods } from './allowed-methods.js'
import { limitBodyBytes } from './bodies.js'
import { answerClientError } from './client-error.js'
import { KEEP_ALIVE, limitConnections } from './connections.js'
import { addVaryHeader, FOR_ANY_ORIGIN } from './cors.js'
import { createContextWithoutCounting } from './count-request.js'
import { addOriginCheck, FOR_ANY_NAME, findAllowedOrigins } from './cross-origin.js'
import { PAGE_HEADERS, registerDocs } from './docs/docs-routes.js'
import { renderErrorPage, renderNotFoundPage } from './docs/error-pages.js'
import {
  loadConfiguredDoors,
  type OpenDoor,
  refuseClosedDoor,
  registerDoor,
} from './doors/register-doors.js'
import { prepareErrorReply } from './error-response.js'
import { sendResponse, setHeaders } from './http-response.js'
import { registerJobs } from './jobs/job-routes.js'
import { createLinkServer } from './link-server.js'
import { registerMcp } from './mcp/mcp-route.js'
import { createMetrics } from './metrics/metrics.js'
import { registerMetrics } from './metrics/metrics-route.js'
import { registerOembed } from './oembed/oembed-route.js'
import { registerOpenApi } from './openapi/openapi-route.js'
import { registerPlaygroundMedia } from './playground/media-routes.js'
import { registerPlayground, requestsHtmlPage } from './playground/playground-route.js'
import { getPublicPath } from './request-context.js'
import { createRequestId } from './request-id.js'
import { addResponseHook, type OnResponse } from './response-event.js'
import { createResponseHeaders, EXPOSED_HEADERS } from './response-headers.js'
import { registerBatch } from './routes/batch.js'
import { registerHealth } from './routes/health.js'
import { registerPostedPageRoute } from './routes/held-page.js'
import { registerKeyDirectory } from './routes/key-directory-route.js'
import { answerLink } from './routes/link.js'
import { registerAssets } from './routes/serve-assets.js'

export async function createServer(services: Services): Promise<FastifyInstance> {
  const metrics = services.config.server.metrics ? createMetrics(services) : undefined
  const log = createAccessLog(services.logger)
  const onResponse: OnResponse = (answered) => {
    metrics?.count(answered)
    log(answered)
  }
  const { doors, close: closeDoors } = await loadConfiguredDoors(services)
  const app = createFramework(services, doors, onResponse)
  const origins = findAllowedOrigins(services.config)
  const hasKnownOrigins = services.config.server.corsOrigins.length > 0
  const findMethods = addAllowedMethods(app)
  await app.register(cors, {
    origin: typeof origins === 'object' ? [...origins] : origins,
    // Only pages that the operator knows may remove jobs.
    methods: ['GET', 'HEAD', 'POST', ...(hasKnownOrigins ? ['DELETE'] : [])],
    exposedHeaders: EXPOSED_HEADERS,
    // In strict mode, the plugin refuses all but preflights, as plain text.
    strictPreflight: false,
  })
  limitConnections(app.server, services)
  limitBodyBytes(app, services.config.connections.maxBodyBytes)
  app.decorateRequest('requestContext', undefined)
  addResponseHook(app, onResponse)
  addMissingHeaders(app, services)
  addOriginCheck(app, services.config)
  if (metrics) await registerMetrics(app, services, metrics.registry)
  addErrorHandlers(app, services, findMethods)
  await registerRoutes(app, services, doors, metrics?.registry)
  app.addHook('preClose', closeDoors)
  registerErrorPages(app)
  return app
}

function createFramework(
  services: Services,
  doors: readonly OpenDoor[],
  onResponse: OnResponse,
): FastifyInstance {
  const { logger, config } = services
  const { queryBytes } = config.query.limits
  const { requestTimeout } = config.connections
  // Fastify would log the address of the server, but the program does so itself.
  const quiet = logger.level === 'info' ? logger.child({}, { level: 'warn' }) : logger
  return Fastify({
    serverFactory: createLinkServer(services, doors, onResponse, {
      // The service requires the header itself, since the refusal of Node.js has no body.
      requireHostHeader: false,
      connectionsCheckingInterval: 1_000,
      // `limitConnections` closes idle connections.
      keepAliveTimeout: 0,
      maxHeaderSize: queryBytes + 256 * 1024,
      requestTimeout,
      headersTimeout: Math.min(requestTimeout, 10_000),
    }),
    loggerInstance: quiet as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { querystringParser: () => ({}) },
    exposeHeadRoutes: true,
    // While the service stops, requests on open connections are answered as usual.
    return503OnClosing: false,
    genReqId: createRequestId,
    frameworkErrors: async (error, request, reply: FastifyReply) => {
      setHeaders(reply, FOR_ANY_ORIGIN).send(
        await prepareErrorReply(services, request, reply, error),
      )
    },
    clientErrorHandler: (error, socket) =>
      void answerClientError(error, socket, services.plans).catch(() => socket.destroy()),
  })
}

function addMissingHeaders(app: FastifyInstance, services: Services): void {
  app.addHook('onSend', async (request, reply) => {
    if (reply.raw.shouldKeepAlive && !reply.hasHeader('connection')) reply.header(...KEEP_ALIVE)
    if (reply.hasHeader('x-request-id')) return
    const kept = reply.getHeader('cache-control')
    setHeaders(reply, createResponseHeaders(await createContextWithoutCounting(services, request)))
    if (kept !== undefined) reply.header('cache-control', kept)
  })
}

function addErrorHandlers(
  app: FastifyInstance,
  services: Services,
  findMethods: FindMethods,
): void {
  app.setErrorHandler(async (error, request, reply) => {
    const body = await prepareErrorReply(services, request, reply, error)
    if (body.code !== 'ENOTFOUND' || !requestsHtmlPage(request.raw)) return body
    addVaryHeader(reply, 'accept')
    reply.headers({ ...PAGE_HEADERS, 'cache-control': 'no-store' })
    return reply.type('text/html; charset=utf-8').send(renderNotFoundPage(body.message))
  })
  app.setNotFoundHandler((request, reply) => {
    const { url, method } = request
    refuseClosedDoor(url, services.config.server.doors)
    // Without CORS, the plugin leaves OPTIONS to this handler.
    if (method === 'OPTIONS') return reply.code(204).send()
    throw method === 'GET' || method === 'HEAD'
      ? createNotFoundError(url)
      : createMethodError(method, reply, findMethods(getPublicPath(url)))
  })
}

async function registerRoutes(
  app: FastifyInstance,
  services: Services,
  doors: readonly OpenDoor[],
  registry: Registry | undefined,
): Promise<void> {
  const { examples } = services.config.server
  const { sendPlayground, sendJobsPage } = await registerPlayground(app, {
    examples,
    hasBrowser: services.query.browser,
    hasJobs: services.config.jobs.place !== undefined,
    doors: Object.fromEntries(doors.map(({ name, door }) => [name, door.example])),
  })
  await registerPlaygroundMedia(app, services)
  // `answerLink` checks the `host` header itself.
  app.get('/', FOR_ANY_NAME, async (request, reply) => {
    if (requestsHtmlPage(request.raw)) return sendPlayground(reply)
    return sendResponse(reply, await answerLink(services, request, reply.raw))
  })
  await registerBatch(app, services)
  await registerPostedPageRoute(app, services, createMethodError)
  const jobs = await registerJobs(app, services, sendJobsPage, registry)
  registerHealth(app, services)
  registerAssets(app, services)
  registerKeyDirectory(app, services)
  registerOembed(app, services)
  registerOpenApi(app)
  registerDocs(app, { examples })
  await registerMcp(app, services, jobs)
  for (const door of doors) await app.register((scope) => registerDoor(scope, services, door))
}

function registerErrorPages(app: FastifyInstance): void {
  app.get<{ Params: { code: string } }>('/errors/:code', FOR_ANY_NAME, async (request, reply) => {
    const page = await renderErrorPage(request.params.code)
    if (page === undefined) throw createNotFoundError(request.url)
    return reply
      .type('text/html; charset=utf-8')
      .headers({ ...PAGE_HEADERS, 'cache-control': 'public, max-age=86400' })
      .send(page)
  })
}

function createNotFoundError(target: string): LinkglassError {
  const path = quote(getPublicPath(target))
  const advice = 'Ask `GET /?url=https://…`, with the target in `url`.'
  return new LinkglassError('ENOTFOUND', `There is nothing at ${path}. ${advice}`)
}

const ALLOWED_METHODS = 'GET, HEAD, OPTIONS'

/** Creates an error and sets `allow`, which its status 405 requires (RFC 9110, 15.5.6). */
function createMethodError(
  method: string,
  reply: FastifyReply,
  allowed = ALLOWED_METHODS,
): LinkglassError {
  reply.header('allow', allowed)
  const why = 'is not answered: the service only reads. Send `GET /?url=https://…`.'
  return new LinkglassError('EMETHOD', `${quote(method)} ${why}`)
}
