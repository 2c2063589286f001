import type { IncomingHttpHeaders } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { AsyncIterReader, LimitReader, WARCParser, type WARCRecord } from 'warcio'
import { createFileError } from './capture-errors.js'
import {
  type CapturedExchange,
  createSentForm,
  removeFragment,
  type SentForm,
  type Truncation,
} from './captured.js'

export interface StoredRecord {
  readonly url: string
  readonly at: Date
  readonly id: string
  /** Ids of records of the same exchange (`WARC-Concurrent-To`). */
  readonly about: readonly string[]
  readonly digest: string | undefined
  readonly exchange?: CapturedExchange
  readonly isRevisit?: boolean
  /** URL of the earlier record to which a `revisit` refers. */
  readonly refersTo?: string
  readonly sent?: SentForm
  readonly answer?: AnswerTimes
}

/** Times of an answer, in milliseconds since the epoch. */
export interface AnswerTimes {
  readonly at: number
  /** Start of the browser's visit, if there was one. */
  readonly visitedAt: number | undefined
}

export async function* readRecords(bytes: Uint8Array): AsyncGenerator<StoredRecord> {
  const records = new WARCParser(splitIntoPieces(bytes), { parseHttp: false })
  for await (const record of records) yield await readRecord(record)
}

/** Maximum bytes to give the parser at once. It would copy larger pieces repeatedly. */
const PIECE = 65_536

async function* splitIntoPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += PIECE) {
    if (start > 0) await setImmediate()
    yield bytes.subarray(start, start + PIECE)
  }
}

async function readRecord(record: WARCRecord): Promise<StoredRecord> {
  const { warcType, warcTargetURI: url, warcDate, warcPayloadDigest, warcConcurrentTo } = record
  const stored = {
    url: removeFragment(url ?? ''),
    at: new Date(warcDate ?? 0),
    id: record.warcHeader('WARC-Record-ID') ?? '',
    about: warcConcurrentTo ?? [],
    digest: warcPayloadDigest ?? undefined,
  }
  if (!url) return stored
  if (warcType === 'request')
    return { ...stored, sent: readRequestRecord(await readRecordBlock(record)) }
  if (warcType === 'metadata') return { ...stored, ...(await readMetadata(record, stored)) }
  if (warcType !== 'response' && warcType !== 'revisit') return stored
  const exchange = await readResponse(record, stored)
  if (!exchange || warcType === 'response') return { ...stored, ...(exchange && { exchange }) }
  const refersTo = removeFragment(record.warcRefersToTargetURI ?? url)
  return { ...stored, exchange, isRevisit: true, refersTo }
}

type Place = Pick<StoredRecord, 'url' | 'at'>

async function readResponse(
  record: WARCRecord,
  { url, at }: Place,
): Promise<CapturedExchange | undefined> {
  const block = await readRecordBlock(record)
  const end = block.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const [start = '', ...lines] = block.toString('latin1', 0, end).split('\r\n')
  const headers = parseHeaders(lines)
  const response = {
    statusCode: Number(start.split(' ')[1]) || 0,
    headers,
    body: [await readBody(block.subarray(end + 4), headers)],
    truncated: parseTruncation(record.warcHeader('WARC-Truncated')),
  }
  const resourceType = record.warcHeader('WARC-Resource-Type') ?? undefined
  return { url, at, headers: {}, resourceType, response }
}

function readRequestRecord(block: Buffer): SentForm {
  const [method = 'GET'] = block.toString('latin1', 0, 16).split(' ', 1)
  const end = block.indexOf('\r\n\r\n')
  return createSentForm(method, end < 0 ? block : block.subarray(end + 4))
}

async function readMetadata(
  record: WARCRecord,
  { url, at }: Place,
): Promise<Pick<StoredRecord, 'exchange' | 'answer'>> {
  if (record.warcContentType !== 'application/json') return {}
  const value: unknown = JSON.parse((await readRecordBlock(record)).toString())
  const { failure, visitedAt } = value as { visitedAt?: string } & Partial<CapturedExchange>
  const resourceType = record.warcHeader('WARC-Resource-Type') ?? undefined
  if (failure) return { exchange: { url, at, headers: {}, resourceType, failure } }
  const visited = visitedAt === undefined ? undefined : Date.parse(visitedAt)
  return { answer: { at: at.getTime(), visitedAt: visited } }
}

async function readRecordBlock(record: WARCRecord): Promise<Buffer> {
  const bytes = await record.readFully()
  const { _reader: reader } = record
  if (reader instanceof LimitReader && reader.limit > 0)
    throw createFileError('ends in the middle of a record')
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
}

async function readBody(bytes: Uint8Array, headers: IncomingHttpHeaders): Promise<Uint8Array> {
  if (!/chunked/i.test(headers['transfer-encoding'] ?? '')) return bytes
  return new AsyncIterReader([bytes], null, true).readFully()
}

function parseHeaders(lines: readonly string[]): IncomingHttpHeaders {
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

function parseTruncation(word: string | null | undefined): Truncation | undefined {
  if (!word) return undefined
  return word === 'disconnect' || word === 'time' ? word : 'length'
}

type Linked = Pick<StoredRecord, 'id' | 'about' | 'sent'>

export function createSentFormFinder(records: readonly Linked[]) {
  const byId = new Map<string, SentForm>()
  for (const { id, about, sent } of records) {
    if (sent?.method === undefined) continue
    for (const one of [id, ...about]) byId.set(one, sent)
  }
  return ({ id, about }: Linked): SentForm => {
    const found = [id, ...about].find((one) => byId.has(one))
    return byId.get(found ?? '') ?? {}
  }
}
