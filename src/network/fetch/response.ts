import type { IncomingHttpHeaders } from 'node:http'
import type { Dispatcher } from 'undici'
import type { ResponseHead } from '../../contracts/send-get.js'
import { withResolvers } from '../../lib/async/abortable.js'
import { OVERFLOW } from './fetch-errors.js'

/** Buffers one response and never pauses it, since a pause could fail an assertion in undici. */
export class IncomingResponse implements Dispatcher.DispatchHandler, AsyncIterable<Uint8Array> {
  readonly #head = withResolvers<ResponseHead>()
  readonly head = this.#head.promise
  readonly #ended = withResolvers<void>()
  /** Resolves when the response has ended or failed, even if nobody has read it. */
  readonly ended = this.#ended.promise
  #maxBytes: number
  readonly #arrived: Uint8Array[] = []
  #size = 0
  #interim = 0
  readonly #received: () => number
  #watch: NodeJS.Timeout | undefined
  #headed = false
  /** Size by `content-length`, or `NaN` if unknown. */
  #length = Number.NaN
  #isDropped = false
  /** Buffer that collects short pieces. Its first `#used` bytes are filled. */
  #block = NO_BLOCK
  #used = 0
  #end: { readonly error?: Error } | undefined
  #wake: () => void = () => undefined

  /** @param received returns the number of bytes received so far */
  constructor(maxBytes: number, received: () => number) {
    this.#maxBytes = maxBytes
    this.#received = received
    this.head.catch(() => undefined)
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    for (;;) {
      this.#block = NO_BLOCK
      for (const bytes of this.#arrived.splice(0)) yield bytes
      if (this.#arrived.length > 0) continue
      if (this.#end?.error) throw this.#end.error
      if (this.#end) return
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
  }

  /** Receives the rest and drops it. Returns false if it fails or is longer than `maxBytes`. */
  async drainBody(maxBytes: number): Promise<boolean> {
    if (this.#length - this.#size > maxBytes) return false
    this.#isDropped = true
    this.#arrived.length = 0
    this.#maxBytes = Math.min(this.#maxBytes, this.#size + maxBytes)
    await this.ended
    return this.#end?.error === undefined
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    // Counts all received bytes, including status lines, chunk extensions and trailers.
    const abortIfTooLarge = () => {
      const limit = this.#headed ? HEAD_BYTES + 2 * this.#maxBytes : HEAD_BYTES
      if (this.#received() <= limit) return
      controller.abort(Object.assign(new Error('more than is read'), { code: OVERFLOW }))
    }
    this.#watch = setInterval(abortIfTooLarge, CHECK_INTERVAL).unref()
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    statusCode: number,
    headers: IncomingHttpHeaders,
  ): void {
    if (statusCode >= 200) {
      this.#headed = true
      this.#length = Number(headers['content-length'])
      this.#head.resolve({ statusCode, headers })
    } else if (++this.#interim > MAX_INTERIM_RESPONSES) {
      controller.abort(new Error('interim responses only'))
    }
  }

  onResponseData(controller: Dispatcher.DispatchController, bytes: Buffer): void {
    if (bytes.length > 0 && !this.#isDropped) this.#appendPiece(bytes)
    this.#size += bytes.length
    if (this.#size > this.#maxBytes) controller.abort(new Error('more bytes than are read'))
    this.#wake()
  }

  onResponseEnd(): void {
    clearInterval(this.#watch)
    this.#end ??= {}
    this.#ended.resolve()
    this.#wake()
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    clearInterval(this.#watch)
    this.#end ??= { error }
    this.#ended.resolve()
    this.#head.reject(error)
    this.#wake()
  }

  #appendPiece(bytes: Buffer): void {
    if (bytes.length > BLOCK / 4) {
      this.#block = NO_BLOCK
      this.#arrived.push(bytes)
      return
    }
    const isRoom = this.#used + bytes.length <= this.#block.length
    const start = isRoom ? this.#arrived.pop()?.byteOffset : undefined
    if (start === undefined) {
      this.#block = Buffer.allocUnsafeSlow(BLOCK)
      this.#used = 0
    }
    this.#used += bytes.copy(this.#block, this.#used)
    this.#arrived.push(this.#block.subarray(start ?? 0, this.#used))
  }
}

const NO_BLOCK: Buffer = Buffer.alloc(0)
const BLOCK = 16_384

/** Maximum bytes of all heads, including interim responses. */
const HEAD_BYTES = 1_000_000
const CHECK_INTERVAL = 50

const MAX_INTERIM_RESPONSES = 16
