import type { LockOutcome } from '../cache/index.js'
import type { Count } from '../limits/index.js'
import { type Coordinator, type CoordinatorCall, isCoordinatorReply } from './coordinator.js'

interface Waiting {
  readonly call: CoordinatorCall
  readonly resolve: (answer: unknown) => void
}

/** Connects a worker to the coordinator; all calls of one turn of the loop are one message. */
export function connectToCoordinator(primary: NodeJS.Process): Coordinator {
  const sent = new Map<number, readonly Waiting[]>()
  let collected: Waiting[] = []
  let batch = 0

  primary.on('message', (message) => {
    if (!isCoordinatorReply(message)) return
    const waiting = sent.get(message.batch) ?? []
    sent.delete(message.batch)
    for (const [index, { resolve }] of waiting.entries()) resolve(message.answers[index])
  })

  function send(): void {
    batch += 1
    sent.set(batch, collected)
    primary.send?.({ batch, calls: collected.map(({ call }) => call) })
    collected = []
  }

  function ask<T>(...call: CoordinatorCall): Promise<T> {
    return new Promise((resolve) => {
      if (collected.length === 0) setImmediate(send)
      collected.push({ call, resolve: (answer) => resolve(answer as T) })
    })
  }

  return {
    // A missing argument would arrive as `null`.
    take: (id, window, requests = 1) => ask<Count>('take', id, window, requests),
    peek: (id, window) => ask<Count>('peek', id, window),
    acquire: (key, token, lease) => ask<string>('acquire', key, token, lease),
    renew: (key, token, lease) => ask('renew', key, token, lease),
    settle: (key, token, failure) => ask('settle', key, token, failure),
    outcome: (key, token) => ask<LockOutcome>('outcome', key, token),
  }
}
