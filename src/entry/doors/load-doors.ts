import type { DoorName } from '../../contracts/doors.js'
import type { Door } from './door.js'

/** Loads the code of all doors; called only if a door is open, to save memory if none is. */
export async function loadDoors(): Promise<Readonly<Record<DoorName, Door>>> {
  return (await import('./door-table.js')).DOOR_TABLE
}
