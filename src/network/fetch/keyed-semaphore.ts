import { Semaphore } from '../../lib/async/semaphore.js'

/** Lets at most `concurrency` callers hold a key at once. */
export function createKeyedSemaphore(concurrency: number) {
  const semaphores = new Map<string, Semaphore>()

  /** Waits for the key. Call the returned function once to release it. */
  return async (key: string, signal: AbortSignal): Promise<() => void> => {
    signal.throwIfAborted()
    const semaphore = semaphores.get(key) ?? new Semaphore(concurrency)
    semaphores.set(key, semaphore)
    await semaphore.acquire(signal)
    return () => {
      semaphore.release()
      if (semaphore.isIdle) semaphores.delete(key)
    }
  }
}

/** Allows at most `limit` simultaneous uses of each key. Refuses more by returning `undefined`. */
export function createKeyedLimiter(limit: number) {
  const counts = new Map<string, number>()
  const getCount = (key: string) => counts.get(key) ?? 0

  return (keys: readonly string[]): (() => void) | undefined => {
    const distinct = [...new Set(keys)]
    if (distinct.some((key) => getCount(key) >= limit)) return undefined
    for (const key of distinct) counts.set(key, getCount(key) + 1)
    return () => {
      for (const key of distinct) {
        const left = getCount(key) - 1
        if (left > 0) counts.set(key, left)
        else counts.delete(key)
      }
    }
  }
}
