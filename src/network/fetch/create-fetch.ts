import { setMaxListeners } from 'node:events'
import type { HostBudget } from '../../contracts/host-budget.js'
import type { Fetch, Fetched } from '../../contracts/http.js'
import type { Redirect } from '../../contracts/result.js'
import type { Exchange, ResponseHead, SendGet } from '../../contracts/send-get.js'
import { parseRetryAfter } from '../../lib/net/retry-after.js'
import { createConditionalHeaders, readValidators } from './conditional.js'
import { parseCodings } from './content-encoding.js'
import { getBareHost } from './guard.js'
import {
  checkRedirectCount,
  findRedirectTarget,
  toRequestedUrl,
  withoutCredentials,
} from './redirect.js'
import { createRequestHeaders, type HeaderDefaults } from './request-headers.js'
import { type BodyLimits, openBody } from './response-body.js'

export interface AnswerLimits {
  /** Maximum number of decoded bytes of a body. */
  readonly maxBytes: number
  readonly maxRedirects: number
  /** Maximum number of content codings of one body. */
  readonly maxEncodings: number
}

export interface FetchSetup extends HeaderDefaults {
  readonly limits: AnswerLimits
  /** Limits requests to a host across all processes. */
  readonly budget?: HostBudget | undefined
  /** Called with the number of bytes that were read of a body. */
  readonly onReceived?: (bytes: number) => void
}

/** Creates a fetch on top of `send`, which follows redirects, and decodes and limits bodies. */
export function createFetch(send: SendGet, setup: FetchSetup): Fetch {
  const { limits, budget, onReceived } = setup

  const toFetched = (
    answer: Exchange,
    url: URL,
    redirects: readonly Redirect[],
    reading: BodyLimits,
  ): Fetched => {
    const { statusCode, incoming, release } = answer
    const headers = joinHeaderLines(answer.headers)
    const coding = headers['content-encoding']
    const codings = releaseOnError(answer, () => parseCodings(coding, limits.maxEncodings))
    const leave = () => void answer.leave()
    const options = { host: getBareHost(url), codings, release, leave, onRead: onReceived }
    const { body, cutBy, cancel } = openBody(incoming, reading, options)
    const validators = readValidators(url, redirects, statusCode, headers)
    return { url, statusCode, headers, redirects, validators, body, cutBy, cancel }
  }

  return async (first, request) => {
    const { signal, validators, bodyTime } = request
    const started = performance.now()
    // The requests for a page and all its images listen to one signal.
    setMaxListeners(0, signal)
    const headers = createRequestHeaders(first, request.headers ?? {}, setup)
    const maxBytes = Math.min(request.maxBytes ?? limits.maxBytes, limits.maxBytes)
    const redirects: Redirect[] = []
    let url = withoutCredentials(first)
    for (;;) {
      if (request.beforeHop) await request.beforeHop(url)
      const conditions = validators && createConditionalHeaders(validators, url, redirects)
      const answer = await send({
        url,
        headers: Object.assign(headers.for(url), conditions),
        maxBytes,
        signal,
        attempt: request.attempt,
        proxy: request.proxy,
      })
      headers.storeCookies(url, answer.headers['set-cookie'])
      const delay = findRetryDelay(answer)
      if (delay !== undefined) budget?.pause(url.hostname, delay)
      const next = findRedirect(answer, url)
      if (next === undefined) {
        const isNotModified = conditions !== undefined && answer.statusCode === 304
        const left = bodyTime && bodyTime - (performance.now() - started)
        const found = toFetched(answer, url, redirects, { maxBytes, signal, bodyTime: left })
        return isNotModified ? { ...found, isNotModified } : found
      }
      await answer.leave()
      redirects.push({ statusCode: answer.statusCode, url: toRequestedUrl(url) })
      checkRedirectCount(redirects, limits.maxRedirects)
      url = next
    }
  }
}

function findRedirect(answer: Exchange, url: URL): URL | undefined {
  const { statusCode, headers } = answer
  return releaseOnError(answer, () => findRedirectTarget(url, statusCode, headers.location))
}

/** Returns the milliseconds that a 429 or 503 response asks to wait, if any. */
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

function joinHeaderLines(headers: ResponseHead['headers']): Record<string, string> {
  const lines = Object.entries(headers).map(([name, value = '']) => [
    name,
    Array.isArray(value) ? value.join(', ') : value,
  ])
  return Object.fromEntries(lines)
}
