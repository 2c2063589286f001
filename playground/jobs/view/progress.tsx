import { formatDuration } from '../../../src/lib/text/duration.js'
import type { Job } from '../state/job.js'

/** The bar, and the same in words. */
export function Progress({ job }: { job: Job }) {
  const { status, done, total, succeeded, failed, secondsLeft } = job
  return (
    <>
      <progress aria-label="Links done" max={total} value={done} />
      <p class="status">
        <span>{status}</span>
        <span>
          {done} of {total}
        </span>
        <span>{succeeded} answered</span>
        <span>{failed} failed</span>
        {secondsLeft !== undefined && <span>{formatDuration(secondsLeft * 1_000)} left</span>}
      </p>
    </>
  )
}
