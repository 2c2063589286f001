import { LinkglassError } from '../../contracts/errors.js'
import { type Exchange, type SendGet, TOO_LATE } from '../../contracts/send-get.js'
import { quote } from '../../lib/text/quote.js'
import { type CapturedExchange, type CapturedResponse, toCaptureKey } from './captured.js'

export interface Replay {
  readonly send: SendGet
  /** Throws `ENOTCAPTURED` if anything was asked for that the capture does not have. */
  readonly requireAll: () => void
}

/** Answers requests from a capture alone. What was asked for twice is answered in the order of then. */
export function createReplay(
  exchanges: readonly CapturedExchange[],
  secrets: ReadonlySet<string>,
): Replay {
  const missing: LinkglassError[] = []
  const waiting = new Map<string, CapturedExchange[]>()
  for (const exchange of exchanges) {
    const same = waiting.get(exchange.url)
    if (same) same.push(exchange)
    else waiting.set(exchange.url, [exchange])
  }

  function miss(url: string, what: string): LinkglassError {
    const text = `${quote(url)} ${what} in the capture. Capture it again with what you ask for now; \`ping=false\` does without images.`
    const error = new LinkglassError('ENOTCAPTURED', text, { data: { url } })
    missing.push(error)
    return error
  }

  const send: SendGet = async ({ url, signal }) => {
    signal.throwIfAborted()
    const key = toCaptureKey(url, secrets)
    const found = waiting.get(key) ?? []
    const exchange = found.length > 1 ? found.shift() : found[0]
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
