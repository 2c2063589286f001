import type { DoorName } from '../../contracts/doors.js'
import type { Door } from './door.js'

/** Loads the code of all doors, which a service with none open does without. */
export async function loadDoors(): Promise<Readonly<Record<DoorName, Door>>> {
  return (await import('./door-table.js')).DOOR_TABLE
}
