import { createBusyError } from '../lib/async/busy-error.js'
import type { Pipeline } from './pipeline.js'

const REASON = 'The service is working on as many requests as it can.'

/** Seconds after which a request has usually ended. */
const RETRY_AFTER = 2

export function createConcurrencyLimiter(max: number) {
  let inside = 0
  const limiter = {
    /**
     * Returns the function that gives the place back.
     * @throws LinkglassError `EBUSY` when there is no room
     */
    enter() {
      if (inside >= max) throw createBusyError(REASON, RETRY_AFTER)
      inside++
      let left = false
      return () => {
        if (!left) inside--
        left = true
      }
    },
    /** Runs work in one of the places. */
    async run<T>(work: () => Promise<T>): Promise<T> {
      const leave = limiter.enter()
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
  return limiter
}

export type ConcurrencyLimiter = ReturnType<typeof createConcurrencyLimiter>

/** Limits the requests in a pipeline; those that share a fetch count once, hits never. */
export function withMaxConcurrency(pipeline: Pipeline, limiter: ConcurrencyLimiter): Pipeline {
  return {
    ...pipeline,
    ask: (...request) => limiter.run(() => pipeline.ask(...request)),
    read: (...request) => limiter.run(() => pipeline.read(...request)),
    refresh: (...request) => limiter.run(() => pipeline.refresh(...request)),
  }
}
