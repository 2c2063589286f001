import type { MaybePromise } from '../../lib/async/maybe-promise.js'
import { addToList } from '../../lib/data/multimap.js'
import { CHUNK_SIZE, type Job, type JobOutcome, type NewJob } from './job.js'
import type { JobStep } from './job-steps.js'
import type { WebhookQueue } from './webhook-queue.js'

export interface JobStore {
  readonly records: JobRecords
  readonly results: JobResults
  readonly claims: ChunkClaims
  readonly webhooks: WebhookQueue
  readonly close: () => Promise<void>
}

export interface JobRecords {
  /** Creates a job, or finds one with the same `idempotencyKey`. */
  createJob(options: NewJob): MaybePromise<{ readonly job: Job; readonly isNew: boolean }>
  /** Adds links to a job. Every chunk but the last must be full. */
  addChunk(id: string, texts: readonly string[]): MaybePromise<void>
  enqueueJob(id: string): MaybePromise<Job>
  getJob(id: string, owner: string): MaybePromise<Job>
  /** Lists the jobs of all owners, except jobs that still receive links. */
  listJobs(): MaybePromise<readonly Job[]>
  /** Lists hosts that the job is visiting or leaves alone. */
  listHosts(id: string): MaybePromise<readonly (Wait & { readonly host: string })[]>
  /** @throws LinkglassError `EBADREQUEST` if the status forbids the step */
  applyStep(id: string, name: JobStep): MaybePromise<Job>
  /** Deletes a job. `removeExpiredJobs` may delete its data later. */
  removeJob(id: string): MaybePromise<void>
  removeExpiredJobs(signal: AbortSignal): Promise<void>
}

export type ResultOrder = 'completion' | 'index'

/** Bytes after which lines are passed on, so that slow readers hold little memory. */
const BATCH_BYTES = 250_000

export async function* joinLines(
  batches: AsyncIterable<Iterable<JobOutcome>>,
  limit: number,
): AsyncGenerator<Buffer> {
  let left = limit
  let bytes = 0
  const lines: Buffer[] = []
  for await (const batch of batches) {
    for (const { line } of batch) {
      lines.push(line)
      bytes += line.length
      left -= 1
      if (bytes < BATCH_BYTES && left > 0) continue
      yield Buffer.concat(lines.splice(0))
      if (left === 0) return
      bytes = 0
    }
  }
  if (lines.length > 0) yield Buffer.concat(lines)
}

export interface JobResults {
  readLines(id: string, order: ResultOrder, from: number, limit: number): AsyncGenerator<Buffer>
  /** Returns the `from` with which `readLines` goes on, in the order of completion. */
  findNextPosition(job: Job, from: number, limit: number): MaybePromise<number>
  /** Deletes matching results, so that their links run again. Returns the number of results. */
  removeResults(id: string, matches: (outcome: JobOutcome) => boolean): Promise<number>
}

export interface Wait {
  /** Unix milliseconds. */
  readonly until: number
  /** Reason as a sentence for people. */
  readonly why: string
}

/** Pause for a host, or for the whole job if `host` is empty. */
export interface HostWait extends Wait {
  readonly id: string
  readonly host: string
  /** True if all jobs have to leave the host alone. */
  readonly isForAll: boolean
}

export interface Claim {
  readonly job: Job
  readonly chunk: number
  readonly items: readonly string[]
  readonly open: readonly number[]
  /** Number of workers that died on a link, by the link's index in the chunk. */
  readonly deaths: Readonly<Record<string, number>>
}

export interface ChunkProgress {
  readonly claim: Claim
  /** Indexes in the chunk of links in progress or about to start. */
  readonly started: readonly number[]
  readonly finished: ReadonlyMap<number, JobOutcome>
  /** `keep` renews the claim, `finish` ends it, and `leave` gives the chunk to another worker. */
  readonly step: 'keep' | 'finish' | 'leave'
}

export interface HostVisit {
  readonly id: string
  readonly host: string
  readonly perHost: number
  readonly index: number
  /** Milliseconds to leave the host alone afterwards, if known. */
  readonly delay?: number | undefined
}

/** Reason for a wait. The seconds are put in the place of `%g`. */
export const DELAY_REASON = 'The `robots.txt` of the host asks for %g s between requests.'

export interface ChunkClaims {
  /** Claims a random chunk of the job with the highest priority. */
  claimChunk(): MaybePromise<Claim | undefined>
  storeReport(report: Report): MaybePromise<Reported>
}

export interface Report {
  readonly progress: readonly ChunkProgress[]
  readonly waits: readonly HostWait[]
  readonly ended: readonly HostVisit[]
  /** Visits to begin. A visit must wait if its host already has too many. */
  readonly beginning: readonly HostVisit[]
}

export interface Reported {
  /** Claims that have ended, such as claims of finished chunks. */
  readonly lost: ReadonlySet<Claim>
  /** Milliseconds before each new visit, in the order of `Report.beginning`. */
  readonly pauses: readonly number[]
}

/** Groups progress by job id. Leaves out of `started` the links that must wait. */
export function groupProgressByJob({ progress, beginning }: Report, pauses: readonly number[]) {
  const refused = new Set(
    beginning.filter((_, at) => pauses[at] !== 0).map(({ id, index }) => `${id} ${index}`),
  )
  const byJob = new Map<string, ChunkProgress[]>()
  for (const part of progress) {
    const { job, chunk } = part.claim
    const isStarted = (place: number) => !refused.has(`${job.id} ${chunk * CHUNK_SIZE + place}`)
    addToList(byJob, job.id, { ...part, started: part.started.filter(isStarted) })
  }
  return byJob
}

/** Milliseconds for which a claim is valid without renewal. */
export const LEASE_TIME = 10_000

/** Milliseconds after which an unfinished visit counts as over. */
export const LONGEST_VISIT = 120_000

/** Milliseconds to wait if a host has too many visits. */
export const CROWDED_PAUSE = 200

/** Maximum milliseconds to wait for a host. A longer wait is ignored: a clock was wrong. */
export const LONGEST_WAIT = 3_600_000
