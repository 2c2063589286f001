import { Semaphore } from '../../lib/async/semaphore.js'

/** Creates a function that waits for one of `concurrency` places of a key. */
export function createKeyedSemaphore(concurrency: number) {
  const semaphores = new Map<string, Semaphore>()

  /** The returned function frees the place, and is called once. */
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

/** Creates a function that takes one of `limit` places of each key, or none if a key has no place left. */
export function createKeyedCounter(limit: number) {
  const counts = new Map<string, number>()
  const getCount = (key: string) => counts.get(key) ?? 0

  /** The returned function frees the places, and is called once. */
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
