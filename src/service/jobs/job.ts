import { randomBytes } from 'node:crypto'

/** Number of links that a worker claims at once. */
export const CHUNK_SIZE = 500

/** Status of a job. While a job is `receiving` its links, callers cannot see it. */
export type JobStatus = 'receiving' | 'queued' | 'running' | 'paused' | 'done' | 'cancelled'

export const FINISHED: ReadonlySet<JobStatus> = new Set(['done', 'cancelled'])

export interface Webhook {
  readonly url: string
  /** Key of the signatures in base64. It is never shown or logged. */
  readonly secret: string
}

export interface NewJob {
  readonly name?: string
  /** From 0 to 9. The highest priority goes first. */
  readonly priority: number
  readonly perHost: number
  readonly webhook?: Webhook
  /** Percentage of failed links from which the webhook reports the job as failing. */
  readonly failuresTold?: number
  /** Id of the caller, made from the API key or else from the address. */
  readonly owner: string
  readonly isLocal: boolean
  /** Address of the service, as the caller used it. */
  readonly base: string
  readonly parameters: Readonly<Record<string, string>>
  /** Hash of the `idempotency-key` with which the job was created. */
  readonly idempotencyKey?: string
}

export interface Job extends NewJob {
  readonly id: string
  status: JobStatus
  /** Unix milliseconds. */
  readonly createdAt: number
  startedAt?: number
  finishedAt?: number
  total: number
  succeeded: number
  failed: number
  codes: Record<string, number>
  statuses: Record<string, number>
  /** Place of the next result in the order of completion. */
  nextPlace: number
  bytes: number
  /** Samples from the last minute: a time, and the number of links done by then. */
  pace: [time: number, done: number][]
  isFailing?: boolean
}

export function createJobRecord(options: NewJob): Job {
  return {
    ...options,
    id: randomBytes(10).toString('hex'),
    status: 'receiving',
    createdAt: Date.now(),
    total: 0,
    succeeded: 0,
    failed: 0,
    codes: {},
    statuses: {},
    nextPlace: 0,
    bytes: 0,
    pace: [],
  }
}

export interface JobOutcome {
  /** JSON, followed by a line feed. */
  readonly line: Buffer
  /** Error code, or empty for an answer. */
  readonly code: string
  readonly statusCode: number | undefined
  /** Milliseconds that the target asks to wait (`retry-after`). */
  readonly retryAfter?: number | undefined
  /** Milliseconds before the next request to the host, if known. */
  readonly delay?: number | undefined
}

/** Encodes an outcome as two lines: its error code and status, then the line for the caller. */
export function encodeJobOutcome({ code, statusCode, line }: JobOutcome): Buffer {
  return Buffer.concat([Buffer.from(`${code} ${statusCode ?? ''}\n`), line])
}

export function decodeJobOutcome(row: Buffer): JobOutcome {
  const end = row.indexOf('\n')
  const [code = '', status = ''] = row.toString('latin1', 0, end).split(' ')
  const statusCode = status === '' ? undefined : Number(status)
  return { code, statusCode, line: row.subarray(end + 1) }
}

export function shouldReportFailures({
  webhook,
  failuresTold,
  isFailing,
  failed,
  total,
}: Job): boolean {
  if (!webhook || failuresTold === undefined || isFailing) return false
  return failed * 100 >= failuresTold * total
}

export function countFinishedLinks({ succeeded, failed }: Job): number {
  return succeeded + failed
}

export function countOutcome(job: Job, outcome: Omit<JobOutcome, 'line'>, step: 1 | -1): void {
  const { code, statusCode } = outcome
  if (code === '') job.succeeded += step
  else job.failed += step
  if (code !== '') addToCount(job.codes, code, step)
  if (statusCode !== undefined) addToCount(job.statuses, String(statusCode), step)
}

function addToCount(counts: Record<string, number>, name: string, step: number): void {
  const count = (counts[name] ?? 0) + step
  if (count > 0) counts[name] = count
  else delete counts[name]
}

/** Milliseconds between two samples of progress, and maximum number of samples. */
export const PACE = { interval: 5_000, samples: 12 }

export function recordPaceSample(job: Job, now: number): void {
  const last = job.pace.at(-1)
  // If the clock was set back, the samples begin again.
  if (last && now < last[0]) job.pace = []
  else if (last && now - last[0] < PACE.interval) return
  job.pace = [...job.pace, [now, countFinishedLinks(job)] as [number, number]].slice(-PACE.samples)
}

/** Returns links done per second, or `undefined` while unknown. */
export function measureRate(job: Job, now: number): number | undefined {
  const [first] = job.pace
  if (job.status !== 'running' || !first || now - first[0] < 1_000) return undefined
  return ((countFinishedLinks(job) - first[1]) / (now - first[0])) * 1_000
}
