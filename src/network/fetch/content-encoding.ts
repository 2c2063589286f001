import { pipeline, Readable, type Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib'
import { quote } from '../../lib/text/quote.js'
import { createFetchError } from './fetch-errors.js'

/** Value of `accept-encoding`. It lacks zstd, since Node.js 20 cannot decode it. */
export const ACCEPT_ENCODING = 'gzip, deflate, br'

export type ContentCoding = 'gzip' | 'deflate' | 'br'
export type ByteStream = AsyncIterable<Uint8Array>

/** Lists codings in decoding order (RFC 9110, 8.4). Throws `EFATAL` if one cannot be read or there are too many. */
export function parseCodings(header: string | undefined, max: number): readonly ContentCoding[] {
  const names = (header ?? '').split(',').map((name) => name.trim().toLowerCase())
  const codings = names.flatMap(parseCoding)
  if (codings.length > max) {
    const text = `The target encodes its answer ${codings.length} times; ${max} may be.`
    throw createFetchError('EFATAL', text)
  }
  return codings.reverse()
}

export function decodeContent(
  source: ByteStream,
  codings: readonly ContentCoding[],
  limit: (bytes: ByteStream) => ByteStream,
): ByteStream {
  return codings.reduce((bytes, coding) => limit(decodeContentCoding(bytes, coding)), source)
}

async function* decodeContentCoding(source: ByteStream, coding: ContentCoding): ByteStream {
  const iterator = source[Symbol.asyncIterator]()
  const first = await iterator.next()
  if (first.done) return
  const input = Readable.from(prependChunk(first.value, iterator), { highWaterMark: 1 })
  yield* pipeline(input, DECODERS[coding](first.value), () => undefined)
}

async function* prependChunk(first: Uint8Array, rest: AsyncIterator<Uint8Array>): ByteStream {
  yield first
  yield* { [Symbol.asyncIterator]: () => rest }
}

/** Options of zlib. `finishFlush` is `Z_SYNC_FLUSH`, to decode truncated data without an error. */
const ZLIB = { finishFlush: 2, chunkSize: 65_536 }
/** Options of Brotli. `finishFlush` is `BROTLI_OPERATION_FLUSH`, for the same purpose. */
const BROTLI = { finishFlush: 1, chunkSize: 65_536 }

const DECODERS: Record<ContentCoding, (first: Uint8Array) => Transform> = {
  gzip: () => createGunzip(ZLIB),
  br: () => createBrotliDecompress(BROTLI),
  // Many servers send raw deflate data without zlib's header (RFC 1950).
  deflate: ([first = 0]) => ((first & 0x0f) === 8 ? createInflate(ZLIB) : createInflateRaw(ZLIB)),
}

/** Unknown names give `[]`. Most are sent by mistake, and browsers leave such bodies as they are. */
function parseCoding(name: string): ContentCoding | [] {
  if (name === 'gzip' || name === 'x-gzip') return 'gzip'
  if (name === 'deflate' || name === 'br') return name
  if (!UNREADABLE.has(name)) return []
  const text = `The target encodes its answer as ${quote(name)}, which was not asked for and can't be read.`
  throw createFetchError('EFATAL', text)
}

/** Codings that are in use (IANA) but cannot be decoded here. */
const UNREADABLE = new Set(['compress', 'x-compress', 'zstd', 'dcb', 'dcz'])
