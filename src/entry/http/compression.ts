import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

export type CompressionCoding = 'br' | 'gzip'

/** Bytes below which compression hardly saves a packet. */
const MIN_BYTES = 512

/** Quality 5: the result is a few percent larger than the smallest, at a tenth of the time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const COMPRESSORS: Record<CompressionCoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, BROTLI),
  gzip: (bytes) => promisify(gzip)(bytes),
}

/** Compressed forms of answers in memory, so that a hit costs no work. */
const compressed = new WeakMap<Buffer, Map<CompressionCoding, Promise<Buffer>>>()

/** Bytes of answers whose compressed form is remembered by their content. */
const REMEMBERED_BYTES = 16_000_000

/** Compressed forms by content, for copies that each read puts into a new buffer. */
const byContent = new LRUCache<string, Promise<Buffer>>({ maxSize: REMEMBERED_BYTES })

/** Negotiates the coding of a body; `undefined` for none. */
export function negotiateCoding(
  bytes: Buffer,
  accepted: string | undefined,
): CompressionCoding | undefined {
  return bytes.length < MIN_BYTES || !accepted ? undefined : findPreferred(accepted)
}

export function compress(bytes: Buffer, coding: CompressionCoding): Promise<Buffer> {
  const codings = compressed.get(bytes) ?? new Map<CompressionCoding, Promise<Buffer>>()
  const known = codings.get(coding) ?? compressByContent(bytes, coding)
  compressed.set(bytes, codings.set(coding, known))
  return known
}

function compressByContent(bytes: Buffer, coding: CompressionCoding): Promise<Buffer> {
  const key = `${coding} ${createHash('sha1').update(bytes).digest('base64url')}`
  const encoded = byContent.get(key) ?? COMPRESSORS[coding](bytes)
  byContent.set(key, encoded, { size: bytes.length })
  return encoded
}

/** Finds the coding of most weight, brotli among equals (RFC 9110, section 12.5.3). */
function findPreferred(accepted: string): CompressionCoding | undefined {
  const weights = new Map(accepted.toLowerCase().split(',').map(parseWeight))
  const weight = (coding: string) => weights.get(coding) ?? weights.get('*') ?? 0
  const [br, gz] = [weight('br'), weights.get('gzip') ?? weights.get('x-gzip') ?? weight('gzip')]
  if (br > 0 && br >= gz) return 'br'
  return gz > 0 ? 'gzip' : undefined
}

function parseWeight(item: string): [name: string, weight: number] {
  const [name = '', ...parameters] = item.split(';').map((part) => part.trim())
  const q = parameters.find((parameter) => parameter.startsWith('q='))
  return [name, q === undefined ? 1 : Number(q.slice(2)) || 0]
}
