import { randomUUID } from 'node:crypto'
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import type { FastifyServerFactory } from 'fastify'
import { andThen, recover } from '../../lib/async/maybe-promise.js'
import type { Services } from '../../service/services.js'
import { writeResponse } from './http-response.js'
import { wantsPage } from './playground/index.js'
import type { RequestInProgress } from './request-context.js'
import type { OnResponse } from './response-event.js'
import { answerLink } from './routes/index.js'

/**
 * Creates a server that answers `GET /?url=…` itself, since the framework's part would be most of the
 * cost of a hit, and leaves everything else to the framework.
 */
export function linkServer(
  services: Services,
  onResponse: OnResponse,
  options: ServerOptions,
): FastifyServerFactory<Server> {
  return (framework) => {
    const server = createServer(options, (request, response) => {
      // While the service closes, the framework ends the connection with its answer.
      if (server.listening && asksForLink(request)) {
        serveLink(services, onResponse, request, response)
      } else framework(request, response)
    })
    return server
  }
}

function asksForLink(request: IncomingMessage): boolean {
  const { method, url = '' } = request
  return (method === 'GET' || method === 'HEAD') && url.startsWith('/?') && !wantsPage(request)
}

function serveLink(
  services: Services,
  onResponse: OnResponse,
  raw: IncomingMessage,
  response: ServerResponse,
): void {
  const started = performance.now()
  const request: RequestInProgress = { id: randomUUID(), raw, requestContext: undefined }
  const work = () =>
    andThen(answerLink(services, request, response), (answer) => {
      const { status, body } = answer
      return andThen<unknown, unknown>(writeResponse(response, answer), () =>
        onResponse({
          id: request.id,
          method: raw.method ?? '',
          target: raw.url ?? '',
          status,
          bytes: Buffer.isBuffer(body) ? body.byteLength : 0,
          took: performance.now() - started,
          context: request.requestContext,
        }),
      )
    })
  void recover(work, (err) => {
    services.logger.error({ err, reqId: request.id }, 'a request could not be answered')
    return response.destroy()
  })
}
