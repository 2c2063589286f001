import { LinkglassError } from '../../contracts/errors.js'
import type { Exchange, GetRequest, SendGet } from '../../contracts/send-get.js'
import { type CapturedExchange, type CapturedResponse, toCaptureKey } from './captured.js'
import { redactRequest, redactResponse, redactText } from './redact.js'

export interface Recorder {
  /** Listens to all exchanges of a way to the network. */
  readonly wrap: (send: SendGet) => SendGet
  /**
   * Waits for the rest of the bodies, and returns the exchanges in the order of their requests.
   * @throws LinkglassError if their bodies are larger than the limit together
   */
  readonly finish: () => Promise<readonly CapturedExchange[]>
}

export interface RecorderOptions {
  /** Bytes of all bodies together. */
  readonly maxBytes: number
  /** Values of headers that the caller gave, which are not recorded. */
  readonly given: ReadonlySet<string>
  /** Values in addresses that are the operator's keys, which are not recorded either. */
  readonly secrets: ReadonlySet<string>
}

/** Milliseconds in which the rest of a page has to come that was read only in part. */
const REST_TIME = 10_000

/** Types of which only the first bytes are kept, since no rule reads more. */
const MEDIA = /^(?:image|video|audio|font)\//i

export function createRecorder({ maxBytes, given, secrets }: RecorderOptions): Recorder {
  const exchanges: CapturedExchange[] = []
  const rests: Promise<void>[] = []
  let size = 0

  function keep(body: Uint8Array[], bytes: Uint8Array): void {
    size += bytes.length
    if (size <= maxBytes) body.push(new Uint8Array(bytes))
  }

  function listen(exchange: Exchange, request: GetRequest, entry: CapturedExchange): Exchange {
    const body: Uint8Array[] = []
    const { statusCode, headers } = exchange
    const response: CapturedResponse = { statusCode, headers: redactResponse(headers), body }
    entry.response = response
    const source = exchange.incoming[Symbol.asyncIterator]()
    let isOver = false
    let isWaiting = false
    let received = 0

    async function next(): Promise<IteratorResult<Uint8Array>> {
      try {
        isWaiting = true
        const step = await source.next()
        isWaiting = false
        if (step.done) isOver = true
        if (step.done) return step
        received += step.value.length
        if (!isOver) keep(body, step.value)
        return step
      } catch (error) {
        if (!isOver) response.truncated = received > request.maxBytes ? 'length' : 'disconnect'
        isOver = true
        throw error
      }
    }

    async function* incoming(): AsyncGenerator<Uint8Array> {
      for (let step = await next(); !step.done; step = await next()) yield step.value
    }

    function release(isReusable: boolean): void {
      if (!isOver) response.truncated = isWaiting ? 'time' : 'length'
      isOver = true
      exchange.release(isReusable)
    }

    async function readRest(): Promise<void> {
      const timer = setTimeout(() => release(false), REST_TIME)
      try {
        while (!isOver && size <= maxBytes) await next()
      } catch {
        // The bytes before a broken connection are recorded.
      } finally {
        clearTimeout(timer)
        release(isOver && response.truncated === undefined)
      }
    }

    const isWanted = !(MEDIA.test(headers['content-type'] ?? '') || isRedirect(statusCode))
    const leave = async () => {
      if (isWanted) return void rests.push(readRest())
      if (!isOver) response.truncated = 'length'
      isOver = true
      await exchange.leave()
    }
    return { statusCode, headers, incoming: incoming(), release, leave }
  }

  const wrap = (send: SendGet): SendGet => {
    return async (request) => {
      const url = toCaptureKey(request.url, secrets)
      const headers = redactRequest(request.headers, given)
      const entry: CapturedExchange = { url, at: new Date(), headers }
      exchanges.push(entry)
      try {
        return listen(await send(request), request, entry)
      } catch (error) {
        if (error instanceof LinkglassError)
          entry.failure = { code: error.code, message: redactText(error.message, secrets) }
        throw error
      }
    }
  }

  return {
    wrap,
    finish: async () => {
      await Promise.all(rests)
      if (size <= maxBytes) return exchanges
      throw new LinkglassError(
        'EFATAL',
        `The capture would have more than ${maxBytes} bytes, which is the limit (LINKGLASS_MAX_CAPTURE). Ask for less, or have the operator raise it.`,
      )
    },
  }
}

function isRedirect(statusCode: number): boolean {
  return statusCode >= 300 && statusCode < 400
}
