import type { MaybePromise } from '../../lib/async/maybe-promise.js'
import type { Count, Counter, FixedWindows } from './fixed-window.js'

/** A shared counter, and a local one that continues from its count while the shared one fails. */
export function withFallback(counter: Counter, local: FixedWindows): Counter {
  async function orLocal(
    id: string,
    shared: MaybePromise<Count>,
    fallback: () => Count,
  ): Promise<Count> {
    try {
      const count = await shared
      local.set(id, count)
      return count
    } catch {
      return fallback()
    }
  }
  return {
    take: (id, window, requests) =>
      orLocal(id, counter.take(id, window, requests), () => local.take(id, window, requests)),
    peek: (id, window) => orLocal(id, counter.peek(id, window), () => local.peek(id, window)),
  }
}
