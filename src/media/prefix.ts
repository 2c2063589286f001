/** Keeps the first bytes of a body and reads more on demand. A body that breaks off counts as ended. */
export class Prefix {
  bytes = new Uint8Array(0)
  /** Number of bytes read so far, kept or not. */
  length = 0
  ended = false
  /** True if the body was complete, so that `length` is its size. */
  complete = false
  readonly #chunks: AsyncIterator<Uint8Array>

  constructor(body: AsyncIterable<Uint8Array>) {
    this.#chunks = body[Symbol.asyncIterator]()
  }

  async readAtLeast(length: number): Promise<void> {
    const chunks: Uint8Array[] = [this.bytes]
    while (!this.ended && this.length < length) {
      const chunk = await this.#readChunk()
      if (chunk) chunks.push(chunk)
    }
    this.bytes = Buffer.concat(chunks)
  }

  /** Counts further bytes without keeping them, until the body ends or `limit` is exceeded. */
  async countUpTo(limit: number): Promise<void> {
    while (!this.ended && this.length <= limit) await this.#readChunk()
  }

  async #readChunk(): Promise<Uint8Array | undefined> {
    try {
      const { done, value } = await this.#chunks.next()
      if (done) this.ended = this.complete = true
      else this.length += value.byteLength
      return done ? undefined : value
    } catch {
      this.ended = true
      return undefined
    }
  }
}
