import { randomUUID } from 'node:crypto'
import { type IncomingHttpHeaders, STATUS_CODES } from 'node:http'
import type { UnfinishedFile } from '../../contracts/own-files.js'
import { sumLengths } from '../../lib/net/body.js'
import type { CapturedExchange } from './captured.js'
import {
  type Bytes,
  compressRecord,
  encodeTexts,
  type FileSection,
  packSections,
  toBinaryString,
  toUtf8ByteString,
  type WrittenRecord,
  writeRecord,
} from './write-record.js'

export interface CapturedAnswer {
  readonly url: string
  readonly at: Date
  readonly version: string
  readonly query: unknown
  readonly answer: unknown
  readonly visitedAt?: Date | undefined
}

export interface CapturedFile {
  /** Kind of the file: `html`, `screenshot`, `pdf`. */
  readonly kind: string
  readonly url: string
  readonly type: string
  readonly bytes: Uint8Array
}

/** Writes a WARC 1.1 file. The returned `finish` adds digests and checksums. */
export async function writeCapture(
  exchanges: readonly CapturedExchange[],
  files: readonly CapturedFile[],
  answer: CapturedAnswer,
): Promise<UnfinishedFile> {
  const info = `software: linkglass ${answer.version}\r\nformat: WARC File Format 1.1\r\n`
  const records: WrittenRecord[] = [
    { type: 'warcinfo', at: answer.at, contentType: 'application/warc-fields', body: [info] },
    ...exchanges.flatMap(createExchangeRecords),
    ...files.map((file) => createFileRecord(file, answer.at)),
    createJsonRecord(answer.url, answer.at, answer),
  ]
  const parts: Bytes[] = []
  const sections: { size: number; digest: FileSection['digest'] }[] = []
  let length = 0
  for (const record of records) {
    const plain = writeRecord(record)
    const section = record.isCompressed ? await compressRecord(plain) : plain
    parts.push(...section.parts)
    length += section.length
    sections.push({ size: sumLengths(section.parts), digest: section.digest })
  }
  return { parts: encodeTexts(parts), length, finish: packSections.bind(undefined, sections) }
}

function createExchangeRecords(exchange: CapturedExchange): WrittenRecord[] {
  const { url, at, headers, method = 'GET', form, resourceType, response, failure } = exchange
  const [, host = '', path = ''] = /^\w+:\/\/([^/]*)(.*)$/s.exec(url) ?? []
  const httpHead = formatHttpHead(`${method} ${path} HTTP/1.1\r\nhost: ${host}`, headers)
  const [id, isCompressed] = [randomUUID(), resourceType !== undefined]
  const body = form ? [form] : []
  const request: WrittenRecord = { type: 'request', at, url, id, httpHead, body, isCompressed }
  const kind = resourceType ? `WARC-Resource-Type: ${resourceType}\r\n` : ''
  const lines = `WARC-Concurrent-To: <urn:uuid:${id}>\r\n${kind}`
  if (failure) return [request, createJsonRecord(url, at, { failure }, lines)]
  if (!response) return [request]
  const { statusCode, truncated } = response
  const isChunked = response.headers['transfer-encoding'] === 'chunked'
  const status = `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode] ?? ''}`.trimEnd()
  const cut = truncated ? `WARC-Truncated: ${truncated}\r\n` : ''
  const sent = isChunked ? encodeAsChunk(response.body, !truncated) : response.body
  const message = { httpHead: formatHttpHead(status, response.headers), body: sent, isCompressed }
  return [request, { type: 'response', at, url, lines: lines + cut, ...message }]
}

function createFileRecord({ kind, url: page, type, bytes }: CapturedFile, at: Date): WrittenRecord {
  const url = `urn:${kind}:${page}`
  return { type: 'resource', at, url, contentType: type, body: [bytes], isCompressed: true }
}

function createJsonRecord(url: string, at: Date, value: unknown, lines?: string): WrittenRecord {
  const body = [toUtf8ByteString(JSON.stringify(value))]
  return { type: 'metadata', at, url, contentType: 'application/json', lines, body }
}

function formatHttpHead(start: string, headers: Readonly<IncomingHttpHeaders>): string {
  let text = `${start}\r\n`
  for (const [name, value = []] of Object.entries(headers)) {
    if (typeof value === 'string') text += `${name}: ${value}\r\n`
    else for (const one of value) text += `${name}: ${one}\r\n`
  }
  return toBinaryString(`${text}\r\n`)
}

function encodeAsChunk(body: readonly Uint8Array[], isWhole: boolean): Bytes[] {
  const size = sumLengths(body)
  const chunk = size === 0 ? [] : [`${size.toString(16)}\r\n`, ...body, '\r\n']
  return isWhole ? [...chunk, '0\r\n\r\n'] : chunk
}
