import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { DoorName } from '../../../contracts/doors.js'
import { LinkglassError } from '../../../contracts/errors.js'
import { quote } from '../../../lib/text/quote.js'
import type { Services } from '../../../service/services.js'
import { type Door, type DoorReply, type DoorRoute, loadDoors } from '../../doors/index.js'
import { countRequest, uncountedContext } from '../count-request.js'
import { errorResponse, toLinkglassError } from '../error-response.js'
import { setHeaders } from '../http-response.js'
import { EXPOSED_HEADERS, responseHeaders } from '../response-headers.js'
import { searchOf } from '../search.js'
import { parseBody } from './door-body.js'
import { createCalls } from './door-calls.js'
import { moveKey } from './door-key.js'
import { findDoorStatus } from './door-status.js'

/** Opens the doors that the configuration names. */
export async function registerDoors(app: FastifyInstance, services: Services): Promise<void> {
  const doors = await loadDoors()
  for (const name of services.config.server.doors) {
    await app.register((scope) => registerDoor(scope, services, name, doors[name]))
  }
}

/** Finds a request of each door that is open, for people to copy. */
export async function findDoorExamples(open: readonly DoorName[]): Promise<Record<string, string>> {
  const doors = await loadDoors()
  return Object.fromEntries(open.map((name) => [name, doors[name].example]))
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

async function registerDoor(
  scope: FastifyInstance,
  services: Services,
  name: DoorName,
  door: Door,
): Promise<void> {
  const bodyLimit = services.config.batch.maxBytes
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_, body, done) =>
    done(null, body),
  )
  scope.addHook('onRequest', async ({ raw }) => moveKey(raw, searchOf(raw), door.keyNames ?? []))
  scope.setErrorHandler(async (thrown, request, reply) => {
    const { headers } = await errorResponse(services, request, thrown)
    if (request.requestContext) request.requestContext.door = name
    const error = toLinkglassError(thrown)
    const status = findDoorStatus(error)
    if (status === 401) reply.header('www-authenticate', 'Bearer')
    setHeaders(reply, headers)
    return sendReply(reply, door.toError({ error, status, requestId: request.id }))
  })
  for (const route of door.routes) registerRoute(scope, services, name, route)
  for (const path of new Set(door.routes.map(({ path }) => path))) {
    refuseOtherMethods(scope, path, door.routes)
  }
}

function registerRoute(
  scope: FastifyInstance,
  services: Services,
  name: DoorName,
  route: DoorRoute,
): void {
  scope.route({
    method: route.method,
    url: route.path,
    // The body of a caller over the limit is not read.
    onRequest: async (request) => {
      const context = route.isFree
        ? await uncountedContext(services, request)
        : await countRequest(services, request)
      context.door = name
      request.requestContext = context
    },
    handler: (request, reply) => answerRoute(services, route, request, reply),
  })
}

async function answerRoute(
  services: Services,
  route: DoorRoute,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { raw } = request
  const context = request.requestContext ?? (await uncountedContext(services, request))
  const calls = createCalls(services, request, reply, context)
  try {
    const answered = await route.answer(
      {
        query: new URLSearchParams(searchOf(raw)),
        body: await parseBody(request.body, raw.headers['content-type']),
        headers: joinHeaders(request),
      },
      calls,
    )
    setHeaders(reply, responseHeaders(context))
    return sendReply(reply, answered)
  } finally {
    tellIgnored(reply, calls.ignored)
  }
}

/** Names what changed nothing, also for the scripts of browsers. */
function tellIgnored(reply: FastifyReply, ignored: ReadonlySet<string>): void {
  if (ignored.size === 0) return
  const names = [...ignored].slice(0, MOST_NAMES).map(toHeaderText)
  reply.header('x-ignored', names.join(', '))
  reply.header('access-control-expose-headers', [...EXPOSED_HEADERS, 'x-ignored'].join(', '))
}

const MOST_NAMES = 50
const LONGEST_NAME = 80

/** Writes a caller's name so that it is one item of a header's list. */
function toHeaderText(name: string): string {
  return name.slice(0, LONGEST_NAME).replace(/[^!-+\--~]/g, '?')
}

function joinHeaders({ raw }: FastifyRequest): Record<string, string | undefined> {
  const entries = Object.entries(raw.headers).map(([name, value]) => [name, [value].flat().join()])
  return Object.fromEntries(entries) as Record<string, string | undefined>
}

function sendReply(reply: FastifyReply, { status, headers, body }: DoorReply): FastifyReply {
  return reply.code(status).headers(headers).send(body)
}

/** Answers 405 with the methods that are allowed (RFC 9110, section 15.5.6). */
function refuseOtherMethods(
  scope: FastifyInstance,
  path: string,
  routes: readonly DoorRoute[],
): void {
  const own = new Set<string>(routes.filter((one) => one.path === path).map(({ method }) => method))
  const allowed = own.has('GET') ? [...own, 'HEAD', 'OPTIONS'] : [...own, 'OPTIONS']
  scope.route({
    method: METHODS.filter((method) => !own.has(method)),
    url: path,
    // Before the body is read.
    onRequest: async ({ method }, reply) => {
      reply.header('allow', allowed.join(', '))
      const advice = `Send ${allowed[0]}.`
      throw new LinkglassError(
        'EMETHOD',
        `${quote(method)} is not answered at \`${path}\`. ${advice}`,
      )
    },
    handler: (_, reply) => reply,
  })
}
