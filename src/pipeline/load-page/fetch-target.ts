import { setTimeout as pause } from 'node:timers/promises'
import { LinkglassError } from '../../contracts/errors.js'
import type { Fetch, Fetched } from '../../contracts/http.js'
import type { Query } from '../../contracts/query.js'
import type { Validators } from '../../contracts/validators.js'
import { retryAfterOf } from '../../lib/net/retry-after.js'
import { headersFor } from '../answer/accept-markdown.js'

/** What servers answer that may have recovered a moment later. */
const TRANSIENT = new Set([408, 429, 500, 502, 503, 504, 521, 522, 524])

/** Milliseconds before the second try; each further wait is twice as long. */
const FIRST_PAUSE = 100

/** Milliseconds that a target may ask for; one that wants more is left alone. */
const LONGEST_PAUSE = 2_000

/** The share of a request's time that is kept for reading and answering what has come of a page. */
const RESERVE = 0.25
const MAX_RESERVE = 3_000

export interface TargetOptions {
  readonly signal: AbortSignal
  /** `performance.now()` when the request began. */
  readonly started: number
  /** Of a page that was read before: what has not changed is not sent again. */
  readonly known?: Validators | undefined
}

/**
 * Fetches the target, and asks again while it fails and tries are left.
 */
export async function fetchTarget(
  fetch: Fetch,
  query: Query,
  { signal, started, known }: TargetOptions,
): Promise<Fetched> {
  const headers = headersFor(query)
  for (let tries = 0; ; tries++) {
    const { url, proxy } = query
    const attempt = query.retry > 0 ? tries : undefined
    const bodyTime = timeForBody(query, started)
    const options = { signal, headers, proxy, attempt, validators: known, bodyTime }
    const answer = await fetch(url, options).catch(retryable)
    const wait = tries < query.retry && !signal.aborted ? pauseAfter(answer, tries) : undefined
    if (wait === undefined) return orThrow(answer)
    if (!(answer instanceof Error)) answer.cancel()
    await pause(wait, undefined, { signal })
  }
}

/** Milliseconds until a page that drips is answered from what has come of it. */
function timeForBody({ timeout }: Query, started: number): number {
  const reserve = Math.min(timeout * RESERVE, MAX_RESERVE)
  return Math.max(1, started + timeout - reserve - performance.now())
}

/** Whether an answer says more about the moment than about the page. */
export function isTransient(statusCode: number): boolean {
  return TRANSIENT.has(statusCode)
}

/** What another try can help; everything else is thrown. */
function retryable(error: unknown): LinkglassError {
  if (error instanceof LinkglassError && error.code === 'EFATAL') return error
  throw error
}

/** Milliseconds until the next try; `undefined` for none. */
function pauseAfter(answer: Fetched | LinkglassError, tries: number): number | undefined {
  const usual = FIRST_PAUSE * 2 ** tries
  if (answer instanceof Error) return usual
  if (!isTransient(answer.statusCode)) return undefined
  const wanted = retryAfterOf(answer.headers, Date.now())
  if (wanted !== undefined) return wanted <= LONGEST_PAUSE ? wanted : undefined
  // A target with too many requests asked us not to try again at once.
  return answer.statusCode === 429 ? undefined : usual
}

function orThrow(answer: Fetched | LinkglassError): Fetched {
  if (answer instanceof Error) throw answer
  return answer
}
