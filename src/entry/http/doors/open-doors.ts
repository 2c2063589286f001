import type { IncomingMessage } from 'node:http'
import type { DoorName } from '../../../contracts/doors.js'
import type { Services } from '../../../service/services.js'
import { type Door, loadDoors } from '../../doors/index.js'
import { searchOf } from '../search.js'
import { createOpenRoute, type OpenRoute } from './answer-door.js'
import { createPageMemory } from './answer-page.js'
import { moveKey } from './door-key.js'

/** A door that the configuration opens. */
export interface OpenDoor {
  readonly name: DoorName
  readonly door: Door
  readonly routes: readonly OpenRoute[]
  /** Puts the key of a plan where it is looked for. */
  readonly moveKey: (request: IncomingMessage) => void
}

/** Opens the doors that the configuration names. */
export async function openDoors(services: Services): Promise<readonly OpenDoor[]> {
  const { doors: open } = services.config.server
  if (open.length === 0) return []
  const doors = await loadDoors()
  const memory = createPageMemory()
  return open.map((name) => {
    const door = doors[name]
    return {
      name,
      door,
      routes: door.routes.map((route) => createOpenRoute(services, name, door, route, memory)),
      moveKey: (request) => moveKey(request, searchOf(request), door.keyNames ?? []),
    }
  })
}
