import type { Worker } from 'node:cluster'

/** What the processes of `node:cluster` say to each other, of which its documentation is silent. */
interface ClusterMessage {
  readonly act?: unknown
  readonly seq?: unknown
  readonly ack?: unknown
}

/**
 * The primary hands a connection to a worker and keeps it until the worker says that it took it. A
 * worker that stood still and died never does, and `node:cluster` waits on: the caller would never
 * hear anything. So the connection is refused on behalf of the dead worker and goes to another;
 * where no other listens, it is closed.
 * @param listening the workers that listen; those that die are taken out
 */
export function rescueUntaken(worker: Worker, listening: Set<Worker>): void {
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
    // With its last listener the queue is gone that a refused connection would go back to.
    const accepted = listening.size === 0
    for (const ack of untaken) child.emit('internalMessage', { cmd: 'NODE_CLUSTER', ack, accepted })
  })
  // `disconnect` does not come by itself while something is untaken.
  child.once('close', () => child.emit('disconnect'))
}
