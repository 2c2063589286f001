import { randomBytes } from 'node:crypto'

/** Links of one chunk, which a worker claims at a time. */
export const CHUNK_SIZE = 500

/** A job that is being received is not shown to anyone. */
export type JobStatus = 'receiving' | 'queued' | 'running' | 'paused' | 'done' | 'cancelled'

/** Statuses in which a job has nothing left to do. */
export const FINISHED: ReadonlySet<JobStatus> = new Set(['done', 'cancelled'])

/** Receiver that is told of the end of a job. */
export interface Webhook {
  readonly url: string
  /** Key of the signatures, in base64. Neither shown nor logged. */
  readonly secret: string
}

export interface JobOptions {
  readonly name?: string
  /** 0 to 9; the highest goes first. */
  readonly priority: number
  /** Links of one host under way at once in one process. */
  readonly perHost: number
  readonly webhook?: Webhook
  /** Percent of failed links of which the webhook is told; absent for never. */
  readonly failuresTold?: number
}

/** Facts about the caller who made a job. */
export interface JobOwner {
  /** Opaque id of the API key, or of the address of a caller without one. */
  readonly owner: string
  /** True if the caller was on the same machine. */
  readonly isLocal: boolean
  /** Address of the service as the caller saw it. */
  readonly base: string
}

/** The record of a job; its links and results are kept beside it. */
export interface Job extends JobOptions, JobOwner {
  readonly id: string
  /** Parameters of all links. */
  readonly parameters: Readonly<Record<string, string>>
  /** Hash of the `idempotency-key` that the job was made with. */
  readonly idempotencyKey?: string
  status: JobStatus
  /** Unix milliseconds. */
  readonly createdAt: number
  startedAt?: number
  finishedAt?: number
  total: number
  succeeded: number
  failed: number
  /** Number of errors by code. */
  codes: Record<string, number>
  /** Number of answers by the status of the target. */
  statuses: Record<string, number>
  /** Place of the next result, in the order of completion. */
  nextPlace: number
  /** Bytes of the links and results. */
  bytes: number
  /** Samples of the last minute: times, and the links done by then. */
  pace: [time: number, done: number][]
  /** True once enough links failed for the webhook to be told. */
  isFailing?: boolean
}

/** Creates the record of a job that has no links yet. */
export function createJob(options: JobOptions & JobOwner & Pick<Job, 'parameters'>): Job {
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

/** The line of one link, and facts for the counts. */
export interface JobOutcome {
  /** JSON and a line feed. */
  readonly line: Buffer
  /** Code of the error; empty for an answer. */
  readonly code: string
  /** Status of the target, if it is known. */
  readonly statusCode: number | undefined
  /** Milliseconds for which the target asks to be left alone. */
  readonly retryAfter?: number | undefined
  /** Milliseconds for which its host is left alone afterwards; absent if the answer came from the cache. */
  readonly delay?: number | undefined
}

/** Encodes a result as a line of facts, then the line that callers get. */
export function encodeResult({ code, statusCode, line }: JobOutcome): Buffer {
  return Buffer.concat([Buffer.from(`${code} ${statusCode ?? ''}\n`), line])
}

export function decodeResult(row: Buffer): JobOutcome {
  const end = row.indexOf('\n')
  const [code = '', status = ''] = row.toString('latin1', 0, end).split(' ')
  return {
    code,
    statusCode: status === '' ? undefined : Number(status),
    line: row.subarray(end + 1),
  }
}

/** True if enough links have failed now for the webhook to be told. */
export function startsFailing({ webhook, failuresTold, isFailing, failed, total }: Job): boolean {
  if (!webhook || failuresTold === undefined || isFailing) return false
  return failed * 100 >= failuresTold * total
}

export function countDone({ succeeded, failed }: Job): number {
  return succeeded + failed
}

/** Adds an outcome to the counts of a job, or subtracts it (-1). */
export function countOutcome(job: Job, outcome: Omit<JobOutcome, 'line'>, step: 1 | -1): void {
  const { code, statusCode } = outcome
  if (code === '') job.succeeded += step
  else job.failed += step
  if (code !== '') addTo(job.codes, code, step)
  if (statusCode !== undefined) addTo(job.statuses, String(statusCode), step)
}

function addTo(counts: Record<string, number>, name: string, step: number): void {
  const count = (counts[name] ?? 0) + step
  if (count > 0) counts[name] = count
  else delete counts[name]
}

/** Milliseconds between two samples of the pace, and samples kept. */
export const PACE = { interval: 5_000, samples: 12 }

export function samplePace(job: Job, now: number): void {
  const last = job.pace.at(-1)
  // A clock that was set back begins again.
  if (last && now < last[0]) job.pace = []
  else if (last && now - last[0] < PACE.interval) return
  job.pace = [...job.pace, [now, countDone(job)] as [number, number]].slice(-PACE.samples)
}

/** Measures the links done in a second over the last minute; `undefined` while that is not known. */
export function measureRate(job: Job, now: number): number | undefined {
  const [first] = job.pace
  if (job.status !== 'running' || !first || now - first[0] < 1_000) return undefined
  return ((countDone(job) - first[1]) / (now - first[0])) * 1_000
}
