import type { ServerResponse } from 'node:http'
import type { DoorName } from '../../../contracts/doors.js'
import { andThen, type MaybePromise, recover } from '../../../lib/async/maybe-promise.js'
import type { PageLists } from '../../../service/answers/index.js'
import type { Services } from '../../../service/services.js'
import type { Door, DoorReply, DoorRoute, GivenFields } from '../../doors/index.js'
import { countRequest, createContextWithoutCounting } from '../count-request.js'
import { createErrorResponse, toLinkglassError } from '../error-response.js'
import type { HeaderList, HttpResponse } from '../http-response.js'
import { parseRawQuery, type RequestContext, type RequestInProgress } from '../request-context.js'
import { createResponseHeaders, EXPOSED_HEADERS } from '../response-headers.js'
import { createPageAnswerer, type PageCache } from './answer-page.js'
import { parseBody } from './door-body.js'
import { createDoorCalls, type DoorExchange } from './door-calls.js'

interface NamedDoor {
  readonly name: DoorName
  readonly door: Door
}

export function createRouteHandlers(
  services: Services,
  opened: NamedDoor,
  route: DoorRoute,
  cache: PageCache,
  lists: PageLists | undefined,
) {
  const createReply =
    route.kind === 'page'
      ? createPageAnswerer(services, route, cache)
      : (given: GivenFields, exchange: DoorExchange): MaybePromise<DoorReply> =>
          route.answer(given, createDoorCalls(services, lists, exchange))
  const createContext = route.isFree ? createContextWithoutCounting : countRequest
  const count = (request: RequestInProgress): MaybePromise<RequestContext> =>
    andThen(createContext(services, request), (context) => {
      context.door = opened.name
      request.requestContext = context
      return context
    })

  const answer = (
    request: RequestInProgress,
    response: ServerResponse,
    body?: unknown,
  ): MaybePromise<HttpResponse> => {
    const ignored = new Set<string>()
    const ignore = (field: string) => void ignored.add(field)
    const work = () =>
      andThen(request.requestContext ?? count(request), (context) =>
        andThen(readGivenFields(services, route, request, body), (given) => {
          const reply = createReply(given, { request, response, context, ignore })
          return andThen(reply, (made) => toHttpResponse(made, createResponseHeaders(context)))
        }),
      )
    const answered = recover<HttpResponse>(work, (error) =>
      answerDoorError(services, opened, request, error),
    )
    return andThen(answered, (made) =>
      ignored.size === 0
        ? made
        : { ...made, headers: [...made.headers, ...createIgnoredHeader(ignored)] },
    )
  }

  return { route, count, answer }
}

export type OpenRoute = ReturnType<typeof createRouteHandlers>

export async function answerDoorError(
  services: Services,
  { name, door }: NamedDoor,
  request: RequestInProgress,
  thrown: unknown,
): Promise<HttpResponse> {
  const { headers } = await createErrorResponse(services, request, thrown)
  if (request.requestContext) request.requestContext.door = name
  const error = toLinkglassError(thrown)
  const status = STATUS[error.code] ?? error.status
  if (status === 401) headers.push('www-authenticate', 'Bearer')
  return toHttpResponse(door.toErrorReply({ error, status }), headers)
}

function toHttpResponse({ status, headers, body }: DoorReply, usual: HeaderList): HttpResponse {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.from(body)
  const length = ['content-length', String(bytes.byteLength)]
  return { status, headers: [...usual, ...Object.entries(headers).flat(), ...length], body: bytes }
}

function readGivenFields(
  services: Services,
  route: DoorRoute,
  { raw }: RequestInProgress,
  bytes: unknown,
): MaybePromise<GivenFields> {
  const headers: Record<string, string | undefined> = {}
  for (const [name, value] of Object.entries(raw.headers)) {
    if (route.kind === 'work' || route.isOptionHeader(name)) headers[name] = [value].flat().join()
  }
  const toGiven = (body: unknown): GivenFields => ({
    target: raw.url ?? '',
    get query() {
      return parseRawQuery(raw, services.query)
    },
    headers,
    body,
  })
  return bytes === undefined
    ? toGiven(undefined)
    : parseBody(bytes, raw.headers['content-type']).then(toGiven)
}

const MOST_NAMES = 50
const LONGEST_NAME = 80

function createIgnoredHeader(ignored: ReadonlySet<string>): HeaderList {
  const names = [...ignored]
    .slice(0, MOST_NAMES)
    .map((name) => name.slice(0, LONGEST_NAME).replace(/[^!-+\--~]/g, '?'))
  const exposed = [...EXPOSED_HEADERS, 'x-ignored'].join(', ')
  return ['x-ignored', names.join(', '), 'access-control-expose-headers', exposed]
}

/** HTTP status by error code. All other codes keep the status of `ERROR_STATUS`. */
const STATUS: Readonly<Record<string, number>> = {
  EAUTH: 401,
  EFORBIDDENURL: 403,
  ETIMEOUT: 408,
  EBRWSRTIMEOUT: 408,
}
