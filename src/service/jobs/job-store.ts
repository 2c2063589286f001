import type { MaybePromise } from '../../lib/async/maybe-promise.js'
import { addTo } from '../../lib/data/multimap.js'
import { CHUNK_SIZE, type Job, type JobOptions, type JobOutcome, type JobOwner } from './job.js'
import type { JobStep } from './job-steps.js'
import type { WebhookQueue } from './webhook-queue.js'

/** Keeps jobs with their links and results, for all processes that share it. */
export interface JobStore {
  readonly records: JobRecords
  readonly results: JobResults
  readonly claims: ChunkClaims
  readonly webhooks: WebhookQueue
  readonly close: () => Promise<void>
}

export interface NewJob extends JobOptions, JobOwner {
  readonly parameters: Readonly<Record<string, string>>
  readonly idempotencyKey?: string
}

/** Keeps the records of jobs; their links and results are kept beside them. */
export interface JobRecords {
  /** Begins a job, whose links follow; or finds the one that was made with the same key. */
  begin(options: NewJob): MaybePromise<{ readonly job: Job; readonly isNew: boolean }>
  /** Adds a chunk of links, which is full unless it is the last. */
  append(id: string, texts: readonly string[]): MaybePromise<void>
  /** Lets workers begin with a job that was received. */
  publish(id: string): MaybePromise<Job>
  get(id: string, owner: string): MaybePromise<Job>
  /** Lists the jobs of all owners, but for those that are being received. */
  listAll(): MaybePromise<readonly Job[]>
  /** Lists the hosts that links of a job ask or wait for. */
  listHosts(id: string): MaybePromise<readonly (Wait & { readonly host: string })[]>
  /** @throws LinkglassError `EBADREQUEST` if the job is in no status for it */
  step(id: string, name: JobStep): MaybePromise<Job>
  /** Deletes a job with all that belongs to it, at once or with the next `sweep`. */
  remove(id: string): MaybePromise<void>
  /** Removes jobs whose time is over, and what is left of those that were deleted. */
  sweep(signal: AbortSignal): Promise<void>
}

export type ResultOrder = 'completion' | 'index'

/** Reads results of jobs, and removes those whose links are to be asked for again. */
export interface JobResults {
  /**
   * Reads lines that are there now.
   * @param from place in the order of completion, or index
   */
  read(id: string, order: ResultOrder, from: number, limit: number): AsyncGenerator<Buffer>
  /** Finds the `from` of the next `limit` lines in the order of completion. */
  findNext(job: Job, from: number, limit: number): MaybePromise<number>
  /** Removes the results that match and returns their number; their links are done again. */
  retry(id: string, matches: (outcome: JobOutcome) => boolean): Promise<number>
}

export interface Wait {
  /** Unix milliseconds. */
  readonly until: number
  /** A sentence for people. */
  readonly why: string
}

/** A host that links of a job wait for; if empty, all links of the job wait. */
export interface HostWait extends Wait {
  readonly id: string
  readonly host: string
  /** True if the host itself asked for the pause, which then holds for all jobs. */
  readonly isForAll: boolean
}

/** A chunk that a worker has. */
export interface Claim {
  readonly job: Job
  readonly chunk: number
  readonly items: readonly string[]
  /** Places of links in the chunk that are not done. */
  readonly open: readonly number[]
  /** Workers that died while a link was under way, by its place in the chunk. */
  readonly deaths: Readonly<Record<string, number>>
}

/** Progress of a worker with a chunk. */
export interface ChunkProgress {
  readonly claim: Claim
  /** Places of links in the chunk that are under way, or will be before the next report. */
  readonly started: readonly number[]
  readonly finished: ReadonlyMap<number, JobOutcome>
  /** `keep` goes on with the chunk, `finish` says it is done, `leave` gives it to another worker. */
  readonly step: 'keep' | 'finish' | 'leave'
}

/** A link that is about to ask its host, or has asked it. */
export interface HostVisit {
  readonly id: string
  readonly host: string
  readonly perHost: number
  /** Index of the link in the job. */
  readonly index: number
  /** Milliseconds for which the host is left alone afterwards; if not known, visits go one by one. */
  readonly delay?: number | undefined
}

/** Reason for the wait after a visit; `%g` stands for the seconds. */
export const DELAY_REASON = 'The `robots.txt` of the host asks for %g s between requests.'

/** Gives chunks to workers, and writes the outcomes of links. */
export interface ChunkClaims {
  /** Claims a random chunk of the job with the highest priority, so that hosts are mixed. */
  claim(): MaybePromise<Claim | undefined>
  /** Writes the outcomes of links and visits, in at most one transaction for each job. */
  report(report: Report): MaybePromise<Reported>
}

export interface Report {
  readonly progress: readonly ChunkProgress[]
  readonly waits: readonly HostWait[]
  /** Visits that are over. */
  readonly ended: readonly HostVisit[]
  /** Visits that ask for room at their host among all workers; without room a link is not `started`. */
  readonly beginning: readonly HostVisit[]
}

export interface Reported {
  /** Claims of stopped jobs, of chunks that another worker has, or of chunks that are done. */
  readonly lost: ReadonlySet<Claim>
  /** For each beginning visit 0, or the milliseconds until it may be tried again. */
  readonly pauses: readonly number[]
}

/** Groups progress by job, without the started links whose hosts have no room. */
export function groupByJob(
  { progress, beginning }: Report,
  pauses: readonly number[],
): ReadonlyMap<string, readonly ChunkProgress[]> {
  const refused = new Set(
    beginning.filter((_, at) => pauses[at] !== 0).map(({ id, index }) => `${id} ${index}`),
  )
  const byJob = new Map<string, ChunkProgress[]>()
  for (const part of progress) {
    const { job, chunk } = part.claim
    const isStarted = (place: number) => !refused.has(`${job.id} ${chunk * CHUNK_SIZE + place}`)
    addTo(byJob, job.id, { ...part, started: part.started.filter(isStarted) })
  }
  return byJob
}

/** Milliseconds after which a chunk may be claimed by another worker unless it is renewed. */
export const LEASE_TIME = 10_000

/** Milliseconds after which a visit counts as over even if its worker did not end it. */
export const LONGEST_VISIT = 120_000

/** Milliseconds until a link is tried again whose host has no room. */
export const CROWDED_PAUSE = 200

/** Milliseconds of the longest wait; a later end was written before the clock was set back. */
export const LONGEST_WAIT = 3_600_000
