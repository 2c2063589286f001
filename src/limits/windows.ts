import { LRUCache } from 'lru-cache'

export interface Count {
  /** Requests in this window so far. */
  readonly used: number
  /** Unix milliseconds at which the window ends. */
  readonly endsAt: number
}

/** Counts requests by caller; may throw when it counts elsewhere. */
export interface Counter {
  /** Counts one request. */
  take(id: string, window: number): Count | Promise<Count>
  /** The count as it stands. */
  peek(id: string, window: number): Count | Promise<Count>
}

/** The counter of this process. */
export interface Windows extends Counter {
  take(id: string, window: number): Count
  peek(id: string, window: number): Count
  /** Takes over what was counted elsewhere. */
  set(id: string, count: Count): void
  clear(): void
}

/**
 * Fixed windows that begin with a caller's first request. At most `maxCallers` are remembered;
 * beyond that the one that has been silent longest is forgotten, so a flood of addresses costs
 * no memory. There is a timestamp and no timer in a counter: a window may last longer than the
 * 24.8 days that `setTimeout` can count.
 */
export function createWindows(options: {
  readonly maxCallers: number
  readonly now: () => number
}): Windows {
  const counts = new LRUCache<string, Count>({ max: Math.max(1, options.maxCallers) })
  const peek = (id: string, window: number): Count => {
    const now = options.now()
    const count = counts.get(id)
    return count && count.endsAt > now ? count : { used: 0, endsAt: now + window }
  }
  return {
    peek,
    take(id, window) {
      const { used, endsAt } = peek(id, window)
      const count = { used: used + 1, endsAt }
      counts.set(id, count)
      return count
    },
    set: (id, count) => void counts.set(id, count),
    clear: () => counts.clear(),
  }
}
