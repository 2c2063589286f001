import { LinkglassError } from '../../contracts/errors.js'
import { createBusyError } from '../../lib/async/busy-error.js'
import { FINISHED, type Job, type JobStatus } from './job.js'

/** Maximum number of jobs. Every process reads the records of all jobs. */
export const MAX_JOBS = 1_000

/** Maximum number of bytes of all links and results. */
export const MAX_BYTES = 20e9

/** Milliseconds after which a job that still receives links is removed. */
const RECEIVING_TIME = 3_600_000

const STEPS = {
  pause: { from: ['queued', 'running'], to: 'paused' },
  resume: { from: ['paused'], to: 'queued' },
  cancel: { from: ['queued', 'running', 'paused'], to: 'cancelled' },
} as const satisfies Record<string, { from: readonly JobStatus[]; to: JobStatus }>

export type JobStep = keyof typeof STEPS

/** Returns `undefined` if the step changes nothing. Throws `EBADREQUEST` if not allowed. */
export function findNextStatus({ status }: Job, name: JobStep): JobStatus | undefined {
  const { from, to } = STEPS[name]
  if (status === to) return undefined
  if ((from as readonly JobStatus[]).includes(status)) return to
  const statuses = from.map((one) => `\`${one}\``).join(' or ')
  const text = `The job is \`${status}\`: \`${name}\` is for one that is ${statuses}.`
  throw new LinkglassError('EBADREQUEST', text)
}

/** @param ttl milliseconds for which a finished job is kept */
export function isJobExpired({ status, createdAt, finishedAt }: Job, now: number, ttl: number) {
  if (status === 'receiving') return now > createdAt + RECEIVING_TIME
  return FINISHED.has(status) && now > (finishedAt ?? createdAt) + ttl
}

export function createStoreLimitError(reason: 'many' | 'full'): LinkglassError {
  const text =
    reason === 'many'
      ? `There are ${MAX_JOBS} jobs, which is the most.`
      : 'The store of jobs is full.'
  return createBusyError(`${text} Delete some by \`DELETE /jobs/ID\`.`, 60)
}

export function createUnknownJobError(id: string): LinkglassError {
  const text = `There is no job \`${id.slice(0, 80)}\` of this caller. \`GET /jobs\` lists those there are.`
  return new LinkglassError('ENOTFOUND', text)
}
