import type { Cut, Fetched } from '../../contracts/http.js'
import { type ByteStream, type ContentCoding, decodeContent } from './content-encoding.js'
import { exchangeFailure, fetchError, findErrorCode, OVERFLOW } from './fetch-errors.js'

export interface BodyOptions {
  readonly host: string
  readonly codings: readonly ContentCoding[]
  /** Bytes at most, after every decoding step. */
  readonly maxBytes: number
  readonly signal: AbortSignal
  /** See `FetchOptions`. */
  readonly bodyTime?: number | undefined
  /**
   * Called, perhaps more than once, when the connection is free.
   * @param reusable true if all of the body has been read
   */
  readonly release: (reusable: boolean) => void
}

/** Decodes and limits the body of a response. */
export function openBody(
  incoming: ByteStream,
  options: BodyOptions,
): Pick<Fetched, 'body' | 'cutBy' | 'cancel'> {
  const { host, codings, maxBytes, signal, bodyTime } = options
  let cut: Cut | undefined
  let empty = true
  let cancelled = false
  let timer: NodeJS.Timeout | undefined
  let broken: unknown

  const end = (reusable: boolean): void => {
    clearTimeout(timer)
    signal.removeEventListener('abort', abort)
    options.release(reusable)
  }
  const abort = () => end(false)
  const stop = () => {
    // An empty body is no answer: the deadline ends the request instead.
    if (empty) return
    cut ??= 'time'
    end(false)
  }

  const limit = async function* (source: ByteStream): ByteStream {
    let left = maxBytes
    for await (const chunk of source) {
      if (chunk.length > left) {
        cut = 'size'
        end(false)
        if (left > 0) yield chunk.subarray(0, left)
        return
      }
      left -= chunk.length
      yield chunk
    }
  }

  /** Ends without an error if the connection breaks: the bytes before that can be read. */
  const received = async function* (): ByteStream {
    try {
      yield* incoming
      end(true)
    } catch (error) {
      broken ??= error
    }
  }

  const body = async function* (): ByteStream {
    try {
      for await (const chunk of decodeContent(received(), codings, limit)) {
        empty = false
        yield chunk
      }
    } catch (error) {
      broken = fetchError('EFATAL', `The answer of ${host} is encoded wrongly.`, error)
    } finally {
      end(false)
    }
    if (cancelled || cut) return
    signal.throwIfAborted()
    if (broken === undefined) return
    cut = findErrorCode(broken) === OVERFLOW ? 'size' : 'target'
    if (empty) throw exchangeFailure(host, broken)
  }

  signal.addEventListener('abort', abort, { once: true })
  if (signal.aborted) abort()
  else if (bodyTime !== undefined) timer = setTimeout(stop, Math.max(0, bodyTime))
  return {
    body: body(),
    cutBy: () => cut,
    cancel: () => {
      cancelled = true
      end(false)
    },
  }
}
