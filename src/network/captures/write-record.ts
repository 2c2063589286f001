import { createHash, randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { sumLengths } from '../../lib/net/body.js'
import { compressToGzipMember, computeStoredMemberSize, createStoredMember } from './gzip-member.js'

/** Bytes, or a string with one character per byte. */
export type Bytes = Uint8Array | string

export interface WrittenRecord {
  readonly type: 'warcinfo' | 'request' | 'response' | 'resource' | 'metadata'
  readonly at: Date
  readonly url?: string
  readonly contentType?: string
  /** UUID that other records refer to. Random if absent. */
  readonly id?: string
  readonly lines?: string | undefined
  /** Head of an HTTP message, including the empty line. */
  readonly httpHead?: string
  readonly body: readonly Bytes[]
  readonly isCompressed?: boolean
}

/** A gzip member. If `digest` is set, a record that has yet to become one. */
export interface FileSection {
  readonly parts: readonly Bytes[]
  /** Size of the gzip member in bytes. */
  readonly length: number
  /** Offset at which to write the digest, and offset of the first digested byte. */
  readonly digest?: { readonly at: number; readonly from: number } | undefined
}

export function writeRecord(record: WrittenRecord): FileSection {
  const { type, at, url, id = randomUUID(), lines = '', httpHead = '', body } = record
  const { contentType = `application/http; msgtype=${type}` } = record
  // Only one digest is written, to save time. For responses, programs compare that of the payload.
  const isResponse = type === 'response'
  const uri = url === undefined ? '' : `WARC-Target-URI: ${url}\r\n`
  const end = `${NO_DIGEST}\r\nContent-Length: ${httpHead.length + sumLengths(body)}\r\n\r\n`
  const head = toBinaryString(
    `WARC/1.1\r\nWARC-Type: ${type}\r\nWARC-Record-ID: <urn:uuid:${id}>\r\n` +
      `WARC-Date: ${at.toISOString()}\r\n${uri}${lines}Content-Type: ${contentType}\r\n` +
      `WARC-${isResponse ? 'Payload' : 'Block'}-Digest: sha256:${end}`,
  )
  const parts = [head + httpHead, ...body, END]
  const from = head.length + (isResponse ? httpHead.length : 0)
  const digest = { at: head.length - end.length, from }
  return { parts, length: computeStoredMemberSize(sumLengths(parts)), digest }
}

export async function compressRecord({ parts, digest }: FileSection): Promise<FileSection> {
  const record = Buffer.concat(encodeTexts(parts))
  const packed = await compressToGzipMember(digest ? await fillInDigest(digest, record) : record)
  return { parts: [packed], length: packed.length }
}

/** Converts parts to bytes. Joins adjacent texts before, since many small buffers are slow. */
export function encodeTexts(parts: readonly Bytes[]): Uint8Array[] {
  const joined: Bytes[] = []
  for (const part of parts) {
    const isText = typeof part === 'string' && typeof joined.at(-1) === 'string'
    joined.push(isText ? `${joined.pop()}${part}` : part)
  }
  return joined.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part))
}

const NO_DIGEST = '0'.repeat(64)

/** Builds the final file from the joined bytes of sections. */
export async function packSections(
  sections: readonly (Pick<FileSection, 'digest'> & { readonly size: number })[],
  joined: Buffer,
): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let start = 0
  for (const { size, digest } of sections) {
    const section = joined.subarray(start, start + size)
    parts.push(...(digest ? createStoredMember(await fillInDigest(digest, section)) : [section]))
    start += size
  }
  return Buffer.concat(parts)
}

/** Encodes with one character for each byte: in Latin-1 if all characters fit, else in UTF-8. */
export function toBinaryString(text: string): string {
  return BEYOND_LATIN_1.test(text) ? toUtf8ByteString(text) : text
}

/** Encodes in UTF-8, with one character for each byte. */
export function toUtf8ByteString(text: string): string {
  return BEYOND_ASCII.test(text) ? Buffer.from(text).toString('latin1') : text
}

const BEYOND_LATIN_1 = /[^\0-\xff]/
const BEYOND_ASCII = /[^\0-\x7f]/

const END = '\r\n\r\n'

async function fillInDigest(
  { at, from }: NonNullable<FileSection['digest']>,
  record: Buffer,
): Promise<Buffer> {
  const hash = createHash('sha256')
  const end = record.length - END.length
  for (let start = from; start < end; start += MEGABYTE) {
    hash.update(record.subarray(start, Math.min(end, start + MEGABYTE)))
    if (start + MEGABYTE < end) await setImmediate()
  }
  record.write(hash.digest('hex'), at, 'latin1')
  return record
}

const MEGABYTE = 1_048_576
