import type { IncomingHttpHeaders } from 'node:http'
import type { Dispatcher } from 'undici'

export interface Head {
  readonly statusCode: number
  readonly headers: Readonly<IncomingHttpHeaders>
}

/**
 * One response as it comes in. What came before a connection broke is still handed over.
 *
 * undici can hold a connection up while its reader is busy, but then a peer that closes or resets
 * it at the right moment trips an assertion which nothing can catch. So it is never held up; the
 * bytes wait here instead, and beyond `maxBytes` the connection is closed.
 */
export class Incoming implements Dispatcher.DispatchHandler, AsyncIterable<Uint8Array> {
  readonly head: Promise<Head>
  readonly #maxBytes: number
  readonly #arrived: Uint8Array[] = []
  #size = 0
  #interim = 0
  /** The block that short pieces are gathered in, and how much of it is used. */
  #block = NO_BLOCK
  #used = 0
  #end: { readonly error?: Error } | undefined
  #wake: () => void = () => undefined
  #resolve: (head: Head) => void = () => undefined
  #reject: (error: Error) => void = () => undefined

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
    this.head = new Promise((resolve, reject) => {
      this.#resolve = resolve
      this.#reject = reject
    })
    this.head.catch(() => undefined)
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    for (;;) {
      this.#block = NO_BLOCK
      yield* this.#arrived.splice(0)
      if (this.#arrived.length > 0) continue
      if (this.#end?.error) throw this.#end.error
      if (this.#end) return
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
  }

  onRequestStart(): void {}

  onResponseStart(
    controller: Dispatcher.DispatchController,
    statusCode: number,
    headers: IncomingHttpHeaders,
  ): void {
    if (statusCode >= 200) this.#resolve({ statusCode, headers })
    else if (++this.#interim > MAX_INTERIM) controller.abort(new Error('interim responses only'))
  }

  onResponseData(controller: Dispatcher.DispatchController, bytes: Buffer): void {
    if (bytes.length > 0) this.#append(bytes)
    this.#size += bytes.length
    if (this.#size > this.#maxBytes) controller.abort(new Error('more bytes than are read'))
    this.#wake()
  }

  onResponseEnd(): void {
    this.#end ??= {}
    this.#wake()
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#end ??= { error }
    this.#reject(error)
    this.#wake()
  }

  /** Short pieces are copied together: a body in chunks of one byte each must not cost more. */
  #append(bytes: Buffer): void {
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

/** Interim (1xx) responses before the real one; more than a few are an attack. */
const MAX_INTERIM = 16
