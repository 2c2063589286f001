import type { Job } from '../job.js'
import {
  isWebhookDue,
  shouldSendWebhook,
  type TakenWebhook,
  TRY_TIME,
  type WebhookEvent,
  type WebhookQueue,
} from '../webhook-queue.js'
import type { JobDatabase } from './job-database.js'

/** Must be called within the transaction that causes the event. */
export function queueWebhook(
  { webhooks }: JobDatabase,
  { id, webhook }: Job,
  event: WebhookEvent,
  now: number,
): void {
  if (webhook) webhooks.putSync(`${id} ${event}`, { dueAt: now, tries: 0 })
}

export function removeWebhooks({ webhooks }: JobDatabase, id: string): void {
  for (const event of ['end', 'failing'] as const) webhooks.removeSync(`${id} ${event}`)
}

export function createLmdbWebhooks(db: JobDatabase): WebhookQueue {
  function takeWebhook(key: string, now: number): TakenWebhook[] {
    const { root, webhooks, jobs } = db
    return root.transactionSync(() => {
      const [id = '', name] = key.split(' ')
      const event = name === 'failing' ? 'failing' : 'end'
      const [waiting, job] = [webhooks.get(key), jobs.get(id)]
      if (!waiting || !isWebhookDue(waiting.dueAt, now)) return []
      if (!job || !shouldSendWebhook(event, job, waiting.tries)) {
        webhooks.removeSync(key)
        return []
      }
      const tries = waiting.tries + 1
      webhooks.putSync(key, { dueAt: now + TRY_TIME, tries })
      return [{ job, event, tries }]
    })
  }

  return {
    takeDueWebhooks(now, most) {
      const { root, webhooks } = db
      root.resetReadTxn()
      const due = [...webhooks.getRange({})].filter(({ value }) => isWebhookDue(value.dueAt, now))
      return due.slice(0, most).flatMap(({ key }) => takeWebhook(key, now))
    },
    setNextTry({ job, event, tries }, dueAt) {
      const { root, webhooks, jobs } = db
      root.transactionSync(() => {
        const key = `${job.id} ${event}`
        const isOutdated = event === 'end' && jobs.get(job.id)?.finishedAt !== job.finishedAt
        if (isOutdated || !webhooks.doesExist(key)) return
        if (dueAt === undefined) webhooks.removeSync(key)
        else webhooks.putSync(key, { dueAt, tries })
      })
    },
  }
}
