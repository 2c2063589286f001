import type { Cut, Fetched, FetchOptions } from '../../contracts/http.js'
import { type Exchange, TOO_LATE } from '../../contracts/send-get.js'
import { type ContentCoding, decodeContent } from './content-encoding.js'
import type { ByteStream } from './decoder-input.js'
import { createExchangeError, createFetchError, findErrorCode, OVERFLOW } from './fetch-errors.js'

export interface BodyLimits extends Pick<FetchOptions, 'signal' | 'bodyTime'> {
  /** Maximum bytes of the body, before and after each decoding. */
  readonly maxBytes: number
}

interface BodyOptions {
  readonly host: string
  readonly codings: readonly ContentCoding[]
  /** Called at the end with the number of decoded bytes. */
  readonly onRead?: ((bytes: number) => void) | undefined
}

/** Reasons for cutting a body, by error code. Any other code means `target`. */
const CUTS: ReadonlyMap<string, Cut> = new Map([
  [OVERFLOW, 'size'],
  [TOO_LATE, 'time'],
])

export function openResponseBody(
  exchange: Exchange,
  limits: BodyLimits,
  options: BodyOptions,
): Pick<Fetched, 'body' | 'cutBy' | 'cancel'> {
  const body = new ResponseBody(exchange, limits, options)
  return { body: body.readChunks(), cutBy: () => body.cut, cancel: () => body.cancel() }
}

/** Reads the body of a response. This is a class, since closures would keep memory for longer. */
class ResponseBody {
  cut: Cut | undefined
  readonly #exchange: Exchange
  readonly #limits: BodyLimits
  readonly #options: BodyOptions
  #bytesRead = 0
  #isCancelled = false
  #isOver = false
  #timer: NodeJS.Timeout | undefined
  #broken: unknown
  readonly #abort = () => this.#releaseConnection(false)

  constructor(exchange: Exchange, limits: BodyLimits, options: BodyOptions) {
    this.#exchange = exchange
    this.#limits = limits
    this.#options = options
    const { signal, bodyTime } = limits
    signal.addEventListener('abort', this.#abort, { once: true })
    if (signal.aborted) this.#abort()
    else if (bodyTime !== undefined)
      this.#timer = setTimeout(() => this.#cutAfterTimeout(), Math.max(0, bodyTime))
  }

  async *readChunks(): ByteStream {
    const { signal } = this.#limits
    const { host, codings, onRead } = this.#options
    try {
      const bytes = decodeContent(this.#readWireBytes(), codings, (source) =>
        this.#limitSize(source),
      )
      for await (const chunk of bytes) {
        this.#bytesRead += chunk.length
        yield chunk
      }
    } catch (error) {
      this.#broken ??= createFetchError(
        'EFATAL',
        `The answer of ${host} is encoded wrongly.`,
        error,
      )
      this.#releaseConnection(false)
    } finally {
      onRead?.(this.#bytesRead)
      this.#discardRest()
    }
    if (this.#isCancelled || this.cut) return
    signal.throwIfAborted()
    if (this.#broken === undefined) return
    this.cut = CUTS.get(findErrorCode(this.#broken)) ?? 'target'
    if (this.#bytesRead === 0) throw createExchangeError(host, this.#broken)
  }

  cancel(): void {
    this.#isCancelled = true
    this.#discardRest()
  }

  async *#readWireBytes(): ByteStream {
    // Does not call `#limitSize`, since a further generator would cost several promises per chunk.
    const allow = this.#createBodySizeLimiter()
    try {
      for await (const chunk of this.#exchange.incoming) {
        const allowed = allow(chunk)
        if (allowed.length > 0) yield allowed
        if (allowed !== chunk) return
      }
      if (this.cut !== 'size') this.#releaseConnection(true)
    } catch (error) {
      this.#broken ??= error
    }
  }

  async *#limitSize(source: ByteStream): ByteStream {
    const allow = this.#createBodySizeLimiter()
    for await (const chunk of source) {
      const allowed = allow(chunk)
      if (allowed.length > 0) yield allowed
      if (allowed !== chunk) return
    }
  }

  #createBodySizeLimiter() {
    let left = this.#limits.maxBytes
    return (chunk: Uint8Array): Uint8Array => {
      const allowed = chunk.length > left ? chunk.subarray(0, left) : chunk
      left -= allowed.length
      if (allowed === chunk) return chunk
      this.cut = 'size'
      this.#releaseConnection(false)
      return allowed
    }
  }

  #cutAfterTimeout(): void {
    // Does not cut before the first byte, since nothing could be answered then.
    if (this.#bytesRead === 0) return
    this.cut ??= 'time'
    this.#releaseConnection(false)
  }

  #discardRest(): void {
    if (this.#isOver) return
    this.#removeListeners()
    void this.#exchange.leave()
  }

  #releaseConnection(isReusable: boolean): void {
    this.#removeListeners()
    this.#exchange.release(isReusable)
  }

  #removeListeners(): void {
    this.#isOver = true
    clearTimeout(this.#timer)
    this.#limits.signal.removeEventListener('abort', this.#abort)
  }
}
