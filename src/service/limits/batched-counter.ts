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

/** Requests left below which each is counted remotely at once: the larger of both numbers. */
const NEAR_LIMIT = { requests: 1_000, share: 0.1 }

interface KnownCount extends MutableCount {
  /** Unix milliseconds. */
  readonly updatedAt: number
}

/** Wraps a remote counter, to count requests far below the limit in batches without waiting. */
export function createBatchedCounter(
  counter: Counter,
  { maxCallers, now }: { readonly maxCallers: number; readonly now: () => number },
): ImmediateCounter {
  const known = new LRUCache<string, KnownCount>({ max: Math.max(1, maxCallers) })
  let pending = new Map<string, { readonly window: number; requests: number }>()

  async function incrementRemote(id: string, window: number, requests?: number): Promise<Count> {
    const count = await counter.increment(id, window, requests)
    const used = count.used + (pending.get(id)?.requests ?? 0)
    known.set(id, { used, endsAt: count.endsAt, updatedAt: now() })
    return count
  }

  function addPending(id: string, window: number): void {
    if (pending.size === 0) setTimeout(sendPending, DELAY).unref()
    const entry = pending.get(id)
    if (entry) entry.requests += 1
    else pending.set(id, { window, requests: 1 })
  }

  function sendPending(): void {
    const batch = pending
    pending = new Map()
    for (const [id, { window, requests }] of batch) void incrementRemote(id, window, requests)
  }

  return {
    increment: incrementRemote,
    peek: (id, window) => counter.peek(id, window),
    tryIncrement(id, window, limit) {
      const count = known.get(id)
      const time = now()
      if (!count || count.updatedAt + 2 * DELAY < time || count.endsAt <= time) return undefined
      if (limit - count.used < Math.max(NEAR_LIMIT.requests, NEAR_LIMIT.share * limit))
        return undefined
      count.used += 1
      addPending(id, window)
      return { used: count.used, endsAt: count.endsAt }
    },
  }
}

/** Counts in `counter`. While `counter` fails, goes on in `local` from the last known count. */
export function addLocalFallback(counter: Counter, local: FixedWindows): Counter {
  async function countWithFallback(
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
      countWithFallback(id, (one) => one.increment(id, window, requests)),
    peek: (id, window) => countWithFallback(id, (one) => one.peek(id, window)),
  }
}
