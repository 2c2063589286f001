import { setTimeout as pause } from 'node:timers/promises'
import { LinkglassError } from '../../contracts/errors.js'
import type { Fetched } from '../../contracts/http.js'
import type { Rule } from '../../contracts/rules.js'
import type { Validators } from '../../contracts/validators.js'
import { parseRetryAfter } from '../../lib/net/retry-after.js'
import type { Query } from '../../params/index.js'
import type { PipelineContext } from '../stages.js'
import { getTimeLeft } from '../time-left.js'

const TRANSIENT = new Set([408, 429, 500, 502, 503, 504, 521, 522, 524])

/** Milliseconds before the second try. Each further pause doubles. */
const FIRST_PAUSE = 100

/** Longest `retry-after` in milliseconds that is obeyed. */
const LONGEST_PAUSE = 2_000

/** Part of the timeout that is kept for the answer when a slow page is cut. */
const RESERVE = { share: 0.25, maxMilliseconds: 3_000 }

export async function fetchTarget(
  { stages, query, call, watch }: PipelineContext,
  validators: Validators | undefined,
): Promise<Fetched> {
  const { url, proxy, retry } = query
  const { signal } = call
  const { namedDevice, userAgent } = query.browserOptions
  const given = namedDevice ? { 'user-agent': userAgent, ...query.headers } : query.headers
  const headers = addMarkdownAcceptIfEnough(query, given)
  for (let tries = 0; ; tries++) {
    const attempt = retry > 0 ? tries : undefined
    const bodyTime = getTimeLeft(query, watch.started, RESERVE)
    const options = { signal, headers, proxy, attempt, validators, bodyTime }
    const answer = await stages.fetch(url, options).catch(rethrowUnlessRetryable)
    const wait = tries < retry && !signal.aborted ? findRetryPause(answer, tries) : undefined
    if (wait === undefined) {
      if (answer instanceof Error) throw answer
      return answer
    }
    if (!(answer instanceof Error)) answer.cancel()
    await pause(wait, undefined, { signal })
  }
}

export function isTransientStatus(statusCode: number): boolean {
  return TRANSIENT.has(statusCode)
}

/** True if the target or its proxy failed. An unreadable capture gives `EFATAL`, too, but without `data`. */
export function isTargetFailure(error: unknown): error is LinkglassError {
  return error instanceof LinkglassError && error.code === 'EFATAL' && error.data !== undefined
}

function rethrowUnlessRetryable(error: unknown): LinkglassError {
  if (isTargetFailure(error)) return error
  throw error
}

/** Returns milliseconds, or `undefined` to stop trying. */
function findRetryPause(answer: Fetched | LinkglassError, tries: number): number | undefined {
  const usual = FIRST_PAUSE * 2 ** tries
  if (answer instanceof Error) return usual
  if (!isTransientStatus(answer.statusCode)) return undefined
  const wanted = parseRetryAfter(answer.headers, Date.now())
  if (wanted !== undefined) return wanted <= LONGEST_PAUSE ? wanted : undefined
  // A 429 asks for fewer requests.
  return answer.statusCode === 429 ? undefined : usual
}

/** Prefers a site's Markdown (RFC 7763) to its HTML. */
const ACCEPT = 'text/markdown,text/html;q=0.9,application/xhtml+xml;q=0.9,*/*;q=0.8'

function addMarkdownAcceptIfEnough(
  { meta, video, audio, iframe, rules }: Query,
  headers: Query['headers'],
): Query['headers'] {
  const isGiven = headers.accept !== undefined
  const onlyRules = meta.size === 0 && !video && !audio && !iframe && rules.length > 0
  const isWanted =
    onlyRules && rules.every(([, alternatives]) => alternatives.every(readsOnlyMainAsMarkdown))
  return isGiven || !isWanted ? headers : { accept: ACCEPT, ...headers }
}

const MAIN = new Set([':main', ':main(with-title)'])

function readsOnlyMainAsMarkdown({ selectors, exclude, attrs, data }: Rule): boolean {
  const whole = selectors.every((selector) => MAIN.has(selector.trim()))
  return whole && attrs[0] === 'markdown' && data === undefined && exclude === undefined
}
