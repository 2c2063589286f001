import { LRUCache } from 'lru-cache'
import type { MaybePromise } from '../../lib/async/maybe-promise.js'
import type {
  Count,
  Counter,
  FixedWindows,
  ImmediateCounter,
  MutableCount,
} from './fixed-window.js'

/** Milliseconds between two batches to the remote counter. */
const DELAY = 25

/** Remaining requests below which each is counted remotely at once: the larger of a number and a share of the limit. */
const NEAR_LIMIT = { requests: 1_000, share: 0.1 }

interface KnownCount extends MutableCount {
  /** Unix milliseconds. */
  readonly updatedAt: number
}

/** Creates a counter that sends its counts in batches while the limit is far away. */
export function createBatchedCounter(
  counter: Counter,
  { maxCallers, now }: { readonly maxCallers: number; readonly now: () => number },
): ImmediateCounter {
  const known = new LRUCache<string, KnownCount>({ max: Math.max(1, maxCallers) })
  let pending = new Map<string, { readonly window: number; requests: number }>()

  async function incrementRemoteCount(id: string, window: number, requests?: number) {
    const count = await counter.increment(id, window, requests)
    const used = count.used + (pending.get(id)?.requests ?? 0)
    known.set(id, { used, endsAt: count.endsAt, updatedAt: now() })
    return count
  }

  function addPendingCount(id: string, window: number): void {
    if (pending.size === 0) setTimeout(sendPendingCounts, DELAY).unref()
    const entry = pending.get(id)
    if (entry) entry.requests += 1
    else pending.set(id, { window, requests: 1 })
  }

  function sendPendingCounts(): void {
    const batch = pending
    pending = new Map()
    for (const [id, { window, requests }] of batch) void incrementRemoteCount(id, window, requests)
  }

  return {
    increment: incrementRemoteCount,
    peek: (id, window) => counter.peek(id, window),
    tryIncrement(id, window, limit) {
      const count = known.get(id)
      const time = now()
      if (!count || count.updatedAt + 2 * DELAY < time || count.endsAt <= time) return undefined
      if (limit - count.used < Math.max(NEAR_LIMIT.requests, NEAR_LIMIT.share * limit))
        return undefined
      count.used += 1
      addPendingCount(id, window)
      return { used: count.used, endsAt: count.endsAt }
    },
  }
}

export function addLocalFallback(counter: Counter, local: FixedWindows): Counter {
  async function askSharedOrLocalCounter(
    id: string,
    ask: (counter: Counter) => MaybePromise<Count>,
  ): Promise<Count> {
    try {
      const shared = await ask(counter)
      local.set(id, shared)
      return shared
    } catch {
      return ask(local)
    }
  }
  return {
    increment: (id, window, requests) =>
      askSharedOrLocalCounter(id, (one) => one.increment(id, window, requests)),
    peek: (id, window) => askSharedOrLocalCounter(id, (one) => one.peek(id, window)),
  }
}
