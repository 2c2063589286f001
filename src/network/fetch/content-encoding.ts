import { pipeline, Readable, type Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib'
import { normalizeEncoding } from '@exodus/bytes/encoding.js'
import { quote } from '../../lib/text/quote.js'
import { createFetchError } from './fetch-errors.js'

/** The value of `accept-encoding`. Node 20 cannot decode zstd. */
export const ACCEPT_ENCODING = 'gzip, deflate, br'

export type ContentCoding = 'gzip' | 'deflate' | 'br'
export type ByteStream = AsyncIterable<Uint8Array>

/**
 * Lists the codings of `content-encoding` in reverse, as they have to be undone (RFC 9110, section 8.4).
 * @throws LinkglassError `EFATAL` if a coding is unknown, or there are more than `max`
 */
export function parseCodings(header: string | undefined, max: number): readonly ContentCoding[] {
  const names = (header ?? '').split(',').map((name) => name.trim().toLowerCase())
  const given = names.filter((name) => !NO_CODINGS.has(name) && normalizeEncoding(name) === null)
  const codings = given.map(parseCoding)
  if (codings.length > max) {
    const text = `The target encodes its answer ${codings.length} times; ${max} may be.`
    throw createFetchError('EFATAL', text)
  }
  return codings.reverse()
}

/** Undoes the codings one after the other and applies `limit` to the output of each. */
export function decodeContent(
  source: ByteStream,
  codings: readonly ContentCoding[],
  limit: (bytes: ByteStream) => ByteStream,
): ByteStream {
  return codings.reduce((bytes, coding) => limit(undoCoding(bytes, coding)), source)
}

async function* undoCoding(source: ByteStream, coding: ContentCoding): ByteStream {
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

/** Options that let zlib decode a truncated stream as far as it goes. The number 2 is Z_SYNC_FLUSH. */
const ZLIB = { finishFlush: 2, chunkSize: 65_536 }
/** Options that let brotli decode a truncated stream as far as it goes. The number 1 is BROTLI_OPERATION_FLUSH. */
const BROTLI = { finishFlush: 1, chunkSize: 65_536 }

const DECODERS: Record<ContentCoding, (first: Uint8Array) => Transform> = {
  gzip: () => createGunzip(ZLIB),
  br: () => createBrotliDecompress(BROTLI),
  // "deflate" means zlib's format, whose first byte names method 8 (RFC 1950); many servers send raw deflate data.
  deflate: ([first = 0]) => ((first & 0x0f) === 8 ? createInflate(ZLIB) : createInflateRaw(ZLIB)),
}

function parseCoding(name: string): ContentCoding {
  if (name === 'gzip' || name === 'x-gzip') return 'gzip'
  if (name === 'deflate' || name === 'br') return name
  throw createFetchError(
    'EFATAL',
    `The target encodes its answer as ${quote(name)}, which was not asked for and can't be read.`,
  )
}

/** Values of `content-encoding` that stand for no coding. Servers send most of them by mistake. */
const NO_CODINGS = new Set(['', 'identity', 'none', 'binary', '7bit', '8bit', 'chunked'])
