export type { AskedPage, AskOptions, Door, DoorCalls, DoorReply, DoorRoute } from './door.js'
export { DOOR_TABLE, findDoor } from './door-table.js'
