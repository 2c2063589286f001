import type { Transform } from 'node:stream'
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
  const decoder = DECODERS[coding](first.value)
  let onRead = () => {}
  const waitForRead = async () => {
    while (decoder.readableLength > 0) await new Promise<void>((resolve) => (onRead = resolve))
  }
  void feedDecoder(decoder, prependChunk(first.value, iterator), waitForRead)
  for await (const chunk of decoder) {
    yield chunk
    onRead()
  }
}

/** Ends the decoder only once all its output is read, which an error would discard. Cut data is an error. */
async function feedDecoder(
  decoder: Transform,
  source: ByteStream,
  waitForRead: () => Promise<void>,
): Promise<void> {
  const broken = await writeChunks(decoder, source).catch((error: Error) => error)
  await waitForRead()
  if (broken) decoder.destroy(broken)
  else decoder.end()
}

async function writeChunks(decoder: Transform, source: ByteStream): Promise<void> {
  for await (const chunk of source) {
    await new Promise((resolve) => decoder.write(chunk, resolve))
    if (decoder.destroyed) return
  }
}

async function* prependChunk(first: Uint8Array, rest: AsyncIterator<Uint8Array>): ByteStream {
  yield first
  yield* { [Symbol.asyncIterator]: () => rest }
}

const OPTIONS = { chunkSize: 65_536 }

const DECODERS: Record<ContentCoding, (first: Uint8Array) => Transform> = {
  gzip: () => createGunzip(OPTIONS),
  br: () => createBrotliDecompress(OPTIONS),
  // Many servers send raw deflate data without zlib's header (RFC 1950).
  deflate: ([first = 0]) => ((first & 0x0f) === 8 ? createInflate : createInflateRaw)(OPTIONS),
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
