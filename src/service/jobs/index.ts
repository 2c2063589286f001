export {
  CHUNK_SIZE,
  countFinishedLinks,
  FINISHED,
  type Job,
  type JobOutcome,
  measureRate,
  type NewJob,
  type Webhook,
} from './job.js'
export type { JobWait, JobWork } from './job-runner.js'
export type { JobStep } from './job-steps.js'
export type { JobRecords } from './job-store.js'
export { type Jobs, openJobs } from './open-jobs.js'
export { TRY_TIME, type WebhookEvent } from './webhook-queue.js'
