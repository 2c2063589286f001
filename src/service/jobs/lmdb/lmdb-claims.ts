import { isProcessRunning } from '../../../lib/is-process-running.js'
import { runTransaction } from '../../cache/index.js'
import {
  CHUNK_SIZE,
  countFinishedLinks,
  countOutcome,
  encodeJobOutcome,
  FINISHED,
  type Job,
  type JobOutcome,
  recordPaceSample,
  shouldReportFailures,
} from '../job.js'
import {
  type ChunkClaims,
  type ChunkProgress,
  type Claim,
  groupProgressByJob,
  LEASE_TIME,
} from '../job-store.js'
import { storeHostWait, updateHostVisits } from './host-visits.js'
import {
  addTotalBytes,
  type ChunkLease,
  createPartKeyRange,
  FREE_LEASE,
  type JobDatabase,
  type PartKey,
} from './job-database.js'
import { queueWebhook } from './lmdb-webhooks.js'

export function createLmdbClaims(db: JobDatabase, name: string): ChunkClaims {
  /** Unique name of this worker, beginning with its process id. */
  const by = `${process.pid} ${name}`

  function findFreeChunk(): PartKey | undefined {
    const { jobs, queue } = db
    const queued = [...queue.getRange({})].sort((a, b) => b.value - a.value)
    for (const { key } of queued) {
      const total = jobs.get(key)?.total ?? 0
      const chunks = Math.ceil(total / CHUNK_SIZE)
      const start = Math.floor(Math.random() * chunks)
      const found = findFreeChunkFrom(key, start) ?? findFreeChunkFrom(key, 0)
      if (found) return found
    }
    return undefined
  }

  function findFreeChunkFrom(id: string, start: number): PartKey | undefined {
    const now = Date.now()
    for (const { key, value } of db.leases.getRange(createPartKeyRange(id, start))) {
      if (isUnclaimed(value, now) && value.by !== by) return key
    }
    return undefined
  }

  function leaseChunk(...key: PartKey): Claim | undefined {
    const { jobs, leases, items, places } = db
    const [id, chunk] = key
    const [job, lease, texts] = [jobs.get(id), leases.get(key), items.get(key)]
    const done = places.getBinary(key)
    if (!job || !lease || !texts || !done) return undefined
    const open = listPlacesWithoutResult(done)
    const deaths: Record<string, number> = { ...lease.deaths }
    for (const place of lease.started) {
      if (open.includes(place)) deaths[place] = (deaths[place] ?? 0) + 1
    }
    leases.putSync(key, { by, until: Date.now() + LEASE_TIME, started: [], deaths })
    if (job.status === 'queued') {
      job.status = 'running'
      job.startedAt ??= Date.now()
      recordPaceSample(job, Date.now())
      jobs.putSync(id, job)
    }
    return { job, chunk, items: texts, open, deaths }
  }

  function storeOutcomes(job: Job, parts: readonly ChunkProgress[], lost: Set<Claim>): void {
    const { jobs, queue } = db
    for (const part of parts) if (!storeChunkProgress(job, part)) lost.add(part.claim)
    recordPaceSample(job, Date.now())
    if (shouldReportFailures(job)) {
      job.isFailing = true
      queueWebhook(db, job, 'failing', Date.now())
    }
    if (countFinishedLinks(job) === job.total && !FINISHED.has(job.status)) {
      job.status = 'done'
      job.finishedAt = Date.now()
      queue.removeSync(job.id)
      queueWebhook(db, job, 'end', job.finishedAt)
    }
    jobs.putSync(job.id, job)
  }

  function storeChunkProgress(job: Job, { claim, started, finished, step }: ChunkProgress) {
    const { leases, places } = db
    const key: PartKey = [job.id, claim.chunk]
    const done = places.getBinary(key)
    if (!done) return false
    for (const [place, outcome] of finished) addResultIfMissing(job, done, place, outcome)
    if (finished.size > 0) places.putSync(key, done)
    const lease = leases.get(key)
    if (listPlacesWithoutResult(done).length === 0) {
      if (lease) leases.removeSync(key)
      return false
    }
    if (lease?.by !== by) return false
    const isOurs = step === 'keep' && job.status === 'running'
    const state = isOurs ? { by, until: Date.now() + LEASE_TIME, started } : FREE_LEASE
    leases.putSync(key, { ...state, deaths: lease.deaths })
    return isOurs
  }

  function addResultIfMissing(job: Job, done: Buffer, place: number, outcome: JobOutcome): void {
    if (done.readUInt32LE(place * 4) !== 0) return
    const row = encodeJobOutcome(outcome)
    db.results.putSync([job.id, job.nextPlace], row)
    job.nextPlace += 1
    done.writeUInt32LE(job.nextPlace, place * 4)
    job.bytes += row.length
    addTotalBytes(db, row.length)
    countOutcome(job, outcome, 1)
  }

  return {
    async claimChunk() {
      const { root, queue } = db
      root.resetReadTxn()
      if (queue.getKeysCount({ limit: 1 }) === 0 || !findFreeChunk()) return undefined
      return runTransaction(db, () => {
        const found = findFreeChunk()
        return found && leaseChunk(...found)
      })
    },
    storeReport(report) {
      return runTransaction(db, () => {
        for (const wait of report.waits) storeHostWait(db, wait)
        const pauses = updateHostVisits(db, report.beginning, report.ended)
        const lost = new Set<Claim>()
        for (const [id, parts] of groupProgressByJob(report, pauses)) {
          const job = db.jobs.get(id)
          if (job) storeOutcomes(job, parts, lost)
          else for (const { claim } of parts) lost.add(claim)
        }
        return { lost, pauses }
      })
    },
  }
}

function isUnclaimed({ by, until }: ChunkLease, now: number): boolean {
  return (
    by === '' || until < now || until > now + LEASE_TIME || isProcessDead(Number.parseInt(by, 10))
  )
}

/** Works because all processes that use the file are on one machine. */
function isProcessDead(pid: number): boolean {
  return pid > 0 && !isProcessRunning(pid)
}

function listPlacesWithoutResult(done: Buffer): number[] {
  const open: number[] = []
  for (let at = 0; at < done.length; at += 4) if (done.readUInt32LE(at) === 0) open.push(at / 4)
  return open
}
