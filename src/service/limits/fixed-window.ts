import { LRUCache } from 'lru-cache'
import type { MaybePromise } from '../../lib/async/maybe-promise.js'

export interface Count {
  readonly used: number
  /** Unix milliseconds at which the window ends. */
  readonly endsAt: number
}

/** Counter of each caller's requests. Remote counters may throw. */
export interface Counter {
  increment(id: string, window: number, requests?: number): MaybePromise<Count>
  peek(id: string, window: number): MaybePromise<Count>
}

export interface ImmediateCounter extends Counter {
  /** Counts a request if it is surely within the limit. Else returns `undefined`. */
  tryIncrement(id: string, window: number, limit: number): Count | undefined
}

export const MAX_CALLERS = 100_000

export interface MutableCount extends Count {
  used: number
}

/** Creates a counter. Each caller's first request begins a window. */
export function createFixedWindows(options: { maxCallers: number; now: () => number }) {
  const counts = new LRUCache<string, MutableCount>({
    // `max` would allocate memory for all callers at once.
    maxSize: Math.max(1, options.maxCallers),
    sizeCalculation: () => 1,
  })
  const current = (id: string, window: number) => {
    const now = options.now()
    const count = counts.get(id)
    // A window that ends too late began before the clock was set back.
    const isCurrent = count && count.endsAt > now && count.endsAt <= now + window
    return isCurrent ? count : { used: 0, endsAt: now + window }
  }
  const add = (id: string, count: MutableCount, requests: number) => {
    if (count.used === 0) counts.set(id, count)
    count.used += requests
    return { used: count.used, endsAt: count.endsAt }
  }
  return {
    peek: (id: string, window: number): Count => ({ ...current(id, window) }),
    increment: (id: string, window: number, requests = 1): Count =>
      add(id, current(id, window), requests),
    tryIncrement(id: string, window: number, limit: number): Count | undefined {
      const count = current(id, window)
      return count.used < limit ? add(id, count, 1) : undefined
    },
    set: (id: string, count: Count) => void counts.set(id, { ...count }),
    clear: () => counts.clear(),
  }
}

export type FixedWindows = ReturnType<typeof createFixedWindows>
