/** Keeps a body's first bytes, and reads more on demand. */
export class Prefix {
  bytes = new Uint8Array(0)
  /** Number of bytes read so far, kept or not. */
  length = 0
  ended = false
  /** True if `length` is the size of the complete body. */
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

  /** Counts bytes without keeping them, until the total exceeds `limit`. */
  async countRemainingBytes(limit: number): Promise<void> {
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
