import { runTransaction } from '../../cache/index.js'
import { CHUNK_SIZE, createJobRecord, type Job } from '../job.js'
import {
  createStoreLimitError,
  createUnknownJobError,
  findNextStatus,
  isJobExpired,
  MAX_BYTES,
  MAX_JOBS,
} from '../job-steps.js'
import type { JobRecords } from '../job-store.js'
import {
  addTotalBytes,
  createHostKeyRange,
  createPartKeyRange,
  FREE_LEASE,
  type JobDatabase,
  readTotalBytes,
} from './job-database.js'
import { queueWebhook, removeWebhooks } from './lmdb-webhooks.js'

const ROWS_PER_REMOVAL = 500

export function createLmdbRecords(db: JobDatabase, ttl: number): JobRecords {
  function removeJob(id: string): void {
    const { jobs, keys, queue, removals, root } = db
    root.transactionSync(() => {
      const job = jobs.get(id)
      if (!job) return
      jobs.removeSync(id)
      removeWebhooks(db, id)
      queue.removeSync(id)
      if (job.idempotencyKey) keys.removeSync(`${job.owner} ${job.idempotencyKey}`)
      removals.putSync(id, job.bytes)
    })
  }

  async function removeJobData(id: string, signal: AbortSignal): Promise<void> {
    const { items, places, leases, results, removals, hosts } = db
    for (const part of [items, places, leases, results]) {
      let removed: number
      do {
        if (signal.aborted) return
        removed = await runTransaction(db, () => {
          const found = [...part.getKeys({ ...createPartKeyRange(id), limit: ROWS_PER_REMOVAL })]
          for (const key of found) part.removeSync(key)
          return found.length
        })
      } while (removed === ROWS_PER_REMOVAL)
    }
    if (signal.aborted) return
    await runTransaction(db, () => {
      // Another process may have removed the data already.
      const bytes = removals.get(id)
      if (bytes === undefined) return
      for (const key of [...hosts.getKeys(createHostKeyRange(id))]) hosts.removeSync(key)
      addTotalBytes(db, -bytes)
      removals.removeSync(id)
    })
  }

  function updateJob(id: string, change: (job: Job) => void): Job {
    const { jobs, root } = db
    return root.transactionSync(() => {
      const job = jobs.get(id)
      if (!job) throw createUnknownJobError(id)
      change(job)
      jobs.putSync(id, job)
      return job
    })
  }

  return {
    removeJob,
    createJob(options) {
      const { jobs, keys, root } = db
      return root.transactionSync(() => {
        const { idempotencyKey, owner } = options
        const key = idempotencyKey && `${owner} ${idempotencyKey}`
        const same = key && jobs.get(keys.get(key) ?? '')
        if (same) return { job: same, isNew: false }
        if (jobs.getKeysCount() >= MAX_JOBS) throw createStoreLimitError('many')
        if (readTotalBytes(db) >= MAX_BYTES) throw createStoreLimitError('full')
        const job = createJobRecord(options)
        jobs.putSync(job.id, job)
        if (key) keys.putSync(key, job.id)
        return { job, isNew: true }
      })
    },
    addChunk(id, texts) {
      const { jobs, items, places, leases } = db
      const bytes = texts.reduce((sum, text) => sum + text.length, 0)
      return runTransaction(db, () => {
        const job = jobs.get(id)
        if (!job) throw createUnknownJobError(id)
        const chunk = job.total / CHUNK_SIZE
        items.putSync([id, chunk], texts)
        places.putSync([id, chunk], Buffer.alloc(texts.length * 4))
        leases.putSync([id, chunk], FREE_LEASE)
        jobs.putSync(id, { ...job, total: job.total + texts.length, bytes: job.bytes + bytes })
        addTotalBytes(db, bytes)
      })
    },
    enqueueJob(id) {
      return updateJob(id, (job) => {
        job.status = 'queued'
        db.queue.putSync(id, job.priority)
      })
    },
    getJob(id, owner) {
      db.root.resetReadTxn()
      const job = db.jobs.get(id)
      if (!job || job.owner !== owner || job.status === 'receiving') throw createUnknownJobError(id)
      return job
    },
    listJobs() {
      db.root.resetReadTxn()
      return [...db.jobs.getRange({})]
        .map(({ value }) => value)
        .filter(({ status }) => status !== 'receiving')
    },
    listHosts(id) {
      const found = [...db.hosts.getRange(createHostKeyRange(id))]
      return found.map(({ key: [, host], value: { until, why } }) => ({ host, until, why }))
    },
    applyStep(id, name) {
      return updateJob(id, (job) => {
        const to = findNextStatus(job, name)
        if (!to) return
        job.status = to
        job.pace = []
        if (to === 'queued') db.queue.putSync(id, job.priority)
        else db.queue.removeSync(id)
        if (to !== 'cancelled') return
        job.finishedAt = Date.now()
        queueWebhook(db, job, 'end', job.finishedAt)
      })
    },
    async removeExpiredJobs(signal) {
      const { jobs, removals, root } = db
      root.resetReadTxn()
      const now = Date.now()
      for (const { key, value } of [...jobs.getRange({})])
        if (isJobExpired(value, now, ttl)) removeJob(key)
      for (const id of [...removals.getKeys({})]) await removeJobData(id, signal)
    },
  }
}
