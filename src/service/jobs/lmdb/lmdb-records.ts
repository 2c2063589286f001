import { createBusyError } from '../../../lib/async/busy-error.js'
import { write } from '../../cache/index.js'
import { CHUNK_SIZE, createJob, type Job } from '../job.js'
import {
  createUnknownJobError,
  findStep,
  isOver,
  type JobStep,
  MAX_BYTES,
  MAX_JOBS,
  STORE_IS_FULL,
  TOO_MANY_JOBS,
} from '../job-steps.js'
import type { JobRecords, NewJob, Wait } from '../job-store.js'
import {
  addTotalBytes,
  createHostRange,
  createPartRange,
  type JobDatabase,
  readTotalBytes,
} from './job-database.js'
import { queueWebhook, removeWebhooks } from './lmdb-webhooks.js'

/** Rows removed in one transaction. */
const ROWS_PER_REMOVAL = 500

/** Keeps the records of jobs in LMDB; removes links and results in small transactions. */
export class LmdbRecords implements JobRecords {
  readonly #db: JobDatabase
  readonly #ttl: number

  constructor(db: JobDatabase, ttl: number) {
    this.#db = db
    this.#ttl = ttl
  }

  begin(options: NewJob): { readonly job: Job; readonly isNew: boolean } {
    const { jobs, keys, root } = this.#db
    return root.transactionSync(() => {
      const { idempotencyKey, owner } = options
      const key = idempotencyKey && `${owner} ${idempotencyKey}`
      const same = key && jobs.get(keys.get(key) ?? '')
      if (same) return { job: same, isNew: false }
      if (jobs.getKeysCount() >= MAX_JOBS) throw createBusyError(TOO_MANY_JOBS, 60)
      if (readTotalBytes(this.#db) >= MAX_BYTES) throw createBusyError(STORE_IS_FULL, 60)
      const job = createJob(options)
      jobs.putSync(job.id, job)
      if (key) keys.putSync(key, job.id)
      return { job, isNew: true }
    })
  }

  append(id: string, texts: readonly string[]): Promise<void> {
    const { jobs, items, places, leases } = this.#db
    const bytes = texts.reduce((sum, text) => sum + text.length, 0)
    return write(this.#db, () => {
      const job = jobs.get(id)
      if (!job) throw createUnknownJobError(id)
      const chunk = job.total / CHUNK_SIZE
      items.putSync([id, chunk], texts)
      places.putSync([id, chunk], Buffer.alloc(texts.length * 4))
      leases.putSync([id, chunk], { by: '', until: 0, started: [], deaths: {} })
      jobs.putSync(id, { ...job, total: job.total + texts.length, bytes: job.bytes + bytes })
      addTotalBytes(this.#db, bytes)
    })
  }

  publish(id: string): Job {
    return this.#update(id, (job) => {
      job.status = 'queued'
      this.#db.queue.putSync(id, job.priority)
    })
  }

  get(id: string, owner: string): Job {
    this.#db.root.resetReadTxn()
    const job = this.#db.jobs.get(id)
    if (!job || job.owner !== owner || job.status === 'receiving') throw createUnknownJobError(id)
    return job
  }

  listAll(): readonly Job[] {
    this.#db.root.resetReadTxn()
    return [...this.#db.jobs.getRange({})]
      .map(({ value }) => value)
      .filter(({ status }) => status !== 'receiving')
  }

  listHosts(id: string): readonly (Wait & { readonly host: string })[] {
    const found = [...this.#db.hosts.getRange(createHostRange(id))]
    return found.map(({ key: [, host], value: { until, why } }) => ({ host, until, why }))
  }

  step(id: string, name: JobStep): Job {
    return this.#update(id, (job) => {
      const to = findStep(job, name)
      if (!to) return
      job.status = to
      job.pace = []
      if (to === 'queued') this.#db.queue.putSync(id, job.priority)
      else this.#db.queue.removeSync(id)
      if (to !== 'cancelled') return
      job.finishedAt = Date.now()
      queueWebhook(this.#db, job, 'end', job.finishedAt)
    })
  }

  remove(id: string): void {
    const { jobs, keys, queue, removals, root } = this.#db
    root.transactionSync(() => {
      const job = jobs.get(id)
      if (!job) return
      jobs.removeSync(id)
      removeWebhooks(this.#db, id)
      queue.removeSync(id)
      if (job.idempotencyKey) keys.removeSync(`${job.owner} ${job.idempotencyKey}`)
      removals.putSync(id, job.bytes)
    })
  }

  async sweep(signal: AbortSignal): Promise<void> {
    const { jobs, removals, root } = this.#db
    root.resetReadTxn()
    const now = Date.now()
    for (const { key, value } of [...jobs.getRange({})])
      if (isOver(value, now, this.#ttl)) this.remove(key)
    for (const id of [...removals.getKeys({})]) await this.#removeParts(id, signal)
  }

  async #removeParts(id: string, signal: AbortSignal): Promise<void> {
    const { items, places, leases, results, removals, hosts } = this.#db
    for (const part of [items, places, leases, results]) {
      let removed: number
      do {
        if (signal.aborted) return
        removed = await write(this.#db, () => {
          const found = [...part.getKeys({ ...createPartRange(id), limit: ROWS_PER_REMOVAL })]
          for (const key of found) part.removeSync(key)
          return found.length
        })
      } while (removed === ROWS_PER_REMOVAL)
    }
    if (signal.aborted) return
    await write(this.#db, () => {
      // Another process may have done the same.
      const bytes = removals.get(id)
      if (bytes === undefined) return
      for (const key of [...hosts.getKeys(createHostRange(id))]) hosts.removeSync(key)
      addTotalBytes(this.#db, -bytes)
      removals.removeSync(id)
    })
  }

  #update(id: string, change: (job: Job) => void): Job {
    const { jobs, root } = this.#db
    return root.transactionSync(() => {
      const job = jobs.get(id)
      if (!job) throw createUnknownJobError(id)
      change(job)
      jobs.putSync(id, job)
      return job
    })
  }
}
