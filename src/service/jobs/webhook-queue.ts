import type { MaybePromise } from '../../lib/async/maybe-promise.js'
import { FINISHED, type Job } from './job.js'

/** Milliseconds before each try (Standard Webhooks, "Delivery"). */
const PAUSES = [0, 5_000, 300_000, 1_800_000, 7_200_000, 18_000_000, 36_000_000, 36_000_000]
export const LONGEST_PAUSE = Math.max(...PAUSES)

/** Milliseconds after which a try is over, and another process may try. */
export const TRY_TIME = 20_000

/** Webhooks under way at once in one process. */
const MAX_CALLS = 8

/** The end of a job, or more failures than its caller accepts. */
export type WebhookEvent = 'end' | 'failing'

/** A webhook that is to be sent. */
export interface WaitingWebhook {
  /** Unix milliseconds. */
  readonly dueAt: number
  readonly tries: number
}

/** A webhook that this process sends now. */
export interface TakenWebhook {
  readonly job: Job
  readonly event: WebhookEvent
  /** Tries, this one included. */
  readonly tries: number
}

export interface WebhookQueue {
  /** Takes webhooks that are due and that no other process sends. */
  take(now: number, most: number): MaybePromise<readonly TakenWebhook[]>
  /** Notes the time of the next try, or none; nothing if the job went on meanwhile. */
  note(taken: TakenWebhook, dueAt: number | undefined): MaybePromise<void>
}

/** Tells the receiver of a job's webhook of an event; true if it took the message. */
export type SendWebhook = (job: Job, event: WebhookEvent) => Promise<boolean>

/** Sends the webhooks that are due, and notes when to try the failed ones again. */
export async function sendWebhooks(
  queue: WebhookQueue,
  send: SendWebhook,
  now: () => number,
): Promise<void> {
  const taken = await queue.take(now(), MAX_CALLS)
  await Promise.all(
    taken.map(async (one) => {
      const isTaken = await send(one.job, one.event)
      const pause = isTaken ? undefined : PAUSES[one.tries]
      await queue.note(one, pause === undefined ? undefined : now() + pause)
    }),
  )
}

/** True for a time that has come; one too far ahead was written before the clock was set back. */
export function isDue(dueAt: number, now: number): boolean {
  return dueAt <= now || dueAt > now + LONGEST_PAUSE
}

/** True if a webhook has still to be sent: tries are left, and the job has not begun again. */
export function isWanted(event: WebhookEvent, job: Job | undefined, tries: number): boolean {
  if (!job || tries >= PAUSES.length) return false
  return event === 'failing' || FINISHED.has(job.status)
}
