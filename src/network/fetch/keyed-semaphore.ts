import { Semaphore } from '../../lib/async/semaphore.js'

export function createKeyedSemaphore(concurrency: number) {
  const semaphores = new Map<string, Semaphore>()

  /** Returns a function that frees the place, to be called once. */
  async function acquire(key: string, signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted()
    const semaphore = semaphores.get(key) ?? new Semaphore(concurrency)
    semaphores.set(key, semaphore)
    await semaphore.acquire(signal)
    return () => {
      semaphore.release()
      if (semaphore.isIdle) semaphores.delete(key)
    }
  }

  return { acquire }
}

export type KeyedSemaphore = ReturnType<typeof createKeyedSemaphore>

export function createKeyedCounter(limit: number) {
  const counts = new Map<string, number>()

  /** Takes a place for each key, or none if a key is full. The returned function frees the places once. */
  function tryAcquire(keys: readonly string[]): (() => void) | undefined {
    const distinct = [...new Set(keys)]
    if (distinct.some((key) => getCount(key) >= limit)) return undefined
    for (const key of distinct) counts.set(key, getCount(key) + 1)
    return () => {
      for (const key of distinct) freePlace(key)
    }
  }

  function getCount(key: string): number {
    return counts.get(key) ?? 0
  }

  function freePlace(key: string): void {
    const left = getCount(key) - 1
    if (left > 0) counts.set(key, left)
    else counts.delete(key)
  }

  return { tryAcquire }
}

export type KeyedCounter = ReturnType<typeof createKeyedCounter>
