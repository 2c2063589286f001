import { isAscii } from 'node:buffer'

/** Decodes UTF-8 as it arrives; chunks that are all ASCII are decoded as Latin-1, in a tenth of the time. */
export class Utf8Decoder {
  readonly #decoder: InstanceType<typeof TextDecoder>
  /** True if the bytes so far do not end within a sequence of several bytes. */
  #isBetween: boolean

  /** @param first byte of the input; a byte order mark begins with 0xEF */
  constructor(first: number | undefined) {
    const ignoreBOM = first !== 0xef
    this.#decoder = new TextDecoder('utf-8', { ignoreBOM })
    this.#isBetween = ignoreBOM
  }

  /** Decodes the next bytes, or flushes the decoder at the end if none are given. */
  decode(bytes?: Uint8Array): string {
    if (!bytes) return this.#decoder.decode()
    if (this.#isBetween && isAscii(bytes)) return decodeLatin1(bytes)
    this.#isBetween = (bytes.at(-1) ?? 0xff) < 0x80
    return this.#decoder.decode(bytes, { stream: true })
  }
}

function decodeLatin1({ buffer, byteOffset, byteLength }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('latin1')
}
