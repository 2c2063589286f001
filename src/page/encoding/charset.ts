import { isAscii, isUtf8 } from 'node:buffer'
import {
  getBOMEncoding,
  TextDecoder as LegacyTextDecoder,
  normalizeEncoding,
} from '@exodus/bytes/encoding.js'
import { prescanEncoding } from './prescan.js'

/** Decodes a page like a browser (HTML standard, "determining the character encoding"). */
export function decodeBytes(bytes: Uint8Array, contentType?: string) {
  const decoder = new PageDecoder(contentType)
  const text = decoder.write(bytes) + decoder.end()
  return { text, encoding: decoder.encoding ?? 'utf-8' }
}

export class PageDecoder {
  readonly #declared: string | undefined
  /** True if the markup may declare an encoding (HTML or XML). */
  readonly #mayDeclare: boolean
  #step = 0
  #held: Uint8Array[] = []
  #size = 0
  #decoder: Pick<InstanceType<typeof TextDecoder>, 'decode'> | undefined
  /** `undefined` until it is known. An ASCII page may leave it so. */
  encoding: string | undefined

  constructor(contentType: string | undefined) {
    this.#declared = findCharsetInContentType(contentType)
    this.#mayDeclare = contentType === undefined || /html|xml|^\s*$/i.test(contentType)
  }

  write(bytes: Uint8Array): string {
    if (this.#decoder) return this.#decoder.decode(bytes, { stream: true })
    this.#held.push(bytes)
    this.#size += bytes.length
    return this.#decodeHeldBytes(false)
  }

  end(): string {
    const text = this.#decoder ? '' : this.#decodeHeldBytes(true)
    return text + (this.#decoder?.decode() ?? '')
  }

  #decodeHeldBytes(final: boolean): string {
    for (let needs = STEPS[this.#step]; needs; needs = STEPS[++this.#step]) {
      if (this.#size < needs && !final) return ''
      const bytes = this.#joinHeldBytes()
      const encoding = this.#decideEncoding(bytes.subarray(0, needs))
      if (encoding !== undefined) return this.#startDecoder(encoding, bytes)
    }
    return this.#decodeAscii(this.#joinHeldBytes(), final)
  }

  #decideEncoding(bytes: Buffer): string | undefined {
    if (this.#step === 0) return getBOMEncoding(bytes) ?? this.#declared
    const found = this.#mayDeclare ? prescanEncoding(bytes) : undefined
    return found ?? (this.#step === 1 ? undefined : guessEncoding(bytes))
  }

  #decodeAscii(bytes: Buffer, final: boolean): string {
    const end = isAscii(bytes) ? bytes.length : bytes.findIndex((byte) => byte > 0x7f)
    const text = bytes.toString('latin1', 0, end)
    const rest = bytes.subarray(end)
    this.#held = [rest]
    this.#size = rest.length
    if (rest.length === 0 || (rest.length < LONGEST_UTF8 && !final)) return text
    const encoding = isUtf8(rest.subarray(0, getUtf8SequenceLength(rest[0])))
      ? 'utf-8'
      : 'windows-1252'
    return text + this.#startDecoder(encoding, rest)
  }

  #startDecoder(encoding: string, bytes: Buffer): string {
    this.encoding = encoding
    // Node 20's native decoder decodes windows-1252 wrongly.
    this.#decoder =
      encoding === 'utf-8' ? new Utf8Decoder(bytes[0]) : new LegacyTextDecoder(encoding)
    this.#held = []
    return this.#decoder.decode(bytes, { stream: true })
  }

  #joinHeldBytes(): Buffer {
    const bytes = Buffer.concat(this.#held, this.#size)
    this.#held = [bytes]
    return bytes
  }
}

/** Numbers of bytes that the steps of detection examine. Browsers accept a declaration after the first 1,024, too. */
const STEPS = [3, 1_024, 32_768]

function guessEncoding(bytes: Buffer): string | undefined {
  const whole = bytes.subarray(0, findLastCompleteCharacterEnd(bytes))
  if (isAscii(whole)) return undefined
  return isUtf8(whole) ? 'utf-8' : 'windows-1252'
}

function findLastCompleteCharacterEnd(bytes: Buffer): number {
  for (let back = 1; back < LONGEST_UTF8 && back <= bytes.length; back++) {
    const byte = bytes[bytes.length - back] ?? 0
    if (byte < 0x80) break
    if (byte >= 0xc0) return getUtf8SequenceLength(byte) > back ? bytes.length - back : bytes.length
  }
  return bytes.length
}

function getUtf8SequenceLength(lead = 0): number {
  return lead < 0xc0 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : LONGEST_UTF8
}

const LONGEST_UTF8 = 4

/** Reads the `charset` of a media type (RFC 9110, section 8.3.2). */
function findCharsetInContentType(contentType: string | undefined): string | undefined {
  const match = /;\s*charset\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s;,]+))/i.exec(contentType ?? '')
  if (!match) return undefined
  const encoding = normalizeEncoding(match[1] ?? match[2] ?? match[3] ?? '')
  return encoding === null || encoding === 'replacement' ? undefined : encoding
}

/** Decodes UTF-8, with a fast path for ASCII. */
export class Utf8Decoder {
  readonly #decoder: InstanceType<typeof TextDecoder>
  /** True if the next byte is known to begin a character. */
  #isBetween: boolean

  /** @param first first byte: 0xEF begins a byte order mark */
  constructor(first: number | undefined) {
    const ignoreBOM = first !== 0xef
    this.#decoder = new TextDecoder('utf-8', { ignoreBOM })
    this.#isBetween = ignoreBOM
  }

  decode(bytes?: Uint8Array): string {
    if (!bytes) return this.#decoder.decode()
    if (this.#isBetween && isAscii(bytes))
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
    this.#isBetween = (bytes.at(-1) ?? 0xff) < 0x80
    return this.#decoder.decode(bytes, { stream: true })
  }
}
