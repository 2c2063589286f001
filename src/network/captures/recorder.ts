import { LinkglassError } from '../../contracts/errors.js'
import type { Dial } from '../../contracts/http.js'
import type { Exchange, GetRequest, SendGet } from '../../contracts/send-get.js'
import type { PageExchange } from '../../contracts/visit-ways.js'
import { type CapturedExchange, type CapturedResponse, toCaptureKey } from './captured.js'
import { createBody } from './quiet-memory.js'
import { redactFailure, redactRequest, redactResponse } from './redact.js'
import { toCapturedExchange, type VisitSecrets } from './visit-exchanges.js'
import type { CapturedFile } from './write-capture.js'

export interface Recorder {
  /** Listens to all exchanges of a way to the network. */
  readonly wrap: (send: SendGet) => SendGet
  /** Records what a page asked for in a browser, by connections of `dial`. */
  readonly addVisit: (exchanges: readonly PageExchange[]) => void
  /** Listens to the connections of a browser that fail. */
  readonly wrapDial: (dial: Dial) => Dial
  /** Records a file that was made of a page in a browser. */
  readonly addFile: (file: CapturedFile) => void
  /**
   * Waits for the rest of the bodies, and returns the exchanges in the order of their requests.
   * @throws LinkglassError if their bodies are larger than the limit together
   */
  readonly finish: () => Promise<Recording>
}

export interface Recording {
  readonly exchanges: readonly CapturedExchange[]
  readonly files: readonly CapturedFile[]
}

export interface RecorderOptions extends VisitSecrets {
  /** Bytes of all bodies together. */
  readonly maxBytes: number
}

/** Milliseconds for the rest of a page that was read only in part. */
const REST_TIME = 10_000

/** Matches types of which only the first bytes are kept, since no rule reads more. */
const MEDIA = /^(?:image|video|audio|font)\//i

export function createRecorder(options: RecorderOptions): Recorder {
  const { maxBytes, given, secrets } = options
  const exchanges: CapturedExchange[] = []
  const files: CapturedFile[] = []
  const rests: Promise<void>[] = []
  const failures = new Map<string, LinkglassError>()
  let size = 0

  function listen(exchange: Exchange, request: GetRequest, entry: CapturedExchange): Exchange {
    const { statusCode, headers } = exchange
    const isRedirect = statusCode >= 300 && statusCode < 400
    const isWanted = !isRedirect && !MEDIA.test(headers['content-type'] ?? '')
    const append = createBody(isWanted ? Number(headers['content-length']) : 0)
    const response: CapturedResponse = { statusCode, headers: redactResponse(headers), body: [] }
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
        size += isOver ? 0 : step.value.length
        if (!isOver && size <= maxBytes) response.body = [append(step.value)]
        return step
      } catch (error) {
        if (!isOver) response.truncated = received > request.maxBytes ? 'length' : 'disconnect'
        isOver = true
        throw error
      }
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

    const leave = async () => {
      if (isWanted) return void rests.push(readRest())
      if (!isOver) response.truncated = 'length'
      isOver = true
      await exchange.leave()
    }
    return { statusCode, headers, incoming: yieldAll(next), release, leave }
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
        if (error instanceof LinkglassError) entry.failure = redactFailure(error, secrets)
        throw error
      }
    }
  }

  return {
    wrap,
    wrapDial: (dial) => async (url, signal, proxy) => {
      try {
        return await dial(url, signal, proxy)
      } catch (error) {
        if (error instanceof LinkglassError) failures.set(url.host, error)
        throw error
      }
    },
    addVisit: (visited) => {
      for (const one of visited) {
        size += one.request.body.length + (one.response?.body.length ?? 0)
        if (size > maxBytes) return
        exchanges.push(toCapturedExchange(one, options, ({ host }) => failures.get(host)))
      }
    },
    addFile: (file) => {
      size += file.bytes.length
      if (size <= maxBytes) files.push(file)
    },
    finish: async () => {
      await Promise.all(rests)
      exchanges.sort((a, b) => a.at.getTime() - b.at.getTime())
      if (size <= maxBytes) return { exchanges, files }
      throw new LinkglassError(
        'EFATAL',
        `The capture would have more than ${maxBytes} bytes, which is the limit (LINKGLASS_MAX_CAPTURE). Ask for less, or have the operator raise it.`,
      )
    },
  }
}

/** Yields what comes step by step. A generator within the recorder would keep the body longer than is needed. */
async function* yieldAll(
  next: () => Promise<IteratorResult<Uint8Array>>,
): AsyncGenerator<Uint8Array> {
  for (let step = await next(); !step.done; step = await next()) yield step.value
}
