import { LinkglassError } from '../../contracts/errors.js'
import { FINISHED, type Job, type JobStatus } from './job.js'

/** Jobs of one store at most, since every process reads all records. */
export const MAX_JOBS = 1_000

/** Bytes of all links and results at most. */
export const MAX_BYTES = 20e9

/** Milliseconds after which a list that is still being received is removed. */
const RECEIVING_TIME = 3_600_000

/** For each call, the statuses in which it is allowed and the one that it leads to. */
const STEPS = {
  pause: { from: ['queued', 'running'], to: 'paused' },
  resume: { from: ['paused'], to: 'queued' },
  cancel: { from: ['queued', 'running', 'paused'], to: 'cancelled' },
} as const satisfies Record<string, { from: readonly JobStatus[]; to: JobStatus }>

export type JobStep = keyof typeof STEPS

/**
 * Finds the status to which a step leads; `undefined` if the job has it already.
 * @throws LinkglassError `EBADREQUEST` if the job is in no status for it
 */
export function findStep({ status }: Job, name: JobStep): JobStatus | undefined {
  const { from, to } = STEPS[name]
  if (status === to) return undefined
  if ((from as readonly JobStatus[]).includes(status)) return to
  const statuses = from.map((one) => `\`${one}\``).join(' or ')
  const text = `The job is \`${status}\`: \`${name}\` is for one that is ${statuses}.`
  throw new LinkglassError('EBADREQUEST', text)
}

/**
 * True if the time of a job is over.
 * @param ttl milliseconds for which a finished job is kept
 */
export function isOver({ status, createdAt, finishedAt }: Job, now: number, ttl: number): boolean {
  if (status === 'receiving') return now > createdAt + RECEIVING_TIME
  return FINISHED.has(status) && now > (finishedAt ?? createdAt) + ttl
}

export const TOO_MANY_JOBS = `There are ${MAX_JOBS} jobs, which is the most. Delete some by \`DELETE /jobs/ID\`.`
export const STORE_IS_FULL = 'The store of jobs is full. Delete some by `DELETE /jobs/ID`.'

export function createUnknownJobError(id: string): LinkglassError {
  const text = `There is no job \`${id.slice(0, 80)}\` of this caller. \`GET /jobs\` lists those there are.`
  return new LinkglassError('ENOTFOUND', text)
}
