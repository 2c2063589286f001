import type { Count, Counter, Windows } from './windows.js'

/** A counter elsewhere, and this process's own that goes on from there when the other fails. */
export function insured(counter: Counter, own: Windows): Counter {
  async function orOwn(
    id: string,
    shared: Count | Promise<Count>,
    fallback: () => Count,
  ): Promise<Count> {
    try {
      const count = await shared
      own.set(id, count)
      return count
    } catch {
      return fallback()
    }
  }
  return {
    take: (id, window, requests) =>
      orOwn(id, counter.take(id, window, requests), () => own.take(id, window, requests)),
    peek: (id, window) => orOwn(id, counter.peek(id, window), () => own.peek(id, window)),
  }
}
