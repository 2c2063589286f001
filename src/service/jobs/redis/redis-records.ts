import type { RedisClient } from '../../../lib/redis/index.js'
import { CHUNK_SIZE, createJob, FINISHED, type Job, type NewJob } from '../job.js'
import {
  createRefusal,
  createUnknownJobError,
  findNextStatus,
  isExpired,
  type JobStep,
  MAX_BYTES,
  MAX_JOBS,
} from '../job-steps.js'
import type { Wait } from '../job-store.js'
import { hasFreeMemory } from './check-server.js'
import type { ChunkQueue } from './chunk-queue.js'
import { parseJobHash, type StoredJob } from './job-record.js'
import { compressTexts } from './pack.js'
import { APPEND, BEGIN, REMOVE, SET_STATUS } from './record-scripts.js'
import { createKeys, KEYS } from './redis-keys.js'
import { readPlaces } from './result-places.js'
import { parseTextReply, runScript } from './run-script.js'

/** Creates the store of job records in Redis, with a hash for each job. */
export function createRedisRecords(client: RedisClient, queue: ChunkQueue, ttl: number) {
  async function create(options: NewJob): Promise<{ readonly job: Job; readonly isNew: boolean }> {
    if (!(await hasFreeMemory(client))) throw createRefusal('full')
    const job = createJob(options)
    const keys = [KEYS.jobs, KEYS.idempotency, KEYS.bytes, createKeys(job.id).job]
    const limits = [MAX_JOBS, MAX_BYTES, job.createdAt]
    const args = [job.id, toIdempotencyKey(options), ...limits, JSON.stringify(job)]
    const reply = await runScript(client, BEGIN, keys, args)
    const id = parseTextReply(reply)
    if (id === 'many' || id === 'full') throw createRefusal(id)
    return id === job.id ? { job, isNew: true } : { job: (await findJob(id)).job, isNew: false }
  }

  async function addChunk(id: string, texts: readonly string[]): Promise<void> {
    const keys = [createKeys(id).job, createKeys(id).items, KEYS.bytes]
    const args = [await compressTexts(texts), texts.length, CHUNK_SIZE]
    const isThere = await runScript(client, APPEND, keys, args)
    if (isThere !== 1) throw createUnknownJobError(id)
  }

  async function enqueue(id: string): Promise<Job> {
    const { job } = await findJob(id)
    await setStatus(job, 'queued')
    return { ...job, status: 'queued' }
  }

  async function get(id: string, owner: string): Promise<Job> {
    const { job } = await findJob(id)
    if (job.owner !== owner || job.status === 'receiving') throw createUnknownJobError(id)
    return job
  }

  async function listAll(): Promise<readonly Job[]> {
    const stored = await readAllJobs()
    return stored.map(({ job }) => job).filter(({ status }) => status !== 'receiving')
  }

  async function listHosts(id: string): Promise<readonly (Wait & { readonly host: string })[]> {
    const found = await client.run((redis) => redis.hgetall(createKeys(id).hosts))
    return Object.entries(found).map(([host, text]) => {
      const { until = 0, why = '' }: Partial<Wait> = JSON.parse(text)
      return { host, until, why }
    })
  }

  async function applyStep(id: string, name: JobStep): Promise<Job> {
    for (;;) {
      const { job } = await findJob(id)
      const status = findNextStatus(job, name)
      if (!status) return job
      if (!(await setStatus(job, status))) continue
      return status === 'queued' ? { ...job, status } : (await findJob(id)).job
    }
  }

  /** Queues a job's chunks again after results were removed. Does nothing while the job is paused or being received. */
  async function requeue(id: string): Promise<void> {
    await client.run((redis) => redis.unlink(createKeys(id).chunks))
    for (;;) {
      const { job } = await findJob(id)
      const isActive =
        FINISHED.has(job.status) || job.status === 'running' || job.status === 'queued'
      if (!isActive || (await setStatus(job, 'queued'))) return
    }
  }

  async function remove(id: string): Promise<void> {
    const stored = await readJob(id)
    const shared = [KEYS.jobs, KEYS.idempotency, KEYS.bytes, KEYS.webhooks]
    const { job, ...others } = createKeys(id)
    const key = stored ? toIdempotencyKey(stored.job) : ''
    const args = [id, key, `${id} end`, `${id} failing`]
    await runScript(client, REMOVE, [...shared, job, ...Object.values(others)], args)
  }

  async function sweep(signal: AbortSignal): Promise<void> {
    for (const { job, isQueued } of await readAllJobs()) {
      if (signal.aborted) return
      if (isExpired(job, Date.now(), ttl)) await remove(job.id)
      else if (!isQueued) await queueChunks(job.id)
    }
  }

  /** Sets the status of a job. Returns false if it was changed in the meantime. */
  async function setStatus({ id, status, webhook }: Job, next: Job['status']): Promise<boolean> {
    const args = [status, next, webhook ? `${id} end` : '']
    const keys = [createKeys(id).job, KEYS.webhooks]
    const isSet = (await runScript(client, SET_STATUS, keys, args)) === 1
    if (isSet && next === 'queued') await queueChunks(id)
    return isSet
  }

  /** Queues all chunks that have unfinished links, in random order so that hosts are mixed. */
  async function queueChunks(id: string): Promise<void> {
    const { job, generation } = await findJob(id)
    const chunks: number[] = []
    for await (const [chunk, places] of readPlaces(client, id, job.total)) {
      if (places.includes(0))
        chunks.splice(Math.floor(Math.random() * (chunks.length + 1)), 0, chunk)
    }
    const entries = chunks.map((chunk) => ({ id, chunk, generation }))
    await queue.add(entries, job.priority)
    await client.run((redis) => redis.hdel(createKeys(id).job, 'queuing'))
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
    const { job } = createKeys(id)
    return parseJobHash(await client.run((redis) => redis.callBuffer('HGETALL', job)))
  }

  return { create, addChunk, enqueue, get, listAll, listHosts, applyStep, requeue, remove, sweep }
}

export type RedisRecords = ReturnType<typeof createRedisRecords>

function toIdempotencyKey({ owner, idempotencyKey }: NewJob): string {
  return idempotencyKey === undefined ? '' : `${owner} ${idempotencyKey}`
}
