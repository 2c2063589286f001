import { createBrotliDecompress, createGunzip, createInflateRaw } from 'node:zlib'
import { quote } from '../../lib/text/quote.js'
import { type ByteStream, DecoderInput, decodeInput } from './decoder-input.js'
import { createFetchError } from './fetch-errors.js'

/** Value of `accept-encoding`. It lacks zstd, since Node.js 20 cannot decode it. */
export const ACCEPT_ENCODING = 'gzip, deflate, br'

export type ContentCoding = 'gzip' | 'deflate' | 'br'

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

/** Decodes one coding. Only deflate data that is cut is an error, since servers add and drop bytes around it. */
async function* decodeContentCoding(source: ByteStream, coding: ContentCoding): ByteStream {
  const input = new DecoderInput(source)
  try {
    const first = await input.read()
    if (!first) return
    input.unread(first)
    if (coding === 'br') return yield* decodeInput(createBrotliDecompress(OPTIONS), input)
    await input.parse(coding === 'gzip' ? parseGzipHead() : parseZlibHead(first))
    yield* decodeInput(createInflateRaw(OPTIONS), input)
    const isFollowed = await input.parse(parseTrailer(coding === 'gzip' ? 8 : 4))
    if (coding !== 'gzip' || !isFollowed) return
    input.unread(GZIP_START)
    yield* decodeInput(createGunzip(OPTIONS), input)
  } finally {
    input.close()
  }
}

const OPTIONS = { chunkSize: 65_536 }
const GZIP_START = Buffer.of(0x1f, 0x8b)

type ByteParser<T = void> = Generator<void, T, number>

/** Reads what is before the deflate data (RFC 1952, 2.3). */
function* parseGzipHead(): ByteParser {
  const isGzip = (yield) === 0x1f && (yield) === 0x8b && (yield) === 8
  if (!isGzip) throw new Error('incorrect header check')
  const flags = yield
  yield* skipBytes(6)
  if (flags & 4) yield* skipBytes((yield) + 256 * (yield))
  if (flags & 8) while ((yield) !== 0);
  if (flags & 16) while ((yield) !== 0);
  if (flags & 2) yield* skipBytes(2)
}

/** Many servers send raw deflate data without zlib's header (RFC 1950). */
function parseZlibHead([first = 0]: Uint8Array): ByteParser {
  return skipBytes((first & 0x0f) === 8 ? 2 : 0)
}

/** Returns true if a further gzip member follows the checksum, which may be missing. */
function* parseTrailer(size: number): ByteParser<boolean> {
  yield* skipBytes(size)
  return (yield) === GZIP_START[0] && (yield) === GZIP_START[1]
}

function* skipBytes(count: number): ByteParser {
  for (let index = 0; index < count; index++) yield
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
