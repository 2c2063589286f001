import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import { performance } from 'node:perf_hooks'
import type { FastifyServerFactory } from 'fastify'
import { andThen, type MaybePromise, recover } from '../../lib/async/maybe-promise.js'
import type { Services } from '../../service/services.js'
import { answerPageRoute, findPageRoute } from './doors/page-routes.js'
import type { OpenDoor } from './doors/register-doors.js'
import { countBytes, type HttpResponse, writeResponse } from './http-response.js'
import { LinkRequest } from './link-request.js'
import { requestsHtmlPage } from './playground/playground-route.js'
import type { RequestInProgress } from './request-context.js'
import { createRequestId } from './request-id.js'
import type { OnResponse } from './response-event.js'
import { answerLink } from './routes/link.js'

type Answerer = (request: RequestInProgress, response: ServerResponse) => MaybePromise<HttpResponse>

/** Creates a server that answers requests for a single page itself, and passes all others to Fastify. */
export function createLinkServer(
  services: Services,
  doors: readonly OpenDoor[],
  onResponse: OnResponse,
  options: ServerOptions,
): FastifyServerFactory<Server> {
  const answerPlain: Answerer = (request, response) => answerLink(services, request, response)
  const findAnswer = (request: IncomingMessage): Answerer | undefined => {
    if (isLinkRequest(request)) return answerPlain
    const route = findPageRoute(doors, request)
    return route && ((...asked) => answerPageRoute(services, route, ...asked))
  }
  return (framework) => {
    const server = createServer(
      { ...options, IncomingMessage: LinkRequest },
      (request, response) => {
        request.url = toOriginForm(request.url ?? '')
        // While the service stops, Fastify gets all requests, since it closes their connections.
        const answer = server.listening ? findAnswer(request) : undefined
        if (!answer) return framework(request, response)
        request.leaveEmptyBody()
        answerRequest(services, answer, onResponse, request, response)
      },
    )
    return server
  }
}

/** Removes the host of an absolute form (RFC 9112, 3.2.2), since logs and messages must not show its password. */
function toOriginForm(target: string): string {
  return target.startsWith('/') ? target : target.replace(/^[a-z]+:\/\/[^/?]+\/?/i, '/')
}

function isLinkRequest(request: IncomingMessage): boolean {
  const { method, url = '' } = request
  return (
    (method === 'GET' || method === 'HEAD') && url.startsWith('/?') && !requestsHtmlPage(request)
  )
}

function answerRequest(
  services: Services,
  answer: Answerer,
  onResponse: OnResponse,
  raw: IncomingMessage,
  response: ServerResponse,
): void {
  const started = performance.now()
  const request: RequestInProgress = { id: createRequestId(), raw, requestContext: undefined }
  const work = () =>
    andThen(answer(request, response), (made) => {
      return andThen<unknown, unknown>(writeResponse(response, made), () =>
        onResponse({
          id: request.id,
          method: raw.method ?? '',
          target: raw.url ?? '',
          status: made.status,
          bytes: countBytes(made),
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
