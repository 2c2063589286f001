import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { LinkglassError } from '../../contracts/errors.js'
import type { MaybePromise } from '../../lib/async/maybe-promise.js'
import { omitUndefined } from '../../lib/data/omit-undefined.js'
import type { Entry } from './cache.js'
import type { Locks } from './locks.js'

/** Milliseconds without renewal until a node counts as dead. */
const LEASE = 5_000

/** Milliseconds between checks for the end of another node's work. */
const POLL = 25

export interface FlightTask {
  readonly name: string
  /** Finds a cached answer that may be used. */
  readonly find: () => MaybePromise<Entry | undefined>
  /** Unix milliseconds. Older cached answers are not used. */
  readonly since: number
}

/** Runs `work`, or waits while another node does the same work. */
export type SharedFlight = (
  task: FlightTask,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Entry>,
) => Promise<Entry>

export function runUnsharedWork(...[, signal, work]: Parameters<SharedFlight>): Promise<Entry> {
  return work(signal)
}

export function createSharedFlight(locks: Locks): SharedFlight {
  const runSharedWork: SharedFlight = async (task, signal, work) => {
    const token = randomUUID()
    const holder = await locks.acquire(task.name, token, LEASE).catch(() => undefined)
    if (holder === undefined) return work(signal)
    if (holder === token) {
      const run = async () => (await findFinishedEntry(task)) ?? work(signal)
      return runAsLockHolder(task.name, token, signal, run)
    }
    await waitForLockHolder(task.name, holder, signal)
    return (await findFinishedEntry(task)) ?? runSharedWork(task, signal, work)
  }

  /** Ignores a copy from before the task, which is still cached if the lock's holder died. */
  async function findFinishedEntry({ find, since }: FlightTask): Promise<Entry | undefined> {
    const entry = await find()
    return entry && entry.storedAt >= since ? entry : undefined
  }

  async function runAsLockHolder(
    name: string,
    token: string,
    signal: AbortSignal,
    work: () => Promise<Entry>,
  ): Promise<Entry> {
    const renewal = setInterval(() => locks.renew(name, token, LEASE).catch(() => {}), LEASE / 3)
    let failure: string | null = null
    try {
      return await work()
    } catch (error) {
      // If this node aborts its work, other nodes must not see that as a failure.
      failure = signal.aborted ? null : serializeFailure(error)
      throw error
    } finally {
      clearInterval(renewal)
      locks.release(name, token, failure).catch(() => {})
    }
  }

  async function waitForLockHolder(
    name: string,
    holder: string,
    signal: AbortSignal,
  ): Promise<void> {
    for (;;) {
      signal.throwIfAborted()
      const outcome = await locks.getOutcome(name, holder).catch(() => undefined)
      if (!outcome) return
      if (!outcome.running) return throwIfFailed(outcome.failure)
      await setTimeout(POLL)
    }
  }

  return runSharedWork
}

type SerializedFailure = Pick<LinkglassError, 'code' | 'message' | 'data' | 'retryAfter'>

function serializeFailure(error: unknown): string | null {
  if (!(error instanceof LinkglassError)) return null
  const { code, message, data, retryAfter } = error
  return JSON.stringify({ code, message, data, retryAfter } satisfies SerializedFailure)
}

function throwIfFailed(failure: string | null): void {
  if (failure === null) return
  const { code, message, data, retryAfter }: SerializedFailure = JSON.parse(failure)
  throw new LinkglassError(code, message, omitUndefined({ data, retryAfter }))
}
