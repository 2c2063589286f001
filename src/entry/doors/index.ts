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
export { findDoorByPath, loadDoors } from './door-paths.js'
