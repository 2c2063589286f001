import type { IncomingHttpHeaders } from 'node:http'
import { LinkglassError } from '../../contracts/errors.js'
import { type SendGet, TOO_LATE } from '../../contracts/send-get.js'
import { addToList } from '../../lib/data/multimap.js'
import { createNotCapturedError } from '../../lib/net/not-captured.js'
import {
  type CapturedExchange,
  type CapturedResponse,
  createSentForm,
  listRequestKeys,
  removeFragment,
  type SentForm,
  toCaptureKey,
} from './captured.js'
import type { Capture } from './read-capture.js'
import type { AnswerTimes } from './read-records.js'
import type { CapturedFailure } from './redact.js'
import { type BrowserReply, type BrowserRequest, createReplayNetwork } from './replay-network.js'
import { restoreHeaders, toRawHeaders } from './visit-exchanges.js'

export interface StoredExchange {
  /** True if a page in a browser sent the request. */
  readonly isVisit: boolean
  readonly load: () => Promise<CapturedExchange>
}

export interface ReplaySource extends Pick<AnswerTimes, 'visitedAt'> {
  readonly find: (key: string) => readonly StoredExchange[]
  readonly at: number | undefined
}

export function createReplaySource({ exchanges, answered }: Capture, page: string): ReplaySource {
  const byKey = new Map<string, StoredExchange[]>()
  for (const exchange of exchanges) {
    const stored = { isVisit: exchange.resourceType !== undefined, load: async () => exchange }
    for (const key of listRequestKeys(exchange.url, exchange)) addToList(byKey, key, stored)
  }
  const asked = exchanges.find(({ url }) => url === page)
  return {
    find: (key) => byKey.get(key) ?? [],
    at: answered?.at ?? asked?.at.getTime(),
    visitedAt: answered?.visitedAt,
  }
}

/** Answers requests from a capture, in recorded order. */
export function createReplay(source: ReplaySource, secrets: ReadonlySet<string>) {
  const missing: LinkglassError[] = []
  const counts = new Map<string, number>()
  const heads = new Map<string, IncomingHttpHeaders>()
  let lastFailure: CapturedFailure | undefined

  function recordMissingResponse(url: string, what: string): LinkglassError {
    const error = createNotCapturedError(url, what)
    missing.push(error)
    return error
  }

  async function loadNextExchange(
    url: string,
    form: SentForm,
    isVisit: boolean,
  ): Promise<CapturedExchange | undefined> {
    for (const key of listRequestKeys(url, form)) {
      const all = source.find(key)
      const own = all.filter((one) => one.isVisit === isVisit)
      const found = own.length > 0 ? own : all
      const counter = `${isVisit} ${key}`
      const count = counts.get(counter) ?? 0
      counts.set(counter, count + 1)
      const next = found[Math.min(count, found.length - 1)]
      if (next) return next.load()
    }
    return undefined
  }

  const send: SendGet = async ({ url, signal }) => {
    signal.throwIfAborted()
    const key = toCaptureKey(url, secrets)
    const exchange = await loadNextExchange(key, {}, false)
    if (exchange?.failure) throw restoreError(exchange.failure)
    const { response } = exchange ?? {}
    if (!response) throw recordMissingResponse(key, 'is not')
    return {
      statusCode: response.statusCode,
      headers: response.headers,
      incoming: replayBody(response, () => recordMissingResponse(key, 'is not whole')),
      release: () => undefined,
      leave: async () => undefined,
    }
  }

  async function replyToBrowser({ url, method, body }: BrowserRequest): Promise<BrowserReply> {
    const key = toCaptureKey(url, secrets)
    const exchange = await loadNextExchange(key, createSentForm(method, body), true)
    lastFailure = exchange?.failure
    if (exchange?.failure) return exchange.failure.code === 'ETIMEOUT' ? 'silence' : 'nothing'
    const response = exchange?.response
    if (!response || response.truncated === 'length') {
      recordMissingResponse(key, response ? 'is not whole' : 'is not')
      return 'nothing'
    }
    const { statusCode, headers } = response
    heads.set(key, restoreHeaders(headers))
    const bytes = Buffer.concat(response.body)
    return { statusCode, lines: toRawHeaders(headers, bytes.length), body: bytes }
  }

  return {
    send,
    dial: createReplayNetwork(replyToBrowser),
    /** Returns the headers of the latest response that the browser got from `url`. */
    findHead: (url: string) => heads.get(removeFragment(url)),
    /** Throws if the browser's latest request failed in the capture. */
    rethrowFailure: () => {
      if (lastFailure) throw restoreError(lastFailure)
    },
    /** Throws `ENOTCAPTURED` if any requested response was missing or incomplete. */
    requireComplete: () => {
      const [first] = missing
      if (first) throw first
    },
  }
}

function restoreError({ code, message, data = { url: message } }: CapturedFailure): LinkglassError {
  return new LinkglassError(code, message, { data })
}

async function* replayBody(
  { body, truncated }: CapturedResponse,
  miss: () => LinkglassError,
): AsyncGenerator<Uint8Array> {
  // Yields all bytes at once, so that a reader of only some of them gets no error.
  const bytes = Buffer.concat(body)
  if (bytes.length > 0) yield bytes
  if (truncated === 'disconnect') throw new Error('the connection broke')
  if (truncated === 'time') throw Object.assign(new Error('it took too long'), { code: TOO_LATE })
  if (truncated === 'length') throw miss()
}
