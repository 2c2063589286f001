import { createBusyError } from '../../../lib/async/busy-error.js'
import type { RedisClient } from '../../../lib/redis/index.js'
import { CHUNK_SIZE, createJob, FINISHED, type Job } from '../job.js'
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
import { hasRoom } from './check-server.js'
import type { ChunkQueue } from './chunk-queue.js'
import { parseJobHash, type StoredJob } from './job-record.js'
import { packTexts } from './pack.js'
import { APPEND, BEGIN, REMOVE, SET_STATUS } from './record-scripts.js'
import { createKeys, KEYS } from './redis-keys.js'
import { readPlaces } from './result-places.js'
import { runScript, toText } from './run-script.js'

/** Keeps the records of jobs in Redis, each as a hash. */
export class RedisRecords implements JobRecords {
  readonly #client: RedisClient
  readonly #queue: ChunkQueue
  readonly #ttl: number

  constructor(client: RedisClient, queue: ChunkQueue, ttl: number) {
    this.#client = client
    this.#queue = queue
    this.#ttl = ttl
  }

  async begin(options: NewJob): Promise<{ readonly job: Job; readonly isNew: boolean }> {
    if (!(await hasRoom(this.#client))) throw createBusyError(STORE_IS_FULL, 60)
    const job = createJob(options)
    const keys = [KEYS.jobs, KEYS.idempotency, KEYS.bytes, createKeys(job.id).job]
    const limits = [MAX_JOBS, MAX_BYTES, job.createdAt]
    const args = [job.id, toIdempotencyKey(options), ...limits, JSON.stringify(job)]
    const reply = await runScript(this.#client, BEGIN, keys, args)
    const id = toText(reply)
    if (id === 'many') throw createBusyError(TOO_MANY_JOBS, 60)
    if (id === 'full') throw createBusyError(STORE_IS_FULL, 60)
    return id === job.id ? { job, isNew: true } : { job: (await this.#find(id)).job, isNew: false }
  }

  async append(id: string, texts: readonly string[]): Promise<void> {
    const keys = [createKeys(id).job, createKeys(id).items, KEYS.bytes]
    const args = [await packTexts(texts), texts.length, CHUNK_SIZE]
    const isThere = await runScript(this.#client, APPEND, keys, args)
    if (isThere !== 1) throw createUnknownJobError(id)
  }

  async publish(id: string): Promise<Job> {
    const { job } = await this.#find(id)
    await this.#setStatus(job, 'queued')
    return { ...job, status: 'queued' }
  }

  async get(id: string, owner: string): Promise<Job> {
    const { job } = await this.#find(id)
    if (job.owner !== owner || job.status === 'receiving') throw createUnknownJobError(id)
    return job
  }

  async listAll(): Promise<readonly Job[]> {
    const stored = await this.#findAll()
    return stored.map(({ job }) => job).filter(({ status }) => status !== 'receiving')
  }

  async listHosts(id: string): Promise<readonly (Wait & { readonly host: string })[]> {
    const found = await this.#client.run((redis) => redis.hgetall(createKeys(id).hosts))
    return Object.entries(found).map(([host, text]) => {
      const { until = 0, why = '' }: Partial<Wait> = JSON.parse(text)
      return { host, until, why }
    })
  }

  async step(id: string, name: JobStep): Promise<Job> {
    for (;;) {
      const { job } = await this.#find(id)
      const status = findStep(job, name)
      if (!status) return job
      if (!(await this.#setStatus(job, status))) continue
      return status === 'queued' ? { ...job, status } : (await this.#find(id)).job
    }
  }

  /** Queues the chunks of a job again, after results were removed. */
  async requeue(id: string): Promise<void> {
    await this.#client.run((redis) => redis.unlink(createKeys(id).chunks))
    for (;;) {
      const { job } = await this.#find(id)
      const isActive =
        FINISHED.has(job.status) || job.status === 'running' || job.status === 'queued'
      if (!isActive || (await this.#setStatus(job, 'queued'))) return
    }
  }

  async remove(id: string): Promise<void> {
    const stored = await this.#read(id)
    const shared = [KEYS.jobs, KEYS.idempotency, KEYS.bytes, KEYS.webhooks]
    const { job, ...others } = createKeys(id)
    const key = stored ? toIdempotencyKey(stored.job) : ''
    const args = [id, key, `${id} end`, `${id} failing`]
    await runScript(this.#client, REMOVE, [...shared, job, ...Object.values(others)], args)
  }

  async sweep(signal: AbortSignal): Promise<void> {
    for (const { job, isQueued } of await this.#findAll()) {
      if (signal.aborted) return
      if (isOver(job, Date.now(), this.#ttl)) await this.remove(job.id)
      else if (!isQueued) await this.#queueChunks(job.id)
    }
  }

  /** Returns false if the status was changed meanwhile. */
  async #setStatus({ id, status, webhook }: Job, next: Job['status']): Promise<boolean> {
    const args = [status, next, webhook ? `${id} end` : '']
    const keys = [createKeys(id).job, KEYS.webhooks]
    const isSet = (await runScript(this.#client, SET_STATUS, keys, args)) === 1
    if (isSet && next === 'queued') await this.#queueChunks(id)
    return isSet
  }

  /** Queues all chunks with links that are not done, in random order so that hosts are mixed. */
  async #queueChunks(id: string): Promise<void> {
    const { job, generation } = await this.#find(id)
    const chunks: number[] = []
    for await (const [chunk, places] of readPlaces(this.#client, id, job.total)) {
      if (places.includes(0))
        chunks.splice(Math.floor(Math.random() * (chunks.length + 1)), 0, chunk)
    }
    const entries = chunks.map((chunk) => ({ id, chunk, generation }))
    await this.#queue.add(entries, job.priority)
    await this.#client.run((redis) => redis.hdel(createKeys(id).job, 'queuing'))
  }

  async #findAll(): Promise<readonly StoredJob[]> {
    const ids = await this.#client.run((redis) => redis.zrange(KEYS.jobs, '0', '-1'))
    const found = await Promise.all(ids.map((id) => this.#read(id)))
    return found.filter((stored) => stored !== undefined)
  }

  async #find(id: string): Promise<StoredJob> {
    const stored = await this.#read(id)
    if (!stored) throw createUnknownJobError(id)
    return stored
  }

  async #read(id: string): Promise<StoredJob | undefined> {
    const { job } = createKeys(id)
    return parseJobHash(await this.#client.run((redis) => redis.callBuffer('HGETALL', job)))
  }
}

function toIdempotencyKey({ owner, idempotencyKey }: NewJob): string {
  return idempotencyKey === undefined ? '' : `${owner} ${idempotencyKey}`
}
