import { createBusyError } from '../lib/async/busy-error.js'
import type { Pipeline } from './pipeline.js'

const REASON = 'The service is working on as many requests as it can.'

/** Seconds: a request seldom takes longer. */
const RETRY_AFTER = 2

export interface ConcurrencyLimiter {
  /**
   * Returns the function that gives the place back.
   * @throws LinkglassError `EBUSY` when there is no room
   */
  enter(): () => void
}

export function createConcurrencyLimiter(max: number): ConcurrencyLimiter {
  let inside = 0
  return {
    enter() {
      if (inside >= max) throw createBusyError(REASON, RETRY_AFTER)
      inside++
      let left = false
      return () => {
        if (!left) inside--
        left = true
      }
    },
  }
}

/** Limits the requests in a pipeline. Those that wait for the same page count once, hits never. */
export function withMaxConcurrency(pipeline: Pipeline, limiter: ConcurrencyLimiter): Pipeline {
  const inside = async <T>(work: () => Promise<T>): Promise<T> => {
    const leave = limiter.enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
  return {
    ...pipeline,
    ask: (...request) => inside(() => pipeline.ask(...request)),
    read: (...request) => inside(() => pipeline.read(...request)),
    refresh: (...request) => inside(() => pipeline.refresh(...request)),
  }
}
