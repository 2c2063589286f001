import { FINISHED, type Job } from './job.js'
import type { JobDatabase } from './job-database.js'

/** Milliseconds before each try (Standard Webhooks, "Delivery"). */
const PAUSES = [0, 5_000, 300_000, 1_800_000, 7_200_000, 18_000_000, 36_000_000, 36_000_000]

/** Milliseconds in which a try ends; after them another process tries again. */
export const TRY_TIME = 20_000

/** Webhooks under way at once in one process. */
const MAX_CALLS = 8

/** Tells the receiver of a job's webhook of the end; true if it took the message. */
export type SendWebhook = (job: Job) => Promise<boolean>

/** Notes that the end of a job is to be told; part of the transaction that ends it. */
export function queueWebhook({ webhooks }: JobDatabase, { id, webhook }: Job, now: number): void {
  if (webhook) webhooks.putSync(id, { dueAt: now + (PAUSES[0] ?? 0), tries: 0 })
}

/** Sends the webhooks whose time has come, and notes when to try again what was not taken. */
export async function sendWebhooks(
  db: JobDatabase,
  send: SendWebhook,
  now: () => number,
): Promise<void> {
  const jobs: Job[] = []
  db.root.resetReadTxn()
  for (const id of [...db.webhooks.getKeys({})]) {
    const job = jobs.length < MAX_CALLS && take(db, id, now())
    if (job) jobs.push(job)
  }
  await Promise.all(
    jobs.map(async (job) => {
      note(db, job, await send(job), now())
    }),
  )
}

/** Takes a webhook whose time has come, which no other process sends meanwhile. */
function take({ root, webhooks, jobs }: JobDatabase, id: string, now: number): Job | undefined {
  const isDue = (dueAt: number) => dueAt <= now || dueAt > now + Math.max(...PAUSES)
  if (!isDue(webhooks.get(id)?.dueAt ?? Number.POSITIVE_INFINITY)) return undefined
  return root.transactionSync(() => {
    const [waiting, job] = [webhooks.get(id), jobs.get(id)]
    if (!waiting || !isDue(waiting.dueAt)) return undefined
    const { tries } = waiting
    if (!job || !FINISHED.has(job.status) || tries === PAUSES.length) {
      webhooks.removeSync(id)
      return undefined
    }
    webhooks.putSync(id, { dueAt: now + TRY_TIME, tries: tries + 1 })
    return job
  })
}

/** Notes how a try ended, unless the job went on and ended again meanwhile. */
function note(
  { root, webhooks, jobs }: JobDatabase,
  { id, finishedAt }: Job,
  isTaken: boolean,
  now: number,
): void {
  root.transactionSync(() => {
    const waiting = webhooks.get(id)
    if (!waiting || jobs.get(id)?.finishedAt !== finishedAt) return
    const pause = PAUSES[waiting.tries]
    if (isTaken || pause === undefined) webhooks.removeSync(id)
    else webhooks.putSync(id, { ...waiting, dueAt: now + pause })
  })
}
