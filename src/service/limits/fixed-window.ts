import { LRUCache } from 'lru-cache'
import type { MaybePromise } from '../../lib/async/maybe-promise.js'

export interface Count {
  /** Requests in this window so far. */
  readonly used: number
  /** Unix milliseconds at which the window ends. */
  readonly endsAt: number
}

/** Counts requests by caller; may throw when it counts elsewhere. */
export interface Counter {
  /** Counts one request, or so many. */
  take(id: string, window: number, requests?: number): MaybePromise<Count>
  /** The count as it stands. */
  peek(id: string, window: number): MaybePromise<Count>
}

/** A counter that can often count without waiting. */
export interface ImmediateCounter extends Counter {
  /** Counts one request if it is known at once to be within the limit; or nothing. */
  tryTake(id: string, window: number, limit: number): Count | undefined
}

/** The counter of this process. */
export interface FixedWindows extends ImmediateCounter {
  take(id: string, window: number, requests?: number): Count
  peek(id: string, window: number): Count
  /** Takes over what was counted elsewhere. */
  set(id: string, count: Count): void
  clear(): void
}

/** Callers whose count is remembered; those who were seen last. */
export const MAX_CALLERS = 100_000

/**
 * Fixed windows that begin with a caller's first request. At most `maxCallers` are remembered;
 * beyond that the one that has been silent longest is forgotten, so a flood of addresses costs
 * no memory. There is a timestamp and no timer in a counter: a window may last longer than the
 * 24.8 days that `setTimeout` can count.
 */
export function createFixedWindows(options: {
  readonly maxCallers: number
  readonly now: () => number
}): FixedWindows {
  const counts = new LRUCache<string, { used: number; readonly endsAt: number }>({
    // By `max` there would be room for all of them before the first one comes.
    maxSize: Math.max(1, options.maxCallers),
    sizeCalculation: () => 1,
  })
  const current = (id: string, window: number) => {
    const now = options.now()
    const count = counts.get(id)
    // One that ends later than a new one would is from before the clock was set back.
    const isCurrent = count && count.endsAt > now && count.endsAt <= now + window
    return isCurrent ? count : { used: 0, endsAt: now + window }
  }
  const add = (id: string, count: { used: number; readonly endsAt: number }, requests: number) => {
    if (count.used === 0) counts.set(id, count)
    count.used += requests
    return { used: count.used, endsAt: count.endsAt }
  }
  return {
    peek: (id, window) => ({ ...current(id, window) }),
    take: (id, window, requests = 1) => add(id, current(id, window), requests),
    tryTake(id, window, limit) {
      const count = current(id, window)
      return count.used < limit ? add(id, count, 1) : undefined
    },
    set: (id, count) => void counts.set(id, { ...count }),
    clear: () => counts.clear(),
  }
}
