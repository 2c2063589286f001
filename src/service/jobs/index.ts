export {
  CHUNK_SIZE,
  countDone,
  FINISHED,
  type Job,
  type JobOutcome,
  measureRate,
  type Webhook,
} from './job.js'
export type { JobWait, JobWork } from './job-runner.js'
export type { JobStep } from './job-steps.js'
export type { JobRecords, JobResults, NewJob, ResultOrder } from './job-store.js'
export { type Jobs, type JobsOptions, openJobs } from './open-jobs.js'
export { TRY_TIME, type WebhookEvent } from './webhook-queue.js'
