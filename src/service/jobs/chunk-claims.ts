import { addTo } from '../../lib/data/multimap.js'
import {
  CHUNK_SIZE,
  countDone,
  countOutcome,
  FINISHED,
  type Job,
  type JobOutcome,
  samplePace,
} from './job.js'
import {
  addTotalBytes,
  type ChunkLease,
  type JobDatabase,
  type PartKey,
  rangeOf,
  type Wait,
} from './job-database.js'
import { encodeResult } from './result-row.js'
import { queueWebhook } from './webhooks.js'

/** Milliseconds for which a worker has a chunk; it is given to another if not renewed by then. */
export const LEASE_TIME = 10_000

/** A chunk that a worker has. */
export interface Claim {
  readonly job: Job
  readonly chunk: number
  readonly items: readonly string[]
  /** Places in the chunk of links that are not done. */
  readonly open: readonly number[]
  /** Workers that died while a link was under way, by its place in the chunk. */
  readonly deaths: Readonly<Record<string, number>>
}

/** ChunkProgress of a worker with a chunk. */
export interface ChunkProgress {
  readonly claim: Claim
  /** Places in the chunk of links that are under way, or will be before the next report. */
  readonly started: readonly number[]
  readonly finished: ReadonlyMap<number, JobOutcome>
  /** False if the chunk is given back. */
  readonly isKept: boolean
}

/** A host that links of a job wait for; all of the job wait if it is empty. */
export interface HostWait extends Wait {
  readonly id: string
  readonly host: string
}

/** Gives chunks to workers, and writes what became of their links. */
export class ChunkClaims {
  readonly #db: JobDatabase
  /** Name of this worker, which no other has. */
  readonly #by: string

  constructor(db: JobDatabase, by: string) {
    this.#db = db
    this.#by = by
  }

  /** Claims a chunk of the job with the highest priority; a random one, so that hosts are mixed. */
  claim(): Claim | undefined {
    const { root, queue } = this.#db
    root.resetReadTxn()
    if (queue.getKeysCount({ limit: 1 }) === 0 || !this.#findFree()) return undefined
    return root.transactionSync(() => {
      const found = this.#findFree()
      return found && this.#take(...found)
    })
  }

  /**
   * Writes the lines that are finished, each once, and what is under way now, in one transaction.
   * Returns the claims that are lost, since their job was stopped or another worker has them.
   */
  report(progress: readonly ChunkProgress[], waits: readonly HostWait[] = []): ReadonlySet<Claim> {
    const { root, jobs } = this.#db
    return root.transactionSync(() => {
      for (const wait of waits) this.#writeWait(wait)
      const lost = new Set<Claim>()
      const byJob = new Map<string, ChunkProgress[]>()
      for (const part of progress) addTo(byJob, part.claim.job.id, part)
      for (const [id, parts] of byJob) {
        const job = jobs.get(id)
        if (job) this.#reportJob(job, parts, lost)
        else for (const { claim } of parts) lost.add(claim)
      }
      return lost
    })
  }

  /** Returns the milliseconds for which links of a host wait, as any worker was told. */
  findWait({ job }: Claim, host: string): number {
    return (this.#db.waits.get([job.id, host])?.until ?? 0) - Date.now()
  }

  #writeWait({ id, host, until, why }: HostWait): void {
    if (this.#db.jobs.doesExist(id)) this.#db.waits.putSync([id, host], { until, why })
  }

  /** True if the job of a claim was stopped meanwhile. */
  isStopped({ job }: Claim): boolean {
    return this.#db.jobs.get(job.id)?.status !== 'running'
  }

  #findFree(): PartKey | undefined {
    const { jobs, queue } = this.#db
    const queued = [...queue.getRange({})].sort((a, b) => b.value - a.value)
    for (const { key } of queued) {
      const total = jobs.get(key)?.total ?? 0
      const chunks = Math.ceil(total / CHUNK_SIZE)
      const start = Math.floor(Math.random() * chunks)
      const found = this.#findFreeFrom(key, start) ?? this.#findFreeFrom(key, 0)
      if (found) return found
    }
    return undefined
  }

  #findFreeFrom(id: string, start: number): PartKey | undefined {
    const now = Date.now()
    for (const { key, value } of this.#db.leases.getRange(rangeOf(id, start))) {
      if (isFree(value, now) && value.by !== this.#by) return key
    }
    return undefined
  }

  #take(...key: PartKey): Claim | undefined {
    const { jobs, leases, items, places } = this.#db
    const [id, chunk] = key
    const [job, lease, texts] = [jobs.get(id), leases.get(key), items.get(key)]
    const done = places.getBinary(key)
    if (!job || !lease || !texts || !done) return undefined
    const open = findOpen(done)
    const deaths: Record<string, number> = { ...lease.deaths }
    for (const place of lease.started) {
      if (open.includes(place)) deaths[place] = (deaths[place] ?? 0) + 1
    }
    leases.putSync(key, { by: this.#by, until: Date.now() + LEASE_TIME, started: [], deaths })
    if (job.status === 'queued') {
      job.status = 'running'
      job.startedAt ??= Date.now()
      samplePace(job, Date.now())
      jobs.putSync(id, job)
    }
    return { job, chunk, items: texts, open, deaths }
  }

  #reportJob(job: Job, parts: readonly ChunkProgress[], lost: Set<Claim>): void {
    const { jobs, queue } = this.#db
    for (const part of parts) if (!this.#reportChunk(job, part)) lost.add(part.claim)
    samplePace(job, Date.now())
    if (countDone(job) === job.total && !FINISHED.has(job.status)) {
      job.status = 'done'
      job.finishedAt = Date.now()
      queue.removeSync(job.id)
      queueWebhook(this.#db, job, job.finishedAt)
    }
    jobs.putSync(job.id, job)
  }

  /** Returns true if the worker goes on with the chunk. */
  #reportChunk(job: Job, { claim, started, finished, isKept }: ChunkProgress): boolean {
    const { leases, places } = this.#db
    const key: PartKey = [job.id, claim.chunk]
    const done = places.getBinary(key)
    if (!done) return false
    for (const [place, outcome] of finished) this.#writeResult(job, done, place, outcome)
    if (finished.size > 0) places.putSync(key, done)
    const lease = leases.get(key)
    if (findOpen(done).length === 0) {
      if (lease) leases.removeSync(key)
      return false
    }
    if (lease?.by !== this.#by) return false
    const isOurs = isKept && job.status === 'running'
    leases.putSync(key, {
      by: isOurs ? this.#by : '',
      until: isOurs ? Date.now() + LEASE_TIME : 0,
      started: isOurs ? started : [],
      deaths: lease.deaths,
    })
    return isOurs
  }

  /** Writes a line unless there is one already, of another worker. */
  #writeResult(job: Job, done: Buffer, place: number, outcome: JobOutcome): void {
    if (done.readUInt32LE(place * 4) !== 0) return
    const row = encodeResult(outcome)
    this.#db.results.putSync([job.id, job.nextPlace], row)
    job.nextPlace += 1
    done.writeUInt32LE(job.nextPlace, place * 4)
    job.bytes += row.length
    addTotalBytes(this.#db, row.length)
    countOutcome(job, outcome, 1)
  }
}

/** True for a chunk that nobody has; a lease that lasts too long was made before the clock was set back. */
function isFree({ by, until }: ChunkLease, now: number): boolean {
  return by === '' || until < now || until > now + LEASE_TIME
}

/** Lists the links of a chunk that are not done. */
export function findOpen(done: Buffer): number[] {
  const open: number[] = []
  for (let at = 0; at < done.length; at += 4) if (done.readUInt32LE(at) === 0) open.push(at / 4)
  return open
}
