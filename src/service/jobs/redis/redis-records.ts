import type { RedisClient } from '../../../lib/redis/index.js'
import { CHUNK_SIZE, createJobRecord, type Job, type NewJob } from '../job.js'
import {
  createStoreLimitError,
  createUnknownJobError,
  findNextStatus,
  isJobExpired,
  MAX_BYTES,
  MAX_JOBS,
} from '../job-steps.js'
import type { JobRecords, Wait } from '../job-store.js'
import { hasFreeMemory } from './check-server.js'
import type { ChunkQueue } from './chunk-queue.js'
import { parseJobHash, type StoredJob } from './job-record.js'
import { compressTexts } from './pack.js'
import { ADD_CHUNK, CREATE_JOB, REMOVE_JOB, SET_STATUS } from './record-scripts.js'
import { createJobKeys, KEYS } from './redis-keys.js'
import { readResultPlaces } from './result-places.js'
import { parseTextReply, runScript } from './run-script.js'

export interface RedisRecords extends JobRecords {
  /** Queues unfinished chunks again. */
  requeueChunks(id: string): Promise<void>
}

export function createRedisJobRecords(
  client: RedisClient,
  queue: ChunkQueue,
  ttl: number,
): RedisRecords {
  async function requeueChunks(id: string): Promise<void> {
    await client.run((redis) => redis.unlink(createJobKeys(id).chunks))
    await queueUnfinishedChunks(id)
  }

  async function removeJob(id: string): Promise<void> {
    const stored = await readJob(id)
    const shared = [KEYS.jobs, KEYS.idempotency, KEYS.bytes, KEYS.webhooks]
    const { job, ...others } = createJobKeys(id)
    const key = stored ? toIdempotencyKey(stored.job) : ''
    const args = [id, key, `${id} end`, `${id} failing`]
    await runScript(client, REMOVE_JOB, [...shared, job, ...Object.values(others)], args)
  }

  /** Returns false if the status was changed in the meantime. */
  async function setStatus({ id, status, webhook }: Job, next: Job['status']): Promise<boolean> {
    const args = [status, next, webhook ? `${id} end` : '']
    const keys = [createJobKeys(id).job, KEYS.webhooks]
    const isSet = (await runScript(client, SET_STATUS, keys, args)) === 1
    if (isSet && next === 'queued') await queueUnfinishedChunks(id)
    return isSet
  }

  /** Queues chunks in random order, so that hosts are mixed. */
  async function queueUnfinishedChunks(id: string): Promise<void> {
    const { job, generation } = await findJob(id)
    const chunks: number[] = []
    for await (const [chunk, places] of readResultPlaces(client, id, job.total)) {
      if (places.includes(0))
        chunks.splice(Math.floor(Math.random() * (chunks.length + 1)), 0, chunk)
    }
    const entries = chunks.map((chunk) => ({ id, chunk, generation }))
    await queue.add(entries, job.priority)
    await client.run((redis) => redis.hdel(createJobKeys(id).job, 'queuing'))
  }

  async function readAllJobs(): Promise<readonly StoredJob[]> {
    const ids = await client.run((redis) => redis.zrange(KEYS.jobs, '0', '-1'))
    const found = await Promise.all(ids.map((id) => readJob(id)))
    return found.filter((stored) => stored !== undefined)
  }

  async function findJob(id: string): Promise<StoredJob> {
    const stored = await readJob(id)
    if (!stored) throw createUnknownJobError(id)
    return stored
  }

  async function readJob(id: string): Promise<StoredJob | undefined> {
    const { job } = createJobKeys(id)
    return parseJobHash(await client.run((redis) => redis.callBuffer('HGETALL', job)))
  }

  return {
    requeueChunks,
    removeJob,
    async createJob(options) {
      if (!(await hasFreeMemory(client))) throw createStoreLimitError('full')
      const job = createJobRecord(options)
      const keys = [KEYS.jobs, KEYS.idempotency, KEYS.bytes, createJobKeys(job.id).job]
      const limits = [MAX_JOBS, MAX_BYTES, job.createdAt]
      const args = [job.id, toIdempotencyKey(options), ...limits, JSON.stringify(job)]
      const reply = await runScript(client, CREATE_JOB, keys, args)
      const id = parseTextReply(reply)
      if (id === 'many' || id === 'full') throw createStoreLimitError(id)
      return id === job.id ? { job, isNew: true } : { job: (await findJob(id)).job, isNew: false }
    },
    async addChunk(id, texts) {
      const keys = [createJobKeys(id).job, createJobKeys(id).items, KEYS.bytes]
      const args = [await compressTexts(texts), texts.length, CHUNK_SIZE]
      const isThere = await runScript(client, ADD_CHUNK, keys, args)
      if (isThere !== 1) throw createUnknownJobError(id)
    },
    async enqueueJob(id) {
      const { job } = await findJob(id)
      await setStatus(job, 'queued')
      return { ...job, status: 'queued' }
    },
    async getJob(id, owner) {
      const { job } = await findJob(id)
      if (job.owner !== owner || job.status === 'receiving') throw createUnknownJobError(id)
      return job
    },
    async listJobs() {
      const stored = await readAllJobs()
      return stored.map(({ job }) => job).filter(({ status }) => status !== 'receiving')
    },
    async listHosts(id) {
      const found = await client.run((redis) => redis.hgetall(createJobKeys(id).hosts))
      return Object.entries(found).map(([host, text]) => {
        const { until = 0, why = '' }: Partial<Wait> = JSON.parse(text)
        return { host, until, why }
      })
    },
    async applyStep(id, name) {
      for (;;) {
        const { job } = await findJob(id)
        const status = findNextStatus(job, name)
        if (!status) return job
        if (!(await setStatus(job, status))) continue
        return status === 'queued' ? { ...job, status } : (await findJob(id)).job
      }
    },
    async removeExpiredJobs(signal) {
      for (const { job, isQueued } of await readAllJobs()) {
        if (signal.aborted) return
        if (isJobExpired(job, Date.now(), ttl)) await removeJob(job.id)
        else if (!isQueued) await queueUnfinishedChunks(job.id)
      }
    },
  }
}

function toIdempotencyKey({ owner, idempotencyKey }: NewJob): string {
  return idempotencyKey === undefined ? '' : `${owner} ${idempotencyKey}`
}
