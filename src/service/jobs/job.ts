import { randomBytes } from 'node:crypto'

/** Number of links in a chunk, which a worker claims as a whole. */
export const CHUNK_SIZE = 500

/** Status of a job. Nobody can see a job that is still `receiving` its links. */
export type JobStatus = 'receiving' | 'queued' | 'running' | 'paused' | 'done' | 'cancelled'

export const FINISHED: ReadonlySet<JobStatus> = new Set(['done', 'cancelled'])

export interface Webhook {
  readonly url: string
  /** Key of the signatures, in base64. The key is neither shown nor logged. */
  readonly secret: string
}

export interface NewJob {
  readonly name?: string
  /** Priority from 0 to 9. Jobs with the highest priority go first. */
  readonly priority: number
  readonly perHost: number
  readonly webhook?: Webhook
  /** Percentage of links that must fail before the webhook reports the job as failing, or `undefined` for no report. */
  readonly failuresTold?: number
  /** Opaque id of the caller's API key or, without one, of the caller's address. */
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
  /** Place that the next result gets, in the order of completion. */
  nextPlace: number
  bytes: number
  /** Progress in the last minute: pairs of a time and the number of links done by then. */
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
  /** Code of the error, or empty if there is an answer. */
  readonly code: string
  readonly statusCode: number | undefined
  /** Milliseconds that the target asks to wait before the next request (`retry-after`). */
  readonly retryAfter?: number | undefined
  /** Milliseconds to wait before the next request to the host, or `undefined` if not known. */
  readonly delay?: number | undefined
}

/** Encodes a result: a line with error code and status code, then the line for the caller. */
export function encodeResult({ code, statusCode, line }: JobOutcome): Buffer {
  return Buffer.concat([Buffer.from(`${code} ${statusCode ?? ''}\n`), line])
}

export function decodeResult(row: Buffer): JobOutcome {
  const end = row.indexOf('\n')
  const [code = '', status = ''] = row.toString('latin1', 0, end).split(' ')
  const statusCode = status === '' ? undefined : Number(status)
  return { code, statusCode, line: row.subarray(end + 1) }
}

export function startsFailing({ webhook, failuresTold, isFailing, failed, total }: Job): boolean {
  if (!webhook || failuresTold === undefined || isFailing) return false
  return failed * 100 >= failuresTold * total
}

export function countDone({ succeeded, failed }: Job): number {
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

/** Samples of a job's progress: milliseconds between samples, and number of samples kept. */
export const PACE = { interval: 5_000, samples: 12 }

export function recordPace(job: Job, now: number): void {
  const last = job.pace.at(-1)
  // If the clock was set back, the samples begin again.
  if (last && now < last[0]) job.pace = []
  else if (last && now - last[0] < PACE.interval) return
  job.pace = [...job.pace, [now, countDone(job)] as [number, number]].slice(-PACE.samples)
}

/** Returns the links done per second over the last minute, or `undefined` while that is not known. */
export function measureRate(job: Job, now: number): number | undefined {
  const [first] = job.pace
  if (job.status !== 'running' || !first || now - first[0] < 1_000) return undefined
  return ((countDone(job) - first[1]) / (now - first[0])) * 1_000
}
