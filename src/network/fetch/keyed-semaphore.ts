import { Semaphore } from '../../lib/async/semaphore.js'

/** Creates a limit of the holders of each key; others wait in order. */
export function createKeyedSemaphore(concurrency: number) {
  const semaphores = new Map<string, Semaphore>()

  /** Waits for a place; resolves to the function that frees it. */
  async function acquire(key: string, signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted()
    const semaphore = semaphores.get(key) ?? new Semaphore(concurrency)
    semaphores.set(key, semaphore)
    await semaphore.acquire(signal)
    return callOnce(() => {
      semaphore.release()
      if (semaphore.idle) semaphores.delete(key)
    })
  }

  return { acquire }
}

export type KeyedSemaphore = ReturnType<typeof createKeyedSemaphore>

/** Creates a counter of holders by key, which refuses beyond a limit. */
export function createKeyedCounter(limit: number) {
  const counts = new Map<string, number>()

  /** Takes a place for each key and returns the function that frees them; `undefined` if one is full. */
  function tryAcquire(keys: readonly string[]): (() => void) | undefined {
    const distinct = [...new Set(keys)]
    if (distinct.some((key) => count(key) >= limit)) return undefined
    for (const key of distinct) counts.set(key, count(key) + 1)
    return callOnce(() => {
      for (const key of distinct) giveBack(key)
    })
  }

  function count(key: string): number {
    return counts.get(key) ?? 0
  }

  function giveBack(key: string): void {
    const left = count(key) - 1
    if (left > 0) counts.set(key, left)
    else counts.delete(key)
  }

  return { tryAcquire }
}

export type KeyedCounter = ReturnType<typeof createKeyedCounter>

function callOnce(act: () => void): () => void {
  let done = false
  return () => {
    if (done) return
    done = true
    act()
  }
}
