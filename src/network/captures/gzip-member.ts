import { promisify } from 'node:util'
import { constants, crc32, gzip, type InflateRaw, inflateRaw } from 'node:zlib'
import { createFileError, createTooLargeError } from './capture-errors.js'

const gzipInPool = promisify(gzip)

/** Compresses at the fastest level, which saves two thirds of the time. */
export function compressToGzipMember(bytes: Uint8Array): Promise<Buffer> {
  return gzipInPool(bytes, { level: constants.Z_BEST_SPEED })
}

/** Puts bytes into a gzip member (RFC 1952) without compressing them. */
export function createStoredMember(bytes: Uint8Array): Uint8Array[] {
  const parts = [HEAD]
  for (let at = 0; at < bytes.length; at += MAX_BLOCK) {
    const block = bytes.subarray(at, at + MAX_BLOCK)
    const head = Buffer.alloc(5)
    head.writeUInt16LE(block.length, 1)
    head.writeUInt16LE(MAX_BLOCK - block.length, 3)
    parts.push(head, block)
  }
  const trailer = Buffer.alloc(TRAILER)
  trailer.writeUInt32LE(crc32(bytes))
  trailer.writeUInt32LE(bytes.length % 2 ** 32, 4)
  return [...parts, LAST_BLOCK, trailer]
}

export function computeStoredMemberSize(length: number): number {
  return HEAD.length + 5 * Math.ceil(length / MAX_BLOCK) + length + LAST_BLOCK.length + TRAILER
}

export interface UnpackedPart {
  readonly bytes: Uint8Array
  /** Number of bytes that the part takes in the file. */
  readonly taken: number
}

export function isGzip([first, second]: Uint8Array): boolean {
  return first === 0x1f && second === 0x8b
}

/** Unpacks the first gzip member (RFC 1952). Returns `undefined` if it is incomplete. */
export async function unpackMember(
  bytes: Uint8Array,
  maxBytes: number,
): Promise<UnpackedPart | undefined> {
  const head = findHeaderEnd(bytes)
  if (head === undefined) return undefined
  const unpacked = await inflateGzipMember(bytes.subarray(head), maxBytes)
  if (!unpacked) return undefined
  const taken = head + unpacked.taken + TRAILER
  return taken <= bytes.length ? { ...unpacked, taken } : undefined
}

/** Finds where a gzip member's data begins (RFC 1952, 2.3). */
function findHeaderEnd(bytes: Uint8Array): number | undefined {
  const flags = bytes[3] ?? 0
  let end = 10
  if (flags & 4) end += 2 + (bytes[end] ?? 0) + 256 * (bytes[end + 1] ?? 0)
  for (const flag of [8, 16]) {
    if (!(flags & flag)) continue
    const zero = bytes.indexOf(0, end)
    if (zero < 0) return undefined
    end = zero + 1
  }
  if (flags & 2) end += 2
  return end < bytes.length ? end : undefined
}

function inflateGzipMember(bytes: Uint8Array, maxBytes: number): Promise<UnpackedPart | undefined> {
  return new Promise((resolve, reject) => {
    const options = { info: true, maxOutputLength: maxBytes }
    inflateRaw(bytes, options, (error: NodeJS.ErrnoException | null, result) => {
      if (error?.code === 'Z_BUF_ERROR') return resolve(undefined)
      if (error?.code === 'ERR_BUFFER_TOO_LARGE') return reject(createTooLargeError(maxBytes))
      if (error) return reject(createFileError('is packed wrongly', error))
      // The types of Node.js lack the result for `info: true`.
      const { buffer, engine } = result as unknown as { buffer: Buffer; engine: InflateRaw }
      resolve({ bytes: buffer, taken: engine.bytesWritten })
    })
  })
}

/** Number of bytes after a gzip member's data: its checksum and size. */
const TRAILER = 8

/** Header of a gzip member (RFC 1952, section 2.3). */
const HEAD: Uint8Array = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])

/** Maximum bytes of a stored block (RFC 1951, 3.2.4). */
const MAX_BLOCK = 65_535

/** An empty block, marked as the last one. */
const LAST_BLOCK = Buffer.from([1, 0, 0, 255, 255])
