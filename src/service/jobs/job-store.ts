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
  /** Creates a job without links, or returns the job that has the same `idempotencyKey`. */
  createJob(options: NewJob): MaybePromise<{ readonly job: Job; readonly isNew: boolean }>
  /** @param texts the links of this chunk. Every chunk but the last must be full. */
  addChunk(id: string, texts: readonly string[]): MaybePromise<void>
  enqueueJob(id: string): MaybePromise<Job>
  getJob(id: string, owner: string): MaybePromise<Job>
  /** Lists the jobs of all owners, except jobs whose links are still being received. */
  listJobs(): MaybePromise<readonly Job[]>
  /** Lists the hosts that a job is visiting or has to leave alone for now. */
  listHosts(id: string): MaybePromise<readonly (Wait & { readonly host: string })[]>
  /** @throws LinkglassError `EBADREQUEST` if the status of the job does not allow the step */
  applyStep(id: string, name: JobStep): MaybePromise<Job>
  /** Deletes a job and everything that belongs to it, at once or with the next `removeExpiredJobs`. */
  removeJob(id: string): MaybePromise<void>
  /** Removes expired jobs, and the remaining data of deleted ones. */
  removeExpiredJobs(signal: AbortSignal): Promise<void>
}

export type ResultOrder = 'completion' | 'index'

export async function* joinLines(
  batches: AsyncIterable<readonly JobOutcome[]>,
  limit: number,
): AsyncGenerator<Buffer> {
  let left = limit
  for await (const batch of batches) {
    const lines = batch.slice(0, left).map(({ line }) => line)
    left -= lines.length
    if (lines.length > 0) yield Buffer.concat(lines)
    if (left <= 0) return
  }
}

export interface JobResults {
  readLines(id: string, order: ResultOrder, from: number, limit: number): AsyncGenerator<Buffer>
  /** Returns the `from` of the next call of `readLines` in the order `completion`. */
  findNextPosition(job: Job, from: number, limit: number): MaybePromise<number>
  /** Deletes the results that match, to do their links again. Returns the number of deleted results. */
  removeResults(id: string, matches: (outcome: JobOutcome) => boolean): Promise<number>
}

export interface Wait {
  /** Unix milliseconds. */
  readonly until: number
  /** Reason as a sentence for people. */
  readonly why: string
}

/** Time for which a job leaves `host` alone. If `host` is empty, all links of the job have to wait. */
export interface HostWait extends Wait {
  readonly id: string
  readonly host: string
  /** True if all jobs have to wait, because the host itself asked for the pause. */
  readonly isForAll: boolean
}

export interface Claim {
  readonly job: Job
  readonly chunk: number
  readonly items: readonly string[]
  readonly open: readonly number[]
  /** Number of workers that died while they worked on a link, by the link's place in the chunk. */
  readonly deaths: Readonly<Record<string, number>>
}

export interface ChunkProgress {
  readonly claim: Claim
  /** Index within the chunk of each link in progress or about to start. */
  readonly started: readonly number[]
  readonly finished: ReadonlyMap<number, JobOutcome>
  /** Next step: `keep` goes on with the chunk, `finish` ends it, `leave` leaves it to another worker. */
  readonly step: 'keep' | 'finish' | 'leave'
}

export interface HostVisit {
  readonly id: string
  readonly host: string
  readonly perHost: number
  readonly index: number
  /** Milliseconds to leave the host alone after the visit, if known. */
  readonly delay?: number | undefined
}

/** Reason to show for a wait after a visit. `%g` stands for the number of seconds. */
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
  /** Visits to begin. A visit has to wait while too many other visits to its host are in progress. */
  readonly beginning: readonly HostVisit[]
}

export interface Reported {
  /** Claims that have ended because the job was stopped, the chunk is done or another worker has taken it. */
  readonly lost: ReadonlySet<Claim>
  /** Milliseconds to wait before each new visit, in the order of `Report.beginning`. */
  readonly pauses: readonly number[]
}

/** Groups progress by the id of its job. Links that have to wait are left out of `started`. */
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

/** Milliseconds after which another worker may claim a chunk, unless its claim is renewed. */
export const LEASE_TIME = 10_000

/** Milliseconds after which a visit counts as over although its worker did not end it. */
export const LONGEST_VISIT = 120_000

/** Milliseconds until a link is tried again if its host has too many visits in progress. */
export const CROWDED_PAUSE = 200

/** Maximum milliseconds to wait for a host. Longer waits come from a clock that was set back. */
export const LONGEST_WAIT = 3_600_000
