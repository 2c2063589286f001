import { readFile } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { AsyncIterReader, LimitReader, WARCParser, type WARCRecord } from 'warcio'
import { LinkglassError } from '../../contracts/errors.js'
import { quote } from '../../lib/text/quote.js'
import type { CapturedExchange, CapturedResponse, Truncation } from './captured.js'

/** Exchanges of a file, and when they were recorded. */
export interface Capture {
  readonly exchanges: readonly CapturedExchange[]
  /** The answer that was made from them, if a linkglass recorded it: its address, and when it was made. */
  readonly answered: { readonly url: string; readonly at: number } | undefined
}

export interface FileLimits {
  /** Bytes of the file, unpacked. */
  readonly maxBytes: number
}

/** Records of a file at most. */
const MAX_RECORDS = 100_000

/**
 * Reads a WARC file, compressed or not, of whatever program wrote it.
 * @throws LinkglassError `EINVALQUERY` for a file that is none, or is too large
 */
export async function readCapture(
  source: string | URL | Uint8Array,
  limits: FileLimits,
): Promise<Capture> {
  const bytes = await unpack(await open(source), limits)
  const exchanges: CapturedExchange[] = []
  const byDigest = new Map<string, CapturedResponse>()
  let answered: Capture['answered']
  let records = 0
  try {
    for await (const record of new WARCParser([bytes], { parseHttp: false })) {
      if (++records > MAX_RECORDS) throw wrongFile(`has more than ${MAX_RECORDS} records`)
      const exchange = await readExchange(record, byDigest)
      if (exchange) exchanges.push(exchange)
      else answered ??= readAnswered(record)
    }
  } catch (error) {
    if (error instanceof LinkglassError) throw error
    throw wrongFile('is broken', error)
  }
  if (exchanges.length > 0) return { exchanges, answered }
  throw wrongFile('has no record of a response')
}

async function open(source: string | URL | Uint8Array): Promise<Uint8Array> {
  if (source instanceof Uint8Array) return source
  try {
    return await readFile(source)
  } catch (cause) {
    throw wrongFile(`${quote(String(source))} can't be read`, cause)
  }
}

async function unpack(file: Uint8Array, { maxBytes }: FileLimits): Promise<Uint8Array> {
  const tooLarge = `has more than ${maxBytes} bytes, unpacked (LINKGLASS_MAX_CAPTURE)`
  if (file.length > maxBytes) throw wrongFile(tooLarge)
  if (file[0] !== 0x1f || file[1] !== 0x8b) return file
  const parts: Uint8Array[] = []
  let size = 0
  const unpacked = Readable.from([file]).pipe(createGunzip())
  try {
    for await (const part of unpacked as AsyncIterable<Uint8Array>) {
      size += part.length
      if (size > maxBytes) throw wrongFile(tooLarge)
      parts.push(part)
    }
  } catch (error) {
    if (error instanceof LinkglassError) throw error
    throw wrongFile('is packed wrongly', error)
  }
  return Buffer.concat(parts)
}

async function readExchange(
  record: WARCRecord,
  byDigest: Map<string, CapturedResponse>,
): Promise<CapturedExchange | undefined> {
  const { warcType, warcTargetURI: url, warcPayloadDigest: digest } = record
  const at = new Date(record.warcDate ?? 0)
  if (!url) return undefined
  if (warcType === 'metadata') return readFailure(record, { url, at, headers: {} })
  if (warcType !== 'response' && warcType !== 'revisit') return undefined
  const block = await readBlock(record)
  const end = block.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const [start = '', ...lines] = block.toString('latin1', 0, end).split('\r\n')
  const headers = readHeaders(lines)
  const earlier = warcType === 'revisit' && digest ? byDigest.get(digest) : undefined
  const response: CapturedResponse = {
    statusCode: Number(start.split(' ')[1]) || 0,
    headers,
    body: earlier?.body ?? [await readBody(block.subarray(end + 4), headers)],
    truncated: readTruncation(record.warcHeader('WARC-Truncated')),
  }
  if (digest && warcType === 'response') byDigest.set(digest, response)
  return { url: withoutFragment(url), at, headers: {}, response }
}

async function readFailure(
  record: WARCRecord,
  entry: CapturedExchange,
): Promise<CapturedExchange | undefined> {
  if (record.warcContentType !== 'application/json') return undefined
  const value: unknown = JSON.parse((await readBlock(record)).toString())
  const { failure } = value as Partial<CapturedExchange>
  return failure && { ...entry, failure }
}

function readAnswered({
  warcType,
  warcContentType,
  warcTargetURI: url,
  warcDate,
}: WARCRecord): Capture['answered'] {
  const isAnswer = warcType === 'metadata' && warcContentType === 'application/json'
  return isAnswer && url && warcDate ? { url, at: Date.parse(warcDate) } : undefined
}

async function readBlock(record: WARCRecord): Promise<Buffer> {
  const bytes = await record.readFully()
  const { _reader: reader } = record
  if (reader instanceof LimitReader && reader.limit > 0)
    throw wrongFile('ends in the middle of a record')
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
}

async function readBody(bytes: Uint8Array, headers: IncomingHttpHeaders): Promise<Uint8Array> {
  if (!/chunked/i.test(headers['transfer-encoding'] ?? '')) return bytes
  return new AsyncIterReader([bytes], null, true).readFully()
}

/** Reads the lines in their order, their bytes one to a character as those of a live response. */
function readHeaders(lines: readonly string[]): IncomingHttpHeaders {
  const read: IncomingHttpHeaders = {}
  for (const line of lines) {
    const colon = line.indexOf(':')
    if (colon <= 0) continue
    const name = line.slice(0, colon).trim().toLowerCase()
    const value = line.slice(colon + 1).trim()
    const before = read[name]
    if (name === 'set-cookie') read[name] = [...(read[name] ?? []), value]
    else read[name] = typeof before === 'string' ? `${before}, ${value}` : value
  }
  return read
}

function readTruncation(word: string | null | undefined): Truncation | undefined {
  if (!word) return undefined
  return word === 'disconnect' || word === 'time' ? word : 'length'
}

function withoutFragment(url: string): string {
  return url.replace(/#.*$/s, '')
}

function wrongFile(what: string, cause?: unknown): LinkglassError {
  const text = `The capture ${what}. Give a WARC file, as \`--capture FILE.warc.gz\` writes it.`
  return new LinkglassError('EINVALQUERY', text, { cause })
}
