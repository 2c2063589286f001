export {
  createMemoryRecordStore,
  createRedisRecordStore,
  type HostRecordStore,
} from './record-store.js'
export { createShellDetector, type ShellDetector } from './shell-detector.js'
