import { createHash } from 'node:crypto'
import { crc32, inflateRawSync } from 'node:zlib'

export interface CheckedRecord {
  readonly type: string | undefined
  readonly url: string | undefined
  /** The block, with the head of HTTP where it has one. */
  readonly block: Buffer
  /** True if the block is a message of HTTP. */
  readonly isHttp: boolean
  /** Offset of its member of gzip in the file. */
  readonly start: number
  readonly end: number
}

/**
 * Reads a file without the product's library (RFC 1952, WARC 1.1).
 * @throws Error for a wrong checksum, length or digest
 */
export function readWarc(file: Buffer): CheckedRecord[] {
  const records: CheckedRecord[] = []
  for (let start = 0; start < file.length; ) {
    const packed = file.subarray(start + 10)
    const { buffer, engine } = inflateRawSync(packed, { info: true }) as unknown as {
      buffer: Buffer
      engine: { bytesWritten: number }
    }
    const end = engine.bytesWritten
    expectSame('sum', crc32(buffer), packed.readUInt32LE(end))
    expectSame('size', buffer.length, packed.readUInt32LE(end + 4))
    const next = start + 10 + end + 8
    records.push({ ...readRecord(buffer), start, end: next })
    start = next
  }
  return records
}

function readRecord(bytes: Buffer): Omit<CheckedRecord, 'start' | 'end'> {
  const headEnd = bytes.indexOf('\r\n\r\n')
  const [version, ...lines] = bytes.toString('utf8', 0, headEnd).split('\r\n')
  const head = new Map(lines.map((line) => line.split(/: (.*)/s, 2) as [string, string]))
  const block = bytes.subarray(headEnd + 4, -4)
  const isHttp = head.get('Content-Type')?.startsWith('application/http') ?? false
  const payload = isHttp ? block.subarray(block.indexOf('\r\n\r\n') + 4) : block
  expectSame('version', version, 'WARC/1.1')
  expectSame('end', bytes.toString('latin1', bytes.length - 4), '\r\n\r\n')
  expectSame('length', head.get('Content-Length'), String(block.length))
  const isResponse = head.get('WARC-Type') === 'response'
  const [blockDigest, payloadDigest] = isResponse
    ? [undefined, toDigest(payload)]
    : [toDigest(block), undefined]
  expectSame('block digest', head.get('WARC-Block-Digest'), blockDigest)
  expectSame('payload digest', head.get('WARC-Payload-Digest'), payloadDigest)
  return { type: head.get('WARC-Type'), url: head.get('WARC-Target-URI'), block, isHttp }
}

function toDigest(bytes: Uint8Array): string {
  return `sha256:${createHash('sha256').update(bytes).digest('hex')}`
}

function expectSame(what: string, found: unknown, expected: unknown): void {
  if (found !== expected) throw new Error(`The ${what} is ${found}, not ${expected}.`)
}
