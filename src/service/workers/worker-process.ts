import cluster from 'node:cluster'
import closeWithGrace from 'close-with-grace'
import type { LockOutcome } from '../cache/index.js'
import type { Coordinator } from '../coordination.js'
import type { Count } from '../limits/index.js'
import { type CoordinatorCall, isCoordinatorReply } from './coordinator.js'
import { DRAIN } from './primary.js'

type Close = (reason: { readonly err?: Error }) => Promise<void>

/** Signals that are left to V8, which turns faults of WebAssembly into errors. */
const FAULTS = ['SIGSEGV', 'SIGBUS', 'SIGILL', 'SIGFPE', 'SIGTRAP', 'SIGABRT'] as const

/** Runs `close` when the process fails or is told to end, for at most `delay` milliseconds. */
export function closeGracefully(
  delay: number,
  close: Close,
  ignored: readonly ('SIGINT' | 'SIGTERM')[] = [],
): ReturnType<typeof closeWithGrace> {
  return closeWithGrace({ delay, skip: [...FAULTS, ...ignored] }, close)
}

export function connectWorker(worker: NodeJS.Process): Coordinator | undefined {
  return cluster.isWorker ? createCoordinatorClient(worker) : undefined
}

/** Runs `close` when the process fails or is told to end, also by the primary. Returns a function that cancels this. */
export function closeOnSignal(delay: number, close: Close): () => void {
  return cluster.isWorker ? closeOnDrain(delay, close) : closeGracefully(delay, close).uninstall
}

function closeOnDrain(delay: number, close: Close): () => void {
  const grace = closeGracefully(delay, close, ['SIGINT', 'SIGTERM'])
  let isClosing = false
  const closeOnce = () => {
    if (!isClosing) grace.close()
    isClosing = true
  }
  const receiveMessage = (message: unknown) => void (message === DRAIN && closeOnce())
  process.on('SIGINT', closeOnce).on('SIGTERM', closeOnce).on('message', receiveMessage)
  return () => {
    process.off('SIGINT', closeOnce).off('SIGTERM', closeOnce).off('message', receiveMessage)
    grace.uninstall()
  }
}

interface Waiting {
  readonly call: CoordinatorCall
  readonly resolve: (answer: unknown) => void
}

export function createCoordinatorClient(primary: NodeJS.Process): Coordinator {
  const sent = new Map<number, readonly Waiting[]>()
  let collected: Waiting[] = []
  let batch = 0

  primary.on('message', (message) => {
    if (!isCoordinatorReply(message)) return
    const waiting = sent.get(message.batch) ?? []
    sent.delete(message.batch)
    for (const [index, { resolve }] of waiting.entries()) resolve(message.answers[index])
  })

  function sendCollectedCalls(): void {
    batch += 1
    sent.set(batch, collected)
    primary.send?.({ batch, calls: collected.map(({ call }) => call) })
    collected = []
  }

  function callPrimary<T>(...call: CoordinatorCall): Promise<T> {
    return new Promise((resolve) => {
      if (collected.length === 0) setImmediate(sendCollectedCalls)
      collected.push({ call, resolve: (answer) => resolve(answer as T) })
    })
  }

  return {
    // The default is set here, since a message would turn `undefined` into `null`.
    increment: (id, window, requests = 1) => callPrimary<Count>('increment', id, window, requests),
    peek: (id, window) => callPrimary<Count>('peek', id, window),
    acquire: (key, token, lease) => callPrimary<string>('acquire', key, token, lease),
    renew: (key, token, lease) => callPrimary('renew', key, token, lease),
    release: (key, token, failure) => callPrimary('release', key, token, failure),
    getOutcome: (key, token) => callPrimary<LockOutcome>('getOutcome', key, token),
  }
}
