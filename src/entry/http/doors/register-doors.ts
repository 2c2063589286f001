import type { FastifyInstance } from 'fastify'
import { LinkglassError } from '../../../contracts/errors.js'
import { quote } from '../../../lib/text/quote.js'
import { createPageLists } from '../../../service/answers/index.js'
import type { Services } from '../../../service/services.js'
import { type Door, findDoorByPath, loadDoors } from '../../doors/index.js'
import { REFUSAL } from '../allowed-methods.js'
import { acceptRawBodies } from '../bodies.js'
import { toLinkglassError } from '../error-response.js'
import { sendResponse } from '../http-response.js'
import { answerDoorError, createRouteHandlers } from './answer-door.js'
import { createPageCache } from './answer-page.js'
import { moveKeyToHeader } from './door-key.js'

export type OpenDoor = Awaited<ReturnType<typeof loadConfiguredDoors>>['doors'][number]

export async function loadConfiguredDoors(services: Services) {
  const { config, cache } = services
  const { doors: open } = config.server
  if (open.length === 0) return { doors: [], close: async () => {} }
  const doors = await loadDoors()
  const pages = createPageCache()
  const { kind } = config.cache.backend
  const isShared = kind === 'memory' ? config.server.workers === 1 : kind !== 'none'
  const lists = isShared ? createPageLists(cache, toLinkglassError) : undefined
  const opened = open.map((name) => {
    const door = doors[name]
    const routes = door.routes.map((route) =>
      createRouteHandlers(services, { name, door }, route, pages, lists),
    )
    return { name, door, routes }
  })
  return { doors: opened, close: async () => lists?.close() }
}

export function refuseClosedDoor(target: string, open: readonly string[]): void {
  const name = findDoorByPath(target.split('?', 1)[0] ?? '')
  if (!name || open.includes(name)) return
  const message = `The door \`${name}\` is closed here; the operator opens it with LINKGLASS_DOORS=${name}.`
  throw new LinkglassError('ENOTFOUND', message)
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

export async function registerDoor(scope: FastifyInstance, services: Services, opened: OpenDoor) {
  const { door, routes } = opened
  scope.removeAllContentTypeParsers()
  acceptRawBodies(scope, '*', 'buffer', services.config.batch.maxBytes)
  scope.addHook('onRequest', async ({ raw }) => moveKeyToHeader(raw, door.apiKeyParameters))
  scope.setErrorHandler(async (thrown, request, reply) =>
    sendResponse(reply, await answerDoorError(services, opened, request, thrown)),
  )
  for (const { route, count, answer } of routes) {
    scope.route({
      method: route.method,
      url: route.path,
      onRequest: async (request) => void (await count(request)),
      handler: async (request, reply) =>
        sendResponse(reply, await answer(request, reply.raw, request.body)),
    })
  }
  for (const path of new Set(door.routes.map((one) => one.path))) {
    refuseOtherMethods(scope, path, door)
  }
}

/** Answers all other methods with 405. */
function refuseOtherMethods(scope: FastifyInstance, path: string, { routes }: Door): void {
  const own = new Set<string>(routes.filter((one) => one.path === path).map(({ method }) => method))
  scope.route({
    ...REFUSAL,
    method: METHODS.filter((method) => !own.has(method)),
    url: path,
    // Throws in `onRequest`, since `handler` would wait for the body.
    onRequest: async ({ method }) => {
      const message = `${quote(method)} is not answered at \`${path}\`. Send ${[...own][0]}.`
      throw new LinkglassError('EMETHOD', message)
    },
    handler: (_, reply) => reply,
  })
}
