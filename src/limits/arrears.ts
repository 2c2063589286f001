import { LRUCache } from 'lru-cache'
import type { Count, Counter, PromptCounter } from './windows.js'

/** Milliseconds after which a counter elsewhere is told, and twice as long its word is good. */
const DELAY = 25

/** Requests and share of the limit: with less left than both, every single one is asked for. */
const NEAR = { requests: 1_000, share: 0.1 }

interface Known extends Count {
  used: number
  /** Unix milliseconds. */
  readonly heardAt: number
}

interface Owed {
  readonly window: number
  requests: number
}

/**
 * A counter that is elsewhere, told of requests a moment later and of many at once, while their
 * caller is far from the limit. Near it, and when nothing was heard for a while, each request
 * waits for the answer: the limit itself stays exact unless what is left then goes within `DELAY`.
 */
export function inArrears(
  counter: Counter,
  { maxCallers, now }: { readonly maxCallers: number; readonly now: () => number },
): PromptCounter {
  const known = new LRUCache<string, Known>({ max: Math.max(1, maxCallers) })
  let owed = new Map<string, Owed>()

  async function take(id: string, window: number, requests?: number): Promise<Count> {
    const count = await counter.take(id, window, requests)
    const used = count.used + (owed.get(id)?.requests ?? 0)
    known.set(id, { used, endsAt: count.endsAt, heardAt: now() })
    return count
  }

  function owe(id: string, window: number): void {
    if (owed.size === 0) setTimeout(settle, DELAY).unref()
    const debt = owed.get(id)
    if (debt) debt.requests += 1
    else owed.set(id, { window, requests: 1 })
  }

  function settle(): void {
    const debts = owed
    owed = new Map()
    for (const [id, { window, requests }] of debts) void take(id, window, requests)
  }

  return {
    take,
    peek: (id, window) => counter.peek(id, window),
    takeNow(id, window, limit) {
      const count = known.get(id)
      const time = now()
      if (!count || count.heardAt + 2 * DELAY < time || count.endsAt <= time) return undefined
      if (limit - count.used < Math.max(NEAR.requests, NEAR.share * limit)) return undefined
      count.used += 1
      owe(id, window)
      return { used: count.used, endsAt: count.endsAt }
    },
  }
}
