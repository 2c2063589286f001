import { randomBytes } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { LinkglassError } from '../../contracts/errors.js'
import { createBusyError } from '../../lib/async/busy-error.js'
import {
  CHUNK_SIZE,
  FINISHED,
  type Job,
  type JobOptions,
  type JobOwner,
  type JobStatus,
} from './job.js'
import {
  addTotalBytes,
  hostRangeOf,
  type JobDatabase,
  rangeOf,
  readTotalBytes,
  type Wait,
} from './job-database.js'
import { queueWebhook } from './webhooks.js'

export interface NewJob extends JobOptions, JobOwner {
  readonly parameters: Readonly<Record<string, string>>
  readonly idempotencyKey?: string
}

/** Jobs of one store: each is a record that every process reads. */
const MAX_JOBS = 1_000

/** Bytes of all links and results; the file may be larger by a third. */
const MAX_BYTES = 20e9

/** Milliseconds in which a list arrives; one whose process died meanwhile is removed after them. */
const RECEIVING_TIME = 3_600_000

/** Rows that one transaction removes. */
const ROWS_PER_REMOVAL = 500

/** Statuses from which a call leads to another. */
const STEPS = {
  pause: { from: ['queued', 'running'], to: 'paused' },
  resume: { from: ['paused'], to: 'queued' },
  cancel: { from: ['queued', 'running', 'paused'], to: 'cancelled' },
} as const satisfies Record<string, { from: readonly JobStatus[]; to: JobStatus }>

export type JobStep = keyof typeof STEPS

/** Keeps the records of jobs; their links and results are kept beside them. */
export class JobStore {
  readonly #db: JobDatabase
  readonly #ttl: number

  /** @param ttl milliseconds for which a finished job is kept */
  constructor(db: JobDatabase, ttl: number) {
    this.#db = db
    this.#ttl = ttl
  }

  /** Begins a job, whose links follow; or finds the one that was made with the same key. */
  begin(options: NewJob): { readonly job: Job; readonly isNew: boolean } {
    const { jobs, keys, root } = this.#db
    return root.transactionSync(() => {
      const { idempotencyKey, owner } = options
      const key = idempotencyKey && `${owner} ${idempotencyKey}`
      const same = key && jobs.get(keys.get(key) ?? '')
      if (same) return { job: same, isNew: false }
      if (jobs.getKeysCount() >= MAX_JOBS) throw createBusyError(`${TOO_MANY}`, 60)
      if (readTotalBytes(this.#db) >= MAX_BYTES) throw createBusyError(FULL, 60)
      const job: Job = {
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
      jobs.putSync(job.id, job)
      if (key) keys.putSync(key, job.id)
      return { job, isNew: true }
    })
  }

  /** Adds a chunk of links, which is full unless it is the last. */
  append(id: string, texts: readonly string[]): void {
    const { jobs, items, places, leases, root } = this.#db
    const bytes = texts.reduce((sum, text) => sum + text.length, 0)
    root.transactionSync(() => {
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

  /** Ends the receiving: workers may begin. */
  publish(id: string): Job {
    return this.#update(id, (job) => {
      job.status = 'queued'
      this.#db.queue.putSync(id, job.priority)
    })
  }

  /** Finds a job of an owner. */
  get(id: string, owner: string): Job {
    this.#db.root.resetReadTxn()
    const job = this.#db.jobs.get(id)
    if (!job || job.owner !== owner || job.status === 'receiving') throw createUnknownJobError(id)
    return job
  }

  /** Lists the jobs of an owner, the newest first. */
  list(owner: string): readonly Job[] {
    return this.listAll()
      .filter((job) => job.owner === owner)
      .sort((a, b) => b.createdAt - a.createdAt)
  }

  /** Lists the jobs of all owners. */
  listAll(): readonly Job[] {
    this.#db.root.resetReadTxn()
    return [...this.#db.jobs.getRange({})]
      .map(({ value }) => value)
      .filter(({ status }) => status !== 'receiving')
  }

  /** Lists the hosts that links of a running job wait for, those first that wait longest. */
  listWaits({ id, status }: Job): readonly (Wait & { readonly host: string })[] {
    if (status !== 'running') return []
    const now = Date.now()
    return [...this.#db.waits.getRange(hostRangeOf(id))]
      .map(({ key: [, host], value }) => ({ host, ...value }))
      .filter(({ until }) => until > now)
      .sort((a, b) => b.until - a.until)
  }

  /** @throws LinkglassError `EBADREQUEST` if the job is in no status for it */
  step(id: string, name: JobStep): Job {
    const { from, to } = STEPS[name]
    return this.#update(id, (job) => {
      if (job.status === to) return
      if (!(from as readonly JobStatus[]).includes(job.status)) {
        const text = `The job is \`${job.status}\`: \`${name}\` is for one that is ${from.map((one) => `\`${one}\``).join(' or ')}.`
        throw new LinkglassError('EBADREQUEST', text)
      }
      job.status = to
      job.pace = []
      if (to === 'queued') this.#db.queue.putSync(id, job.priority)
      else this.#db.queue.removeSync(id)
      if (to !== 'cancelled') return
      job.finishedAt = Date.now()
      queueWebhook(this.#db, job, job.finishedAt)
    })
  }

  /** Deletes a job; its parts are removed by `sweep`. */
  remove(id: string): void {
    const { jobs, keys, queue, removals, webhooks, root } = this.#db
    root.transactionSync(() => {
      const job = jobs.get(id)
      if (!job) return
      jobs.removeSync(id)
      webhooks.removeSync(id)
      queue.removeSync(id)
      if (job.idempotencyKey) keys.removeSync(`${job.owner} ${job.idempotencyKey}`)
      removals.putSync(id, job.bytes)
    })
  }

  /** Removes jobs whose time is over, and the parts of those that were deleted. */
  async sweep(signal: AbortSignal): Promise<void> {
    const { jobs, removals, root } = this.#db
    root.resetReadTxn()
    const now = Date.now()
    for (const { key, value } of [...jobs.getRange({})])
      if (this.#isOver(value, now)) this.remove(key)
    for (const id of [...removals.getKeys({})]) await this.#removeParts(id, signal)
  }

  #isOver({ status, createdAt, finishedAt }: Job, now: number): boolean {
    if (status === 'receiving') return now > createdAt + RECEIVING_TIME
    return FINISHED.has(status) && now > (finishedAt ?? createdAt) + this.#ttl
  }

  async #removeParts(id: string, signal: AbortSignal): Promise<void> {
    const { items, places, leases, results, removals, waits, root } = this.#db
    for (const part of [items, places, leases, results]) {
      let removed: number
      do {
        if (signal.aborted) return
        removed = root.transactionSync(() => {
          const found = [...part.getKeys({ ...rangeOf(id), limit: ROWS_PER_REMOVAL })]
          for (const key of found) part.removeSync(key)
          return found.length
        })
        await setImmediate()
      } while (removed === ROWS_PER_REMOVAL)
    }
    if (signal.aborted) return
    root.transactionSync(() => {
      // Another process may have done the same.
      const bytes = removals.get(id)
      if (bytes === undefined) return
      for (const key of [...waits.getKeys(hostRangeOf(id))]) waits.removeSync(key)
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

const TOO_MANY = `There are ${MAX_JOBS} jobs, which is the most. Delete some by \`DELETE /jobs/ID\`.`
const FULL = 'The store of jobs is full. Delete some by `DELETE /jobs/ID`.'

export function createUnknownJobError(id: string): LinkglassError {
  const text = `There is no job \`${id.slice(0, 80)}\` of this caller. \`GET /jobs\` lists those there are.`
  return new LinkglassError('ENOTFOUND', text)
}
