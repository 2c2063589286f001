import type { Cut, Fetched, FetchOptions } from '../../contracts/http.js'
import { TOO_LATE } from '../../contracts/send-get.js'
import { type ByteStream, type ContentCoding, decodeContent } from './content-encoding.js'
import { createExchangeError, createFetchError, findErrorCode, OVERFLOW } from './fetch-errors.js'

export interface BodyOptions extends Pick<FetchOptions, 'signal' | 'bodyTime'> {
  readonly host: string
  readonly codings: readonly ContentCoding[]
  /** Bytes at most, after every decoding step. */
  readonly maxBytes: number
  /**
   * Frees the connection; may be called more than once.
   * @param reusable true if all of the body has been read
   */
  readonly release: (reusable: boolean) => void
  /** Called when nothing more of the body is wanted. */
  readonly leave: () => void
  /** Receives the number of decoded bytes when the body has ended. */
  readonly onRead?: ((bytes: number) => void) | undefined
}

/** Reasons of a cut by the code of the error; other errors are the target's. */
const CUTS: ReadonlyMap<string, Cut> = new Map([
  [OVERFLOW, 'size'],
  [TOO_LATE, 'time'],
])

/** Decodes and limits the body of a response. */
export function openBody(
  incoming: ByteStream,
  options: BodyOptions,
): Pick<Fetched, 'body' | 'cutBy' | 'cancel'> {
  const { host, codings, maxBytes, signal, bodyTime, onRead } = options
  let cut: Cut | undefined
  let bytesRead = 0
  let cancelled = false
  let isOver = false
  let timer: NodeJS.Timeout | undefined
  let broken: unknown

  const stopWatching = (): void => {
    isOver = true
    clearTimeout(timer)
    signal.removeEventListener('abort', abort)
  }
  const end = (reusable: boolean): void => {
    stopWatching()
    options.release(reusable)
  }
  const leave = () => {
    if (isOver) return
    stopWatching()
    options.leave()
  }
  const abort = () => end(false)
  const stop = () => {
    // An empty body is no answer: the deadline ends the request instead.
    if (bytesRead === 0) return
    cut ??= 'time'
    end(false)
  }

  /** Creates a step that cuts bytes beyond the limit. */
  const cutter = () => {
    let left = maxBytes
    return (chunk: Uint8Array): Uint8Array => {
      const allowed = chunk.length > left ? chunk.subarray(0, left) : chunk
      left -= allowed.length
      if (allowed === chunk) return chunk
      cut = 'size'
      end(false)
      return allowed
    }
  }

  const limit = async function* (source: ByteStream): ByteStream {
    const allow = cutter()
    for await (const chunk of source) {
      const allowed = allow(chunk)
      if (allowed.length > 0) yield allowed
      if (allowed !== chunk) return
    }
  }

  /** Yields the bytes until the connection breaks, without an error. */
  const received = async function* (): ByteStream {
    // Limits without `limit`: each generator that a piece passes through costs several promises.
    const allow = cutter()
    try {
      for await (const chunk of incoming) {
        const allowed = allow(chunk)
        if (allowed.length > 0) yield allowed
        if (allowed !== chunk) return
      }
      if (cut !== 'size') end(true)
    } catch (error) {
      broken ??= error
    }
  }

  const body = async function* (): ByteStream {
    try {
      for await (const chunk of decodeContent(received(), codings, limit)) {
        bytesRead += chunk.length
        yield chunk
      }
    } catch (error) {
      broken = createFetchError('EFATAL', `The answer of ${host} is encoded wrongly.`, error)
      end(false)
    } finally {
      onRead?.(bytesRead)
      leave()
    }
    if (cancelled || cut) return
    signal.throwIfAborted()
    if (broken === undefined) return
    cut = CUTS.get(findErrorCode(broken)) ?? 'target'
    if (bytesRead === 0) throw createExchangeError(host, broken)
  }

  signal.addEventListener('abort', abort, { once: true })
  if (signal.aborted) abort()
  else if (bodyTime !== undefined) timer = setTimeout(stop, Math.max(0, bodyTime))
  return {
    body: body(),
    cutBy: () => cut,
    cancel: () => {
      cancelled = true
      leave()
    },
  }
}
