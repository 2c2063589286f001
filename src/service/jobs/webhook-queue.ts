import type { MaybePromise } from '../../lib/async/maybe-promise.js'
import { FINISHED, type Job } from './job.js'

/** Milliseconds before each try (Standard Webhooks, section "Delivery"). */
const PAUSES = [0, 5_000, 300_000, 1_800_000, 7_200_000, 18_000_000, 36_000_000, 36_000_000]
export const LONGEST_PAUSE = Math.max(...PAUSES)

/** Milliseconds after which another process may repeat an unfinished try. */
export const TRY_TIME = 20_000

const MAX_WEBHOOKS_AT_ONCE = 8

export type WebhookEvent = 'end' | 'failing'

export interface TakenWebhook {
  readonly job: Job
  readonly event: WebhookEvent
  /** Number of tries, including this one. */
  readonly tries: number
}

export interface WebhookQueue {
  /** Takes due webhooks that no process is sending. */
  takeDueWebhooks(now: number, most: number): MaybePromise<readonly TakenWebhook[]>
  /** Sets the time of the next try. `undefined` removes the webhook. */
  setNextTry(taken: TakenWebhook, dueAt: number | undefined): MaybePromise<void>
}

/** Sends an event. Returns true if the receiver accepted it. */
export type SendWebhook = (job: Job, event: WebhookEvent) => Promise<boolean>

export async function sendDueWebhooks(queue: WebhookQueue, send: SendWebhook, now: () => number) {
  const taken = await queue.takeDueWebhooks(now(), MAX_WEBHOOKS_AT_ONCE)
  await Promise.all(
    taken.map(async (one) => {
      const isAccepted = await send(one.job, one.event)
      const pause = isAccepted ? undefined : PAUSES[one.tries]
      await queue.setNextTry(one, pause === undefined ? undefined : now() + pause)
    }),
  )
}

/** True for a past time, and for an impossibly late time, which comes from a wrong clock. */
export function isWebhookDue(dueAt: number, now: number): boolean {
  return dueAt <= now || dueAt > now + LONGEST_PAUSE
}

export function shouldSendWebhook(
  event: WebhookEvent,
  job: Job | undefined,
  tries: number,
): boolean {
  if (!job || tries >= PAUSES.length) return false
  return event === 'failing' || FINISHED.has(job.status)
}
