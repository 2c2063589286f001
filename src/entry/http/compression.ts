import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { parseWeights } from './accept.js'

export type CompressionCoding = 'br' | 'gzip'

/** Minimum bytes to compress. A shorter body would hardly save a packet. */
const MIN_BYTES = 512

/** Quality 5 compresses ten times as fast as the best quality. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const COMPRESSORS: Record<CompressionCoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, BROTLI),
  gzip: (bytes) => promisify(gzip)(bytes),
}

const byBuffer = new WeakMap<Buffer, Map<CompressionCoding, Promise<Buffer>>>()

const CACHED_BYTES = 16_000_000

/** Compressed bodies by a hash of the content. Equal answers may be in different buffers. */
const byContent = new LRUCache<string, Promise<Buffer>>({ maxSize: CACHED_BYTES })

/** Chooses the coding that the client prefers, or brotli if it prefers none (RFC 9110, 12.5.3). */
export function chooseCoding(
  bytes: Buffer,
  accepted: string | undefined,
): CompressionCoding | undefined {
  if (bytes.length < MIN_BYTES || !accepted) return undefined
  const weights = parseWeights(accepted)
  const weight = (coding: string) => weights.get(coding) ?? weights.get('*') ?? 0
  const [br, gz] = [weight('br'), weights.get('gzip') ?? weights.get('x-gzip') ?? weight('gzip')]
  if (br > 0 && br >= gz) return 'br'
  return gz > 0 ? 'gzip' : undefined
}

export function compressBody(bytes: Buffer, coding: CompressionCoding): Promise<Buffer> {
  const codings = byBuffer.get(bytes) ?? new Map<CompressionCoding, Promise<Buffer>>()
  const known = codings.get(coding)
  if (known) return known
  const key = `${coding} ${hash('sha1', bytes, 'base64url')}`
  const encoded = byContent.get(key) ?? COMPRESSORS[coding](bytes)
  byContent.set(key, encoded, { size: bytes.length })
  byBuffer.set(bytes, codings.set(coding, encoded))
  return encoded
}
