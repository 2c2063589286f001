import { randomUUID } from 'node:crypto'
import type { Job as Entry } from 'bullmq'
import type { RedisClient, RedisConnection } from '../../../lib/redis/index.js'
import { requirePackage } from '../../../lib/require-package.js'
import { LEASE_TIME } from '../job-store.js'
import { PREFIX } from './redis-keys.js'

export interface QueuedChunk {
  readonly id: string
  readonly chunk: number
  /** Number of times that the job was queued. Entries with a lower number are outdated. */
  readonly generation: number
}

export type TakenEntry = Entry<QueuedChunk>

const NAME = 'queue'

const ENTRIES_PER_CALL = 500

/** Maximum number of events that BullMQ keeps. Nothing reads them. */
const MAX_EVENTS = 10

/** Milliseconds between two checks for chunks whose workers died. */
const STALLED = 5_000

/** Matches BullMQ's error for an entry that another worker took. */
const LOST = /^Missing (?:lock|key) /

/** Opens the queue. Its `close` also disconnects `connection`. */
export async function openChunkQueue(client: RedisClient, connection: RedisConnection) {
  const { Queue, Worker } = await requirePackage(import('bullmq'), 'bullmq', 'Jobs in Redis need')
  const token = randomUUID()
  const options = { connection, prefix: PREFIX, skipVersionCheck: true }
  const queue = new Queue<QueuedChunk>(NAME, {
    ...options,
    defaultJobOptions: { removeOnComplete: true, removeOnFail: true },
    streams: { events: { maxLen: MAX_EVENTS } },
  })
  const worker = new Worker<QueuedChunk>(NAME, null, {
    ...options,
    autorun: false,
    lockDuration: LEASE_TIME,
    stalledInterval: STALLED,
    // Deaths are counted by link, so a chunk never fails.
    maxStalledCount: Number.MAX_SAFE_INTEGER,
  })
  // Errors are ignored here, since each call throws its own.
  queue.on('error', () => undefined)
  worker.on('error', () => undefined)
  void worker.startStalledCheckTimer()

  async function moveEntryIfOwned(move: () => Promise<unknown>): Promise<void> {
    await client.run(() =>
      move().catch((error: unknown) => {
        if (!(error instanceof Error && LOST.test(error.message))) throw error
      }),
    )
  }

  return {
    /** Adds chunks that are not queued yet. Priorities are from 0 to 9. The highest goes first. */
    async add(chunks: readonly QueuedChunk[], priority: number): Promise<void> {
      for (let at = 0; at < chunks.length; at += ENTRIES_PER_CALL) {
        const entries = chunks.slice(at, at + ENTRIES_PER_CALL).map((data) => ({
          name: 'chunk',
          data,
          opts: { jobId: `${data.id}-${data.generation}-${data.chunk}`, priority: 10 - priority },
        }))
        await client.run(() => queue.addBulk(entries))
      }
    },
    /** Takes the next entry, which must be renewed within `LEASE_TIME`. */
    async take(): Promise<TakenEntry | undefined> {
      return (await client.run(() => worker.getNextJob(token, { block: false }))) ?? undefined
    },
    /** Renews entries. Returns the entries that other workers have taken. */
    async renew(entries: readonly TakenEntry[]): Promise<ReadonlySet<TakenEntry>> {
      if (entries.length === 0) return new Set()
      const ids = entries.map(({ id = '' }) => id)
      const tokens = ids.map(() => token)
      const lost = await client.run(() => worker.extendJobLocks(ids, tokens, LEASE_TIME))
      return new Set(entries.filter(({ id = '' }) => lost.includes(id)))
    },
    finish: (entry: TakenEntry) =>
      moveEntryIfOwned(() => entry.moveToCompleted(null, token, false)),
    giveBack: (entry: TakenEntry) => moveEntryIfOwned(() => entry.moveToWait(token)),
    close: async () => {
      await Promise.all([worker.close(true), queue.close()])
      connection.disconnect()
    },
  }
}

export type ChunkQueue = Awaited<ReturnType<typeof openChunkQueue>>
