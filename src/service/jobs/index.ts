export {
  CHUNK_SIZE,
  countDone,
  FINISHED,
  type Job,
  type JobOutcome,
  measureRate,
  type Webhook,
} from './job.js'
export type { JobResults, ResultOrder } from './job-results.js'
export type { JobWait, JobWork } from './job-runner.js'
export type { JobStep, JobStore, NewJob } from './job-store.js'
export { type Jobs, type JobsOptions, openJobs } from './open-jobs.js'
export { TRY_TIME } from './webhooks.js'
