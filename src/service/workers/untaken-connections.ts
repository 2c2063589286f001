import type { Worker } from 'node:cluster'

/** An internal message of `node:cluster`, which is not documented. */
interface ClusterMessage {
  readonly act?: unknown
  readonly seq?: unknown
  readonly ack?: unknown
}

/**
 * Refuses connections on behalf of a worker that died before taking them, so that they go to
 * another, or are closed if no other listens.
 * @param listening the workers that listen; dead ones are removed
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
    // With its last listener the queue is gone to which a refused connection would return.
    const accepted = listening.size === 0
    for (const ack of untaken) child.emit('internalMessage', { cmd: 'NODE_CLUSTER', ack, accepted })
  })
  // `disconnect` is not emitted while a connection is untaken.
  child.once('close', () => child.emit('disconnect'))
}
