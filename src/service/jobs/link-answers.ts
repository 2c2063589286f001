import type { LinkglassError } from '../../contracts/errors.js'
import type { Job, JobOutcome } from './job.js'

/** A link that has to wait, because of a limit. */
export interface JobWait {
  /** Milliseconds of the wait. */
  readonly milliseconds: number
  /** A sentence for people. */
  readonly why: string
  /** True if all links of the job wait, not those of the host alone. */
  readonly isWhole: boolean
}

/** Answers links, by the ways of the service. */
export interface JobWork {
  /** Finds the host of a link, of which only so many are asked at once. */
  readonly findHost: (text: string) => string
  readonly answer: (
    job: Job,
    index: number,
    text: string,
    signal: AbortSignal,
  ) => Promise<JobOutcome | JobWait>
  /** Makes the line of a link that is not worked on. */
  readonly fail: (job: Job, index: number, text: string, error: LinkglassError) => JobOutcome
  /** True while others wait for answers: they go first. */
  readonly isBusy: (ownLinks: number) => boolean
}
