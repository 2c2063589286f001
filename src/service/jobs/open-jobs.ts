import { randomUUID } from 'node:crypto'
import { ChunkClaims } from './chunk-claims.js'
import { openJobDatabase } from './job-database.js'
import { JobResults } from './job-results.js'
import { JobRunner, type JobWork } from './job-runner.js'
import { JobStore } from './job-store.js'
import { type SendWebhook, sendWebhooks } from './webhooks.js'

export interface JobsOptions {
  /** A folder, which the workers of a service share. */
  readonly path: string
  /** Milliseconds for which a finished job is kept. */
  readonly ttl: number
  readonly work: JobWork
  readonly sendWebhook: SendWebhook
  /** Called when the store fails, or was damaged. */
  readonly onError: (error: unknown) => void
}

/** The jobs of a service. */
export interface Jobs {
  readonly store: JobStore
  readonly results: JobResults
  readonly runner: JobRunner
  /** Removes what was deleted, and jobs whose time is over, in the background. */
  readonly sweep: () => void
  readonly close: () => Promise<void>
}

/** Milliseconds between two looks for jobs whose time is over. */
const SWEEP = 60_000

/** Milliseconds between two looks for webhooks to send. */
const WEBHOOKS = 1_000

/** Opens the store of jobs, and begins to work on what is left in it. */
export async function openJobs({
  path,
  ttl,
  work,
  sendWebhook,
  onError,
}: JobsOptions): Promise<Jobs> {
  const db = await openJobDatabase(path, onError)
  const store = new JobStore(db, ttl)
  const runner = new JobRunner({ claims: new ChunkClaims(db, randomUUID()), work, onError })
  const closing = new AbortController()
  let sweeping = Promise.resolve()
  const sweep = () => {
    sweeping = sweeping.then(() => store.sweep(closing.signal)).catch(onError)
  }
  const timer = setInterval(sweep, SWEEP).unref()
  sweep()
  let sending: Promise<void> | undefined
  const webhooks = setInterval(() => {
    sending ??= sendWebhooks(db, sendWebhook, Date.now)
      .catch(onError)
      .finally(() => {
        sending = undefined
      })
  }, WEBHOOKS).unref()
  return {
    store,
    results: new JobResults(db),
    runner,
    sweep,
    close: async () => {
      clearInterval(timer)
      clearInterval(webhooks)
      closing.abort()
      await Promise.all([runner.close(), sweeping, sending])
      await db.root.close()
    },
  }
}
