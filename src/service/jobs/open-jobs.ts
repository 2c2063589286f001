import { randomUUID } from 'node:crypto'
import type { SharedBackend } from '../cache/index.js'
import { JobRunner, type JobRunnerOptions } from './job-runner.js'
import type { JobStore } from './job-store.js'
import { openJobDatabase } from './lmdb/job-database.js'
import { createLmdbClaims } from './lmdb/lmdb-claims.js'
import { createLmdbRecords } from './lmdb/lmdb-records.js'
import { createLmdbResults } from './lmdb/lmdb-results.js'
import { createLmdbWebhooks } from './lmdb/lmdb-webhooks.js'
import { type SendWebhook, sendDueWebhooks } from './webhook-queue.js'

export interface JobsOptions extends Pick<JobRunnerOptions, 'work' | 'onError'> {
  readonly place: SharedBackend
  /** Milliseconds for which a finished job is kept. */
  readonly ttl: number
  readonly sendWebhook: SendWebhook
}

const SWEEP_INTERVAL = 60_000
const WEBHOOK_INTERVAL = 1_000

export async function openJobs(options: JobsOptions) {
  const { work, sendWebhook, onError } = options
  const store = await openStore(options)
  const { records, results, claims } = store
  const runner = new JobRunner({ claims, work, onError })
  const closing = new AbortController()
  let sweeping = Promise.resolve()
  const sweepExpiredJobs = () => {
    sweeping = sweeping.then(() => records.removeExpiredJobs(closing.signal)).catch(onError)
  }
  const timer = setInterval(sweepExpiredJobs, SWEEP_INTERVAL).unref()
  sweepExpiredJobs()
  let sending: Promise<void> | undefined
  const webhooks = setInterval(() => {
    sending ??= sendDueWebhooks(store.webhooks, sendWebhook, Date.now)
      .catch(onError)
      .finally(() => {
        sending = undefined
      })
  }, WEBHOOK_INTERVAL).unref()
  return {
    records,
    results,
    runner,
    sweepExpiredJobs,
    close: async () => {
      clearInterval(timer)
      clearInterval(webhooks)
      closing.abort()
      await Promise.all([runner.close(), sweeping, sending])
      await store.close()
    },
  }
}

export type Jobs = Awaited<ReturnType<typeof openJobs>>

async function openStore({ place, ttl, onError }: JobsOptions): Promise<JobStore> {
  if (place.kind === 'redis') {
    const { openRedisStore } = await import('./redis/open-redis-store.js')
    return openRedisStore(place.url, ttl, onError)
  }
  const db = await openJobDatabase(place.path, onError)
  return {
    records: createLmdbRecords(db, ttl),
    results: createLmdbResults(db),
    claims: createLmdbClaims(db, randomUUID()),
    webhooks: createLmdbWebhooks(db),
    close: () => db.root.close(),
  }
}
