import { setMaxListeners } from 'node:events'
import { createRedirectsError } from '../../contracts/errors.js'
import type { HostBudget } from '../../contracts/host-budget.js'
import type { Fetch, Fetched } from '../../contracts/http.js'
import type { Redirect } from '../../contracts/result.js'
import type { Exchange, ResponseHead, SendGet } from '../../contracts/send-get.js'
import { parseRetryAfter } from '../../lib/net/retry-after.js'
import { createConditionalHeaders, readValidators } from './conditional.js'
import { parseCodings } from './content-encoding.js'
import { getUnbracketedHost } from './guard.js'
import { findRedirectTarget, removeCredentials, toRequestedUrl } from './redirect.js'
import { createRequestHeaders, type HeaderDefaults } from './request-headers.js'
import { type BodyLimits, openResponseBody } from './response-body.js'

export interface AnswerLimits {
  readonly maxBytes: number
  readonly maxRedirects: number
  readonly maxEncodings: number
}

export interface FetchSetup extends HeaderDefaults {
  readonly limits: AnswerLimits
  readonly budget?: HostBudget | undefined
  readonly onReceived?: (bytes: number) => void
}

/** Creates a `fetch` function that follows redirects and decodes bodies. */
export function createFetch(send: SendGet, setup: FetchSetup): Fetch {
  const { limits, budget, onReceived } = setup

  const createFetched = (
    answer: Exchange,
    url: URL,
    redirects: readonly Redirect[],
    reading: BodyLimits,
  ): Fetched => {
    const { statusCode } = answer
    const lines = Object.entries(answer.headers).map(([name, value = '']) => [
      name,
      Array.isArray(value) ? value.join(', ') : value,
    ])
    const headers: Record<string, string> = Object.fromEntries(lines)
    const coding = headers['content-encoding']
    const codings = releaseOnError(answer, () => parseCodings(coding, limits.maxEncodings))
    const options = { host: getUnbracketedHost(url), codings, onRead: onReceived }
    const { body, cutBy, cancel } = openResponseBody(answer, reading, options)
    const validators = readValidators(url, redirects, statusCode, headers)
    return { url, statusCode, headers, redirects, validators, body, cutBy, cancel }
  }

  return async (first, request) => {
    const { signal, validators, bodyTime } = request
    const started = performance.now()
    // Prevents a warning, since all requests for a page and its images listen to the signal.
    setMaxListeners(0, signal)
    const headers = createRequestHeaders(first, request.headers ?? {}, setup)
    const maxBytes = Math.min(request.maxBytes ?? limits.maxBytes, limits.maxBytes)
    const redirects: Redirect[] = []
    let url = removeCredentials(first)
    for (;;) {
      if (request.beforeHop) await request.beforeHop(url)
      const conditions = validators && createConditionalHeaders(validators, url, redirects)
      const answer = await send({
        url,
        headers: Object.assign(headers.createHeaders(url), conditions),
        maxBytes,
        signal,
        attempt: request.attempt,
        proxy: request.proxy,
      })
      headers.storeCookies(url, answer.headers['set-cookie'])
      const delay = findRetryDelay(answer)
      if (delay !== undefined) budget?.pause(url.hostname, delay)
      const { statusCode } = answer
      const { location } = answer.headers
      const next = releaseOnError(answer, () =>
        findRedirectTarget(url, statusCode, location, request.redirect),
      )
      if (next === undefined) {
        const isNotModified = conditions !== undefined && statusCode === 304
        const left = bodyTime && bodyTime - (performance.now() - started)
        const found = createFetched(answer, url, redirects, { maxBytes, signal, bodyTime: left })
        return isNotModified ? { ...found, isNotModified } : found
      }
      await answer.leave()
      redirects.push({ statusCode, url: toRequestedUrl(url) })
      if (redirects.length > limits.maxRedirects) throw createRedirectsError(limits.maxRedirects)
      url = next
    }
  }
}

/** Returns the milliseconds to wait after a 429 or 503 response, if known. */
function findRetryDelay({ statusCode, headers }: ResponseHead): number | undefined {
  if (statusCode !== 429 && statusCode !== 503) return undefined
  return parseRetryAfter(headers, Date.now()) ?? (statusCode === 429 ? USUAL_DELAY : undefined)
}

/** Milliseconds to wait after a 429 response without `retry-after`. */
const USUAL_DELAY = 1_000

function releaseOnError<T>({ release }: Exchange, read: () => T): T {
  try {
    return read()
  } catch (error) {
    release(false)
    throw error
  }
}
