import { createHash, randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { compressMember, storeMember } from './gzip-member.js'

export type HeadLine = readonly [name: string, value: string]

/** A record of WARC 1.1. */
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
  /** True to compress the record, if a browser has unpacked its body; other bodies are small already. */
  readonly isCompressed?: boolean
}

/** Writes a record as a gzip member. */
export async function writeRecord(record: WrittenRecord): Promise<Uint8Array[]> {
  const { type, at, url, id = randomUUID(), lines = [], httpHead = NOTHING, body } = record
  const { contentType = `application/http; msgtype=${type}`, isCompressed } = record
  // Other programs compare the payloads of responses; a digest of the whole block, too, would cost as much again.
  const isResponse = type === 'response'
  const digest = await digestParts(isResponse ? body : [httpHead, ...body])
  const size = body.reduce((sum, { length }) => sum + length, httpHead.length)
  const head: readonly HeadLine[] = [
    ['WARC-Type', type],
    ['WARC-Record-ID', `<urn:uuid:${id}>`],
    ['WARC-Date', at.toISOString()],
    ...(url === undefined ? [] : [['WARC-Target-URI', url] as const]),
    ...lines,
    ['Content-Type', contentType],
    [isResponse ? 'WARC-Payload-Digest' : 'WARC-Block-Digest', digest],
    ['Content-Length', String(size)],
  ]
  const parts = [toHead('WARC/1.1', head), httpHead, ...body, END]
  return isCompressed ? compressMember(parts) : storeMember(parts)
}

/** Encodes a head as Latin-1 if each of its characters can stand for a byte, or else as UTF-8. */
export function toHead(start: string, lines: readonly HeadLine[]): Buffer {
  const named = lines.map(([name, value]) => `${name}: ${value}\r\n`)
  const text = `${start}\r\n${named.join('')}\r\n`
  return Buffer.from(text, BYTES.test(text) ? 'latin1' : 'utf8')
}

const BYTES = /^[^\u{100}-\u{10ffff}]*$/u

const NOTHING = new Uint8Array()

const END = Buffer.from('\r\n\r\n')

/** Computes a digest, and lets the event loop run after each megabyte. */
async function digestParts(parts: readonly Uint8Array[]): Promise<string> {
  const hash = createHash('sha256')
  let size = 0
  for (const part of parts) {
    for (let start = 0; start < part.length; start += MEGABYTE) {
      const piece = part.subarray(start, start + MEGABYTE)
      hash.update(piece)
      size += piece.length
      if (size < MEGABYTE) continue
      await setImmediate()
      size = 0
    }
  }
  return `sha256:${hash.digest('hex')}`
}

const MEGABYTE = 1_048_576
