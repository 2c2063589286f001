import { createPageLists } from '../../../service/answers/index.js'
import type { Services } from '../../../service/services.js'
import { loadDoors } from '../../doors/index.js'
import { toLinkglassError } from '../error-response.js'
import { createRouteHandlers } from './answer-door.js'
import { createPageCache } from './answer-page.js'

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
