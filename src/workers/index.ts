export { createCoordinator } from './coordinator.js'
export { startWorkers } from './primary.js'
export { closeOn, workerCoordination } from './worker-process.js'
