export { type HostRecords, localRecords } from './host-records.js'
export { redisRecords } from './redis-records.js'
export { createShellDetector, type ShellDetector } from './shell-detector.js'
