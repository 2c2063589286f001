export { createMemoryRecordStore } from './record-store.js'
export { createRedisRecordStore } from './redis-record-store.js'
export { createShellDetector, type ShellDetector } from './shell-detector.js'
