import { LinkglassError } from '../core/errors.js'
import type { Pipeline } from './pipeline.js'

/** Seconds: a request seldom takes longer. */
const RETRY_AFTER = 2

/**
 * The same pipeline for at most `max` requests at once; one more is `EBUSY` at once. Answers from a
 * cache never come here, and those who wait for the same page count once.
 */
export function withMaxConcurrency(pipeline: Pipeline, max: number): Pipeline {
  let inside = 0
  return {
    ...pipeline,
    async ask(query, caller) {
      if (inside >= max) throw serviceBusy()
      inside++
      try {
        return await pipeline.ask(query, caller)
      } finally {
        inside--
      }
    },
  }
}

function serviceBusy(): LinkglassError {
  const text = 'The service is working on as many requests as it can.'
  return new LinkglassError('EBUSY', `${text} Try again in ${RETRY_AFTER} s.`, {
    retryAfter: RETRY_AFTER,
  })
}
