import { isAscii } from 'node:buffer'

/** Decodes UTF-8 as it arrives; decodes chunks of only ASCII as Latin-1, in a tenth of the time. */
export class Utf8Decoder {
  readonly #decoder: InstanceType<typeof TextDecoder>
  /** True unless the bytes so far end within a sequence of several bytes. */
  #isBetween: boolean

  /** @param first byte of the input; a byte order mark begins with 0xEF */
  constructor(first: number | undefined) {
    const ignoreBOM = first !== 0xef
    this.#decoder = new TextDecoder('utf-8', { ignoreBOM })
    this.#isBetween = ignoreBOM
  }

  /** Decodes the next bytes; without an argument, returns what is left at the end. */
  decode(bytes?: Uint8Array): string {
    if (!bytes) return this.#decoder.decode()
    if (this.#isBetween && isAscii(bytes))
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
    this.#isBetween = (bytes.at(-1) ?? 0xff) < 0x80
    return this.#decoder.decode(bytes, { stream: true })
  }
}
