import { LinkglassError } from '../../contracts/errors.js'
import type { Dial } from '../../contracts/http.js'
import type { Exchange, GetRequest, SendGet } from '../../contracts/send-get.js'
import type { PageExchange } from '../../contracts/visit-ways.js'
import { type CapturedExchange, type CapturedResponse, toCaptureKey } from './captured.js'
import { redactFailure, redactRequestHeaders, redactResponseHeaders } from './redact.js'
import { toCapturedExchange, type VisitSecrets } from './visit-exchanges.js'
import type { CapturedFile } from './write-capture.js'

/** Maximum milliseconds to record a body after its reader stops. */
const REST_TIME = 10_000

/** Matches media types whose bodies are recorded only as far as they are read. */
const MEDIA = /^(?:image|video|audio|font)\//i

/** Records exchanges and files of up to `maxBytes` in total. */
export function createRecorder(options: VisitSecrets & { readonly maxBytes: number }) {
  const { maxBytes, given, secrets } = options
  const exchanges: CapturedExchange[] = []
  const files: CapturedFile[] = []
  const rests: Promise<void>[] = []
  const failures = new Map<string, LinkglassError>()
  let visitedAt: Date | undefined
  let size = 0

  function recordExchange(
    exchange: Exchange,
    request: GetRequest,
    into: CapturedExchange,
  ): Exchange {
    const { statusCode, headers } = exchange
    const isRedirect = statusCode >= 300 && statusCode < 400
    const isWanted = !isRedirect && !MEDIA.test(headers['content-type'] ?? '')
    const body: Uint8Array[] = []
    const append = createPieceAppender(body)
    const response: CapturedResponse = { statusCode, headers: redactResponseHeaders(headers), body }
    into.response = response
    const source = exchange.incoming[Symbol.asyncIterator]()
    let isOver = false
    let isWaiting = false
    let received = 0

    async function readNextChunk(): Promise<IteratorResult<Uint8Array>> {
      try {
        isWaiting = true
        const step = await source.next()
        isWaiting = false
        if (step.done) isOver = true
        if (step.done) return step
        received += step.value.length
        size += isOver ? 0 : step.value.length
        if (!isOver && size <= maxBytes) append(step.value)
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

    async function readRestOfBody(): Promise<void> {
      const timer = setTimeout(() => release(false), REST_TIME)
      try {
        while (!isOver && size <= maxBytes) await readNextChunk()
      } catch {
        // The bytes that came before the connection broke stay recorded.
      } finally {
        clearTimeout(timer)
        release(isOver && response.truncated === undefined)
      }
    }

    const leave = async () => {
      if (isWanted) return void rests.push(readRestOfBody())
      if (!isOver) response.truncated = 'length'
      isOver = true
      await exchange.leave()
    }
    const incoming = { [Symbol.asyncIterator]: () => ({ next: readNextChunk }) }
    return { statusCode, headers, incoming, release, leave }
  }

  return {
    wrapSend:
      (send: SendGet): SendGet =>
      async (request) => {
        const url = toCaptureKey(request.url, secrets)
        const headers = redactRequestHeaders(request.headers, given)
        const entry: CapturedExchange = { url, at: new Date(), headers }
        exchanges.push(entry)
        try {
          return recordExchange(await send(request), request, entry)
        } catch (error) {
          if (error instanceof LinkglassError) entry.failure = redactFailure(error, secrets)
          throw error
        }
      },
    /** Wraps `dial` to keep its errors for `addVisit`. */
    wrapDial:
      (dial: Dial): Dial =>
      async (url, signal, proxy) => {
        try {
          return await dial(url, signal, proxy)
        } catch (error) {
          if (error instanceof LinkglassError) failures.set(url.host, error)
          throw error
        }
      },
    addVisit: (visited: readonly PageExchange[]) => {
      visitedAt = visited[0]?.request.at
      for (const one of visited) {
        size += one.request.body.length + (one.response?.body.length ?? 0)
        if (size > maxBytes) return
        exchanges.push(toCapturedExchange(one, options, ({ host }) => failures.get(host)))
      }
    },
    addFile: (file: CapturedFile) => {
      size += file.bytes.length
      if (size <= maxBytes) files.push(file)
    },
    /** @throws LinkglassError if the recorded bytes exceed `maxBytes` */
    finishRecording: async () => {
      await Promise.all(rests)
      exchanges.sort((a, b) => a.at.getTime() - b.at.getTime())
      if (size <= maxBytes) return { exchanges, files, visitedAt }
      const text = `The capture would have more than ${maxBytes} bytes, which is the limit (LINKGLASS_MAX_CAPTURE). Ask for less, or have the operator raise it.`
      throw new LinkglassError('EFATAL', text)
    },
  }
}

export type Recorder = ReturnType<typeof createRecorder>
export type Recording = Awaited<ReturnType<Recorder['finishRecording']>>

/** Minimum bytes of a piece to keep as it is. A shorter one is copied, to free its large buffer. */
const LONG_PIECE = 8_192

function createPieceAppender(pieces: Uint8Array[]): (piece: Uint8Array) => void {
  let room = NOTHING
  let size = 0
  return (piece) => {
    if (piece.length >= LONG_PIECE) {
      room = NOTHING
      size = 0
      return void pieces.push(piece)
    }
    if (size > 0) pieces.pop()
    const end = size + piece.length
    if (end > room.length) room = Buffer.concat([room.subarray(0, size), piece], 2 * end)
    else room.set(piece, size)
    size = end
    pieces.push(room.subarray(0, size))
  }
}

const NOTHING: Buffer = Buffer.alloc(0)
