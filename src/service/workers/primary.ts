import cluster, { type Worker } from 'node:cluster'
import { withResolvers } from '../../lib/async/abortable.js'
import type { Coordinator } from '../coordination.js'
import { isCoordinatorRequest, runCalls } from './coordinator.js'

interface PrimaryOptions {
  readonly workers: number
  readonly coordinator: Coordinator
  readonly createEnv: (place: number) => Readonly<Record<string, string>>
  readonly pause: number
  readonly onDeath: (pid: number | undefined, how: number | string) => void
}

export const DRAIN = 'linkglass: drain'

/** @returns `ended`, a promise of the exit code */
export function startWorkers(options: PrimaryOptions) {
  const alive = new Set<Worker>()
  const listening = new Set<Worker>()
  let draining = false
  let everListened = false
  let exitCode = 0
  const { promise: ended, resolve: end } = withResolvers<number>()

  function startWorker(workerIndex: number): void {
    const worker = cluster.fork(options.createEnv(workerIndex))
    alive.add(worker)
    returnUnacceptedConnections(worker, listening)
    worker.once('listening', () => {
      everListened = true
      listening.add(worker)
    })
    worker.on('message', async (message: unknown) => {
      if (!isCoordinatorRequest(message)) return
      const answered = await runCalls(options.coordinator, message)
      if (worker.isConnected()) worker.send(answered)
    })
    worker.once('exit', (code: number | null, signal: string | null) => {
      alive.delete(worker)
      if (!draining && everListened) {
        options.onDeath(worker.process.pid, signal ?? code ?? 0)
        setTimeout(() => draining || startWorker(workerIndex), options.pause)
        return
      }
      exitCode = Math.max(exitCode, code ?? (signal === 'SIGTERM' ? 0 : 1))
      // If no worker has ever listened, new workers would also fail.
      if (!draining) shutDownWorkers()
      if (alive.size === 0) end(exitCode)
    })
  }

  function shutDownWorkers(): void {
    draining = true
    for (const worker of alive) {
      if (!listening.has(worker)) worker.process.kill('SIGTERM')
      else if (worker.isConnected()) worker.send(DRAIN)
    }
    if (alive.size === 0) end(0)
  }

  for (let place = 0; place < options.workers; place++) startWorker(place)
  return { ended, shutDownWorkers }
}

/** Internal message of `node:cluster`, which Node does not document. */
type ClusterMessage = Partial<Record<'act' | 'seq' | 'ack', unknown>>

/** Hands a dead worker's unaccepted connections to another worker. */
function returnUnacceptedConnections(worker: Worker, listening: Set<Worker>): void {
  const { process: child } = worker
  const untaken = new Set<unknown>()
  const { send } = child
  Reflect.set(child, 'send', (...sent: unknown[]) => {
    const { act, seq } = (sent[0] ?? {}) as ClusterMessage
    if (act === 'newconn') untaken.add(seq)
    return Reflect.apply(send, child, sent)
  })
  child.prependListener('internalMessage', ({ ack }: ClusterMessage) => untaken.delete(ack))
  child.once('disconnect', () => {
    listening.delete(worker)
    // If no worker listens, nothing takes a refused connection back, so it counts as accepted.
    const accepted = listening.size === 0
    for (const ack of untaken) child.emit('internalMessage', { cmd: 'NODE_CLUSTER', ack, accepted })
  })
  // Node itself emits no `disconnect` while a connection is unaccepted.
  child.once('close', () => child.emit('disconnect'))
}
