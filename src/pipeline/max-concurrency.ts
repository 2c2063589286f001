import { createBusyError } from '../lib/async/busy-error.js'
import type { Pipeline } from './pipeline.js'

const REASON = 'The service is working on as many requests as it can.'

export function createConcurrencyLimiter(max: number) {
  let inside = 0
  const limiter = {
    /** @throws LinkglassError `EBUSY` if no place is free */
    acquire() {
      if (inside >= max) throw createBusyError(REASON, 2)
      inside++
      let left = false
      return () => {
        if (!left) inside--
        left = true
      }
    },
    async run<T>(work: () => Promise<T>): Promise<T> {
      const leave = limiter.acquire()
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
  return limiter
}

type ConcurrencyLimiter = ReturnType<typeof createConcurrencyLimiter>

export function limitConcurrency(pipeline: Pipeline, limiter: ConcurrencyLimiter): Pipeline {
  return {
    ...pipeline,
    ask: (...request) => limiter.run(() => pipeline.ask(...request)),
    read: (...request) => limiter.run(() => pipeline.read(...request)),
    refresh: (...request) => limiter.run(() => pipeline.refresh(...request)),
  }
}
