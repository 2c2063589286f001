export type { AskedPage, AskOptions, Door, DoorCalls, DoorReply, DoorRoute } from './door.js'
export { findDoor } from './door-paths.js'
export { loadDoors } from './load-doors.js'
