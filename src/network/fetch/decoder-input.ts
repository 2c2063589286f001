import type { BrotliDecompress, Gunzip, InflateRaw } from 'node:zlib'

export type ByteStream = AsyncIterable<Uint8Array>

/** Encoded bytes. Each reader leaves to the next what it does not need. */
export class DecoderInput {
  readonly #source: AsyncIterator<Uint8Array>
  #rest: Uint8Array = new Uint8Array()

  constructor(source: ByteStream) {
    this.#source = source[Symbol.asyncIterator]()
  }

  /** Returns the next bytes, or `undefined` at the end. */
  async read(): Promise<Uint8Array | undefined> {
    const rest = this.#rest
    if (rest.length === 0) return (await this.#source.next()).value
    this.#rest = new Uint8Array()
    return rest
  }

  unread(bytes: Uint8Array): void {
    this.#rest = Buffer.concat([bytes, this.#rest])
  }

  /** Passes single bytes to `parser` until it returns. Returns nothing if the input ends before. */
  async parse<T>(parser: Generator<void, T, number>): Promise<T | undefined> {
    let step = parser.next()
    while (!step.done) {
      const bytes = await this.read()
      if (!bytes) return undefined
      let count = 0
      while (!step.done && count < bytes.length) step = parser.next(bytes[count++] as number)
      this.unread(bytes.subarray(count))
    }
    return step.value
  }

  close(): void {
    void this.#source.return?.()
  }
}

type Decoder = BrotliDecompress | Gunzip | InflateRaw

/** Decodes until the encoded data or the input ends. */
export async function* decodeInput(decoder: Decoder, input: DecoderInput): ByteStream {
  let onRead = () => {}
  const waitForRead = async () => {
    while (decoder.readableLength > 0) await new Promise<void>((resolve) => (onRead = resolve))
  }
  const feeding = feedDecoder(decoder, input, waitForRead)
  for await (const chunk of decoder) {
    yield chunk
    onRead()
  }
  await feeding
}

/** Fails at the end of cut data. An error drops unread output, so it waits until all is read. */
async function feedDecoder(
  decoder: Decoder,
  input: DecoderInput,
  waitForRead: () => Promise<void>,
): Promise<void> {
  const end = await writeChunks(decoder, input).catch((error: Error) => error)
  await waitForRead()
  if (end instanceof Error) decoder.destroy(end)
  else if (end.equals(FLUSHED)) decoder.push(null)
  else decoder.end()
}

/** End of deflate data that was flushed but not finished, as some servers leave it. */
const FLUSHED = Buffer.from('0000ffff', 'hex')

/** Returns the last bytes, as many as `FLUSHED` has. */
async function writeChunks(decoder: Decoder, input: DecoderInput): Promise<Buffer> {
  let last = Buffer.alloc(0)
  for (let chunk = await input.read(); chunk; chunk = await input.read()) {
    const before = decoder.bytesWritten
    await new Promise((resolve) => decoder.write(chunk, resolve))
    if (decoder.destroyed) break
    last = Buffer.concat([last, chunk.subarray(-4)]).subarray(-4)
    const taken = decoder.bytesWritten - before
    if (taken === chunk.length) continue
    input.unread(chunk.subarray(taken))
    break
  }
  return last
}
