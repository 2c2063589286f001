export { createCoordinator } from './coordinator.js'
export { startWorkers } from './primary.js'
export { startWatchdog } from './watchdog.js'
export { closeGracefully, closeOnSignal, connectWorker } from './worker-process.js'
