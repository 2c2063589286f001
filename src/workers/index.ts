export { createCoordinator } from './coordinator.js'
export { startWorkers } from './primary.js'
export { startWatchdog } from './watchdog.js'
export { closeOn, workerCoordination } from './worker-process.js'
