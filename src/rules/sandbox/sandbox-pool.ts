import type { CallContext } from '../../contracts/call-context.js'
import { LinkglassError } from '../../contracts/errors.js'
import type { Load } from '../../contracts/events.js'
import { FairQueue } from '../../lib/async/fair-queue.js'
import type { GuestLimits } from './protocol.js'
import { createSandboxThread, type Guest, type SandboxThread } from './sandbox-thread.js'

export interface SandboxPoolOptions {
  readonly guest: Guest
  readonly limits: GuestLimits
  readonly workers: number
  readonly queue: number
  /** Number of threads to keep ready for later calls. */
  readonly spare: number
  readonly refusal: () => Error
}

export function createSandboxPool(options: SandboxPoolOptions) {
  const { guest, limits, workers: places, queue: length, spare, refusal } = options
  const queue = new FairQueue({ places, queue: length, refusal })
  const spares: SandboxThread[] = []
  const lent = new Set<SandboxThread>()
  let isClosed = false

  function takeSpareThread(): SandboxThread {
    const next = spares.shift()
    if (!next) return createSandboxThread(guest, limits)
    return next.isOver ? takeSpareThread() : next
  }

  async function endThread(thread: SandboxThread): Promise<void> {
    await thread.end()
    lent.delete(thread)
    while (!isClosed && spares.length < spare) spares.push(createSandboxThread(guest, limits))
  }

  return {
    /** Lends a thread for one use. `end` ends the thread and frees its place. */
    async lendThread(call: CallContext): Promise<{ thread: SandboxThread; end: () => void }> {
      const giveBack = await queue.acquire(call)
      if (isClosed) {
        giveBack()
        throw new LinkglassError('EBUSY', 'The service is shutting down.')
      }
      const thread = takeSpareThread()
      lent.add(thread)
      return { thread, end: () => void endThread(thread).then(giveBack) }
    },
    load: (): Load => ({ busy: queue.busyCount, waiting: queue.queuedCount }),
    async close() {
      isClosed = true
      await Promise.all([...spares.splice(0), ...lent].map((thread) => thread.end()))
    },
  }
}
