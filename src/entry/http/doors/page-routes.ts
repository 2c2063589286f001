import type { IncomingMessage, ServerResponse } from 'node:http'
import { andThen, type MaybePromise, recover } from '../../../lib/async/maybe-promise.js'
import type { Services } from '../../../service/services.js'
import { createCorsHeaders } from '../cors.js'
import { refuseOtherSites } from '../cross-origin.js'
import type { HeaderList, HttpResponse } from '../http-response.js'
import type { RequestInProgress } from '../request-context.js'
import { answerDoorError, type OpenRoute } from './answer-door.js'
import { moveKeyToHeader } from './door-key.js'
import type { OpenDoor } from './register-doors.js'

export function findPageRoute(doors: readonly OpenDoor[], { method, url = '' }: IncomingMessage) {
  if (doors.length === 0 || (method !== 'GET' && method !== 'HEAD')) return undefined
  const path = url.split('?', 1)[0] ?? ''
  for (const opened of doors) {
    const route = opened.routes.find((one) => matchesRoutePath(one, path))
    if (route) return { opened, route }
  }
  return undefined
}

function matchesRoutePath({ route }: OpenRoute, path: string): boolean {
  if (route.kind !== 'page' || route.method !== 'GET') return false
  return route.path.endsWith('*') ? path.startsWith(route.path.slice(0, -1)) : path === route.path
}

/** Answers a page route without passing it through Fastify. */
export function answerPageRoute(
  services: Services,
  { opened, route }: NonNullable<ReturnType<typeof findPageRoute>>,
  request: RequestInProgress,
  response: ServerResponse,
): MaybePromise<HttpResponse> {
  const { raw } = request
  const { config } = services
  const work = () => {
    refuseOtherSites(config, raw)
    moveKeyToHeader(raw, opened.door.apiKeyParameters)
    return route.answer(request, response)
  }
  const answered = recover<HttpResponse>(work, (error) =>
    answerDoorError(services, opened, request, error),
  )
  return andThen(answered, ({ status, headers, body }) => {
    const cors = createCorsHeaders(config, raw.headers.origin)
    return { status, headers: removeRepeatedExposeHeader(cors, headers).concat(headers), body }
  })
}

function removeRepeatedExposeHeader(cors: HeaderList, own: HeaderList): HeaderList {
  const name = 'access-control-expose-headers'
  const at = own.includes(name) ? cors.indexOf(name) : -1
  return at < 0 ? cors : cors.toSpliced(at, 2)
}
