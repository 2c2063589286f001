import { createHash, randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { sumLengths } from '../../lib/net/body.js'
import { compressMember, computeStoredSize, createStoredMember } from './gzip-member.js'

export type HeadLine = readonly [name: string, value: string]

export interface WrittenRecord {
  readonly type: 'warcinfo' | 'request' | 'response' | 'resource' | 'metadata'
  readonly at: Date
  readonly url?: string
  readonly contentType?: string
  /** UUID by which other records refer to this one; random if absent. */
  readonly id?: string
  /** Header lines that only some records have. */
  readonly lines?: readonly HeadLine[] | undefined
  /** Head of an HTTP message, including the empty line. */
  readonly httpHead?: Uint8Array
  readonly body: readonly Uint8Array[]
  /** True to compress the record: its body is larger than on the wire, as a browser has unpacked it. */
  readonly isCompressed?: boolean
}

/** A record that is ready for the file: as a gzip member or, if it has a `digest`, not yet packed. */
export interface FileSection {
  readonly parts: readonly Uint8Array[]
  /** Size of the gzip member in bytes. */
  readonly length: number
  /** Offsets in the record: of the digest, and of the first byte that the digest is computed from. */
  readonly digest?: { readonly at: number; readonly from: number } | undefined
}

export async function writeRecord(record: WrittenRecord): Promise<FileSection> {
  const { type, at, url, id = randomUUID(), lines = [], httpHead = NOTHING, body } = record
  const { contentType = `application/http; msgtype=${type}`, isCompressed } = record
  // Other programs compare responses by their payload digests; a block digest as well would double the cost.
  const isResponse = type === 'response'
  const head = encodeHead('WARC/1.1', [
    ['WARC-Type', type],
    ['WARC-Record-ID', `<urn:uuid:${id}>`],
    ['WARC-Date', at.toISOString()],
    ...(url === undefined ? [] : [['WARC-Target-URI', url] as const]),
    ...lines,
    ['Content-Type', contentType],
    [isResponse ? 'WARC-Payload-Digest' : 'WARC-Block-Digest', `sha256:${NO_DIGEST}`],
    ['Content-Length', String(httpHead.length + sumLengths(body))],
  ])
  const parts = [head, httpHead, ...body, END]
  const from = head.length + (isResponse ? httpHead.length : 0)
  const digest = { at: head.lastIndexOf(NO_DIGEST), from }
  if (!isCompressed) return { parts, length: computeStoredSize(sumLengths(parts)), digest }
  const packed = await compressMember([await fillInDigest(digest, Buffer.concat(parts))])
  return { parts: packed, length: sumLengths(packed) }
}

const NO_DIGEST = '0'.repeat(64)

/** Packs the joined sections of a file: computes each missing digest, and stores its record in a gzip member. */
export async function packSections(
  sections: readonly (Pick<FileSection, 'digest'> & { readonly end: number })[],
  joined: Buffer,
): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let start = 0
  for (const { end, digest } of sections) {
    const section = joined.subarray(start, end)
    parts.push(...(digest ? createStoredMember([await fillInDigest(digest, section)]) : [section]))
    start = end
  }
  return Buffer.concat(parts)
}

/** Encodes the head of a message as Latin-1, or as UTF-8 if it has characters beyond that. */
export function encodeHead(start: string, lines: readonly HeadLine[]): Buffer {
  let text = `${start}\r\n`
  for (const [name, value] of lines) text += `${name}: ${value}\r\n`
  text += '\r\n'
  return Buffer.from(text, BYTES.test(text) ? 'latin1' : 'utf8')
}

const BYTES = /^[^\u{100}-\u{10ffff}]*$/u

const NOTHING = new Uint8Array()

const END = Buffer.from('\r\n\r\n')

/** Computes the digest of a record and writes it at its place; lets the event loop run after each megabyte. */
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
