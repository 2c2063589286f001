export { type HostRecords, localRecords } from './host-records.js'
export { redisRecords } from './redis-records.js'
export { createShellDetector, type DetectShell } from './shell-detector.js'
