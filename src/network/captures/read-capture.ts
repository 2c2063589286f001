import { readFile } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { AsyncIterReader, WARCParser, type WARCRecord } from 'warcio'
import { LinkglassError } from '../../contracts/errors.js'
import { quote } from '../../lib/text/quote.js'
import type { CapturedExchange, CapturedResponse, Truncation } from './captured.js'

/** Exchanges of a file, and when they were recorded. */
export interface Capture {
  readonly exchanges: readonly CapturedExchange[]
  /** When its answer was made, in Unix milliseconds. */
  readonly at: number | undefined
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
  let at: number | undefined
  let records = 0
  try {
    for await (const record of new WARCParser([bytes])) {
      if (++records > MAX_RECORDS) throw wrongFile(`has more than ${MAX_RECORDS} records`)
      const exchange = await readExchange(record, byDigest)
      if (exchange) exchanges.push(exchange)
      else at ??= readTime(record)
    }
  } catch (error) {
    if (error instanceof LinkglassError) throw error
    throw wrongFile('is broken', error)
  }
  if (exchanges.length > 0) return { exchanges, at }
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
  const { httpHeaders } = record
  if (!httpHeaders) return undefined
  const headers = readHeaders(httpHeaders)
  const earlier = warcType === 'revisit' && digest ? byDigest.get(digest) : undefined
  const response: CapturedResponse = {
    statusCode: Number(httpHeaders.statusCode) || 0,
    headers,
    body: earlier?.body ?? [await readBody(record, headers)],
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
  const value: unknown = JSON.parse(new TextDecoder().decode(await record.readFully()))
  const { failure } = value as Partial<CapturedExchange>
  return failure && { ...entry, failure }
}

/** Reads the time of the record of the answer. */
function readTime({ warcType, warcDate }: WARCRecord): number | undefined {
  return warcType === 'metadata' && warcDate ? Date.parse(warcDate) : undefined
}

async function readBody(record: WARCRecord, headers: IncomingHttpHeaders): Promise<Uint8Array> {
  const bytes = await record.readFully()
  if (!/chunked/i.test(headers['transfer-encoding'] ?? '')) return bytes
  return new AsyncIterReader([bytes], null, true).readFully()
}

function readHeaders({
  headers,
  reencodeHeaders,
}: NonNullable<WARCRecord['httpHeaders']>): IncomingHttpHeaders {
  const read: IncomingHttpHeaders = {}
  for (const [given, text] of headers) {
    const name = given.toLowerCase()
    const isBytes = reencodeHeaders?.has(name) ?? false
    const value = isBytes ? text : Buffer.from(text, 'utf8').toString('latin1')
    if (name === 'set-cookie') read[name] = [...(read[name] ?? []), value]
    else read[name] = value
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
