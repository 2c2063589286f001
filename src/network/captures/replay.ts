import { LinkglassError } from '../../contracts/errors.js'
import { type Exchange, type SendGet, TOO_LATE } from '../../contracts/send-get.js'
import { addTo } from '../../lib/data/multimap.js'
import { createNotCaptured } from '../../lib/net/not-captured.js'
import {
  type CapturedExchange,
  type CapturedResponse,
  type SentForm,
  toCaptureKey,
  toRequestKeys,
} from './captured.js'
import type { Capture } from './read-capture.js'

/** Captured exchanges of one answer. */
export interface ReplaySource {
  /** Finds the exchanges of a request by its key, in their order. */
  readonly find: (key: string) => readonly (() => Promise<CapturedExchange>)[]
  /** The time of the answer, in milliseconds since the epoch. */
  readonly at: number | undefined
}

export interface Replay {
  readonly send: SendGet
  /** Throws `ENOTCAPTURED` if anything was asked for that the capture does not have. */
  readonly requireAll: () => void
}

/** Finds exchanges in a capture that is in memory. */
export function createSource({ exchanges, answered }: Capture, page: string): ReplaySource {
  const byKey = new Map<string, (() => Promise<CapturedExchange>)[]>()
  for (const exchange of exchanges) {
    for (const key of toRequestKeys(exchange.url, exchange)) {
      addTo(byKey, key, async () => exchange)
    }
  }
  const asked = exchanges.find(({ url }) => url === page)
  return { find: (key) => byKey.get(key) ?? [], at: answered?.at ?? asked?.at.getTime() }
}

/** Answers requests from a capture alone, repeated ones in their recorded order. */
export function createReplay(source: ReplaySource, secrets: ReadonlySet<string>): Replay {
  const missing: LinkglassError[] = []
  const counts = new Map<string, number>()

  function miss(url: string, what: string): LinkglassError {
    const error = createNotCaptured(url, what)
    missing.push(error)
    return error
  }

  async function load(url: string, form: SentForm): Promise<CapturedExchange | undefined> {
    for (const key of toRequestKeys(url, form)) {
      const found = source.find(key)
      const count = counts.get(key) ?? 0
      counts.set(key, count + 1)
      const next = found[Math.min(count, found.length - 1)]
      if (next) return next()
    }
    return undefined
  }

  const send: SendGet = async ({ url, signal }) => {
    signal.throwIfAborted()
    const key = toCaptureKey(url, secrets)
    const exchange = await load(key, {})
    if (exchange?.failure) throw toError(exchange.failure)
    if (!exchange?.response) throw miss(key, 'is not')
    return toExchange(exchange.response, () => miss(key, 'is not whole'))
  }

  return {
    send,
    requireAll: () => {
      const [first] = missing
      if (first) throw first
    },
  }
}

function toError({ code, message }: NonNullable<CapturedExchange['failure']>): LinkglassError {
  return new LinkglassError(code, message, { data: { url: message } })
}

function toExchange(response: CapturedResponse, miss: () => LinkglassError): Exchange {
  const { statusCode, headers, body, truncated } = response
  async function* incoming(): AsyncGenerator<Uint8Array> {
    // All at once: a reader that stopped in the middle has all it needs, whatever its steps are.
    const bytes = Buffer.concat(body)
    if (bytes.length > 0) yield bytes
    if (truncated === 'disconnect') throw new Error('the connection broke')
    if (truncated === 'time') throw Object.assign(new Error('it took too long'), { code: TOO_LATE })
    if (truncated === 'length') throw miss()
  }
  return {
    statusCode,
    headers,
    incoming: incoming(),
    release: () => undefined,
    leave: async () => undefined,
  }
}
