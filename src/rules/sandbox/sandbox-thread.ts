import { Worker } from 'node:worker_threads'
import { LinkglassError } from '../../contracts/errors.js'
import { createDeferred, rejectOnAbort } from '../../lib/async/abortable.js'
import { getEngineCode, type ThreadData } from './engine-code.js'
import type { FromThread, GuestLimits, PageCall, Reply, ToThread } from './protocol.js'

export type Guest = keyof typeof ENTRIES

/** Maximum milliseconds for starting a thread on a busy machine. */
const START = 10_000

/** Maximum megabytes of a thread's memory. Lower limits would slow the start. */
const HEAP = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 }

/** Options that hide the process's environment and streams from callers' code. */
const ISOLATED = {
  env: {},
  argv: [],
  execArgv: [],
  stdin: false,
  stdout: true,
  stderr: true,
  resourceLimits: HEAP,
}

interface AskOptions {
  readonly signal: AbortSignal
  readonly timeout?: number
  readonly onCall?: (call: PageCall) => void
}

export function createSandboxThread(guest: Guest, limits: GuestLimits) {
  let onMessage: (message: FromThread | undefined) => void = () => {}
  let isOver = false
  const worker = new Worker(ENTRIES[guest], {
    workerData: { limits, code: getEngineCode() } satisfies ThreadData,
    ...ISOLATED,
  })
  worker.on('message', (message: FromThread) => onMessage(message))
  worker.once('exit', () => {
    isOver = true
    onMessage(undefined)
  })
  const ready = new Promise<void>((resolve, reject) => {
    onMessage = (message) =>
      message ? resolve() : reject(new Error('The thread ended before it was ready.'))
    // This listener is never removed: an error without a listener would end the process.
    worker.on('error', reject)
  })
  // Ignores a failure here, since `start` reports it.
  ready.catch(() => {})
  worker.unref()

  const post = (message: ToThread) => worker.postMessage(message)

  return {
    get isOver() {
      return isOver
    },
    /** @throws LinkglassError `EFATAL` if the thread does not start */
    async start(signal: AbortSignal): Promise<void> {
      worker.ref()
      const limit = { milliseconds: START, timedOut: () => new Error('The thread is not ready.') }
      await rejectOnAbort(ready, signal, limit).catch((cause: unknown) => {
        signal.throwIfAborted()
        const message = `The sandbox for \`${guest}\` did not start.`
        throw new LinkglassError('EFATAL', message, { cause })
      })
    },
    /** Returns the reply, `late` after the timeout, or `undefined` if the thread has ended. */
    async ask(message: ToThread, { signal, timeout, onCall = () => {} }: AskOptions) {
      if (isOver) return undefined
      const { promise, resolve } = createDeferred<Reply | 'late' | undefined>(signal)
      const timer = timeout === undefined ? undefined : setTimeout(() => resolve('late'), timeout)
      onMessage = (reply) => {
        if (reply?.kind === 'call') onCall(reply)
        else if (reply?.kind !== 'ready') resolve(reply)
      }
      post(message)
      try {
        return await promise
      } finally {
        clearTimeout(timer)
        onMessage = () => {}
      }
    },
    post,
    end: async () => void (await worker.terminate()),
  }
}

export type SandboxThread = ReturnType<typeof createSandboxThread>

const ENTRIES = {
  evaluate: new URL('./evaluate-worker.js', import.meta.url),
  function: new URL('./function-worker.js', import.meta.url),
}
