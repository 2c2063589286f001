import cluster from 'node:cluster'
import type { Coordination } from '../coordination.js'
import { closeGracefully } from './close-gracefully.js'
import { connectToCoordinator } from './coordinator-client.js'
import { DRAIN } from './primary.js'

type Close = Parameters<typeof closeGracefully>[1]

/** Connects a worker to the others; `undefined` in a single process. */
export function connectWorker(worker: NodeJS.Process): Coordination | undefined {
  if (!cluster.isWorker) return undefined
  const coordinator = connectToCoordinator(worker)
  return { counter: coordinator, locks: coordinator }
}

/**
 * Runs `close` when this process is told to end. It ends then, or after `delay` milliseconds.
 * @returns a function that undoes this
 */
export function closeOn(delay: number, close: Close): () => void {
  return cluster.isWorker ? closeWorkerOn(delay, close) : closeGracefully(delay, close).uninstall
}

/** Lets a worker be told several times; a single process ends at once the second time. */
function closeWorkerOn(delay: number, close: Close): () => void {
  const grace = closeGracefully(delay, close, ['SIGINT', 'SIGTERM'])
  let told = false
  const tell = () => {
    if (!told) grace.close()
    told = true
  }
  const hear = (message: unknown) => void (message === DRAIN && tell())
  process.on('SIGINT', tell).on('SIGTERM', tell).on('message', hear)
  return () => {
    process.off('SIGINT', tell).off('SIGTERM', tell).off('message', hear)
    grace.uninstall()
  }
}
