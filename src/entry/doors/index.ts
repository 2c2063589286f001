export type {
  AskedPage,
  AskOptions,
  Door,
  DoorCalls,
  DoorReply,
  DoorRoute,
  PageQuestion,
  PageRoute,
} from './door.js'
export type { GivenFields } from './door-fields.js'
export { findDoorByPath } from './door-paths.js'
export { loadDoors } from './load-doors.js'
