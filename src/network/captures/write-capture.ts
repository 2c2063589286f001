import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import { type IncomingHttpHeaders, STATUS_CODES } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import {
  HeadersMultiMap,
  StatusAndHeaders,
  WARC_1_1,
  WARCRecord,
  WARCSerializer,
  type WARCType,
} from 'warcio'
import { splitIntoChunks } from '../../lib/net/body.js'
import type { CapturedExchange, CapturedResponse } from './captured.js'

/** An answer, and what was asked. */
export interface CapturedAnswer {
  readonly url: string
  readonly at: Date
  readonly version: string
  readonly query: unknown
  readonly answer: unknown
  /** The start of a visit. */
  readonly visitedAt?: Date | undefined
}

/** A file that was made of a page in a browser. */
export interface CapturedFile {
  /** Names its kind: `html`, `screenshot`, `pdf`. */
  readonly kind: string
  /** Address of the page. */
  readonly url: string
  readonly type: string
  readonly bytes: Uint8Array
}

/** A record, and the body that its digests are made of. */
interface Written {
  readonly record: WARCRecord
  readonly body: readonly Uint8Array[]
}

/** Writes a WARC 1.1 file of everything that an answer was made from, each record compressed by itself. */
export async function writeCapture(
  exchanges: readonly CapturedExchange[],
  files: readonly CapturedFile[],
  answer: CapturedAnswer,
): Promise<Buffer> {
  const info = WARCRecord.createWARCInfo(
    { warcVersion: WARC_1_1, date: answer.at.toISOString() },
    { software: `linkglass ${answer.version}`, format: 'WARC File Format 1.1' },
  )
  const parts = [await pack(info)]
  const written = [
    ...exchanges.flatMap(toRecords),
    ...files.map((file) => toResource(file, answer.at)),
    toJsonRecord(answer.url, answer.at, answer),
  ]
  for (const { record, body } of written) {
    await addDigests(record, body)
    parts.push(await pack(record))
  }
  return Buffer.concat(parts)
}

const compress = promisify(gzip)

/** Compresses a record quickly: a file that is a fifth larger takes a third of the time. */
async function pack(record: WARCRecord): Promise<Buffer> {
  const bytes = await WARCSerializer.serialize(record, { gzip: false, digest: { algo: '' } })
  return compress(bytes, { level: constants.Z_BEST_SPEED })
}

/** Adds the digests of a record by Node.js, which takes a fourth of the time of those of the library. */
async function addDigests(
  { httpHeaders, warcHeaders: { headers } }: WARCRecord,
  body: readonly Uint8Array[],
): Promise<void> {
  const [payload, block] = [createHash('sha256'), createHash('sha256')]
  if (httpHeaders) block.update(`${httpHeaders.toString()}\r\n`)
  for await (const part of inTurns(body)) {
    payload.update(part)
    block.update(part)
  }
  headers.set('WARC-Payload-Digest', `sha256:${payload.digest('hex')}`)
  headers.set('WARC-Block-Digest', `sha256:${block.digest('hex')}`)
}

function toRecords(exchange: CapturedExchange): Written[] {
  const { url, at, headers, method = 'GET', form, resourceType, response, failure } = exchange
  const { host, pathname, search } = new URL(url)
  const lines: Line[] = [['host', host], ...Object.entries(headers)]
  const request = toHttpRecord('request', {
    url,
    at,
    lines,
    start: `${method} ${pathname}${search} HTTP/1.1`,
    body: form ? [form] : [],
  })
  const warcHeaders = {
    'WARC-Concurrent-To': request.record.warcHeader('WARC-Record-ID') ?? '',
    ...(resourceType && { 'WARC-Resource-Type': resourceType }),
  }
  if (failure) return [request, toJsonRecord(url, at, { failure }, warcHeaders)]
  return response ? [request, toResponseRecord(url, at, response, warcHeaders)] : [request]
}

/** Names the record of a file as other programs for archives do: by a prefix before the page's address. */
function toResource({ kind, url, type, bytes }: CapturedFile, at: Date): Written {
  const date = at.toISOString()
  const body = [bytes]
  const warcHeaders = { 'Content-Type': type }
  const record = WARCRecord.create(
    { type: 'resource', url: `urn:${kind}:${url}`, date, warcVersion: WARC_1_1, warcHeaders },
    inTurns(body),
  )
  return { record, body }
}

function toResponseRecord(
  url: string,
  at: Date,
  { statusCode, headers, body, truncated }: CapturedResponse,
  warcHeaders: Record<string, string>,
): Written {
  const isChunked = headers['transfer-encoding'] === 'chunked'
  return toHttpRecord('response', {
    url,
    at,
    lines: toLines(headers),
    start: `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode] ?? ''}`.trimEnd(),
    body: isChunked ? inOneChunk(body, truncated === undefined) : body,
    warcHeaders: { ...warcHeaders, ...(truncated && { 'WARC-Truncated': truncated }) },
  })
}

type Line = [name: string, value: string]

/** Header lines, of which some may have the same name. */
class HeaderLines extends HeadersMultiMap {
  readonly #lines: readonly Line[]

  constructor(lines: readonly Line[]) {
    super()
    this.#lines = lines
  }

  override [Symbol.iterator](): IterableIterator<Line> {
    return this.#lines[Symbol.iterator]()
  }
}

interface HttpRecord {
  readonly url: string
  readonly at: Date
  readonly start: string
  readonly lines: readonly Line[]
  readonly body?: readonly Uint8Array[]
  readonly warcHeaders?: Record<string, string>
}

function toHttpRecord(type: WARCType, http: HttpRecord): Written {
  const { url, at, start, lines, body = [], warcHeaders = {} } = http
  const date = at.toISOString()
  const record = WARCRecord.create(
    { type, url, date, warcVersion: WARC_1_1, warcHeaders },
    inTurns(body),
  )
  const headers = new HeaderLines(lines)
  record.httpHeaders = new StatusAndHeaders({ statusline: start, headers })
  return { record, body }
}

function toJsonRecord(
  url: string,
  at: Date,
  value: unknown,
  more?: Record<string, string>,
): Written {
  const warcHeaders = { 'Content-Type': 'application/json', ...more }
  const date = at.toISOString()
  const body = [Buffer.from(JSON.stringify(value))]
  const record = WARCRecord.create(
    { type: 'metadata', url, date, warcVersion: WARC_1_1, warcHeaders },
    body,
  )
  return { record, body }
}

function toLines(headers: Readonly<IncomingHttpHeaders>): Line[] {
  return Object.entries(headers).flatMap(([name, value = []]) =>
    [value].flat().map((one): Line => [name, toText(one)]),
  )
}

/** Reads a header's bytes, one to a character, as the UTF-8 that they are written as. */
function toText(value: string): string {
  const bytes = Buffer.from(value, 'latin1')
  return isUtf8(bytes) ? bytes.toString('utf8') : value
}

/** Gives each piece in a turn of the loop of its own, which the digests of megabytes would block. */
async function* inTurns(body: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  for (const part of body) {
    yield* splitIntoChunks(Buffer.from(part.buffer, part.byteOffset, part.length))
    await setImmediate()
  }
}

/** Frames a body whose head says that it comes in chunks. */
function inOneChunk(body: readonly Uint8Array[], isWhole: boolean): Uint8Array[] {
  const size = body.reduce((sum, { length }) => sum + length, 0)
  const chunk = size === 0 ? [] : [Buffer.from(`${size.toString(16)}\r\n`), ...body, END_OF_LINE]
  return isWhole ? [...chunk, Buffer.from('0\r\n\r\n')] : chunk
}

const END_OF_LINE = Buffer.from('\r\n')
