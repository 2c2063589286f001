import type { FileHandle } from 'node:fs/promises'
import { createFileError, createTooLargeError } from './capture-errors.js'
import { isGzip, type UnpackedPart, unpackMember } from './gzip-member.js'

export interface FileLimits {
  /** Maximum bytes of an unpacked file, or, in a folder, of each unpacked record. */
  readonly maxBytes: number
}

/** Part of a file: a gzip member, which is unpacked, or an uncompressed record. */
export interface FilePart {
  readonly start: number
  readonly end: number
  readonly bytes: Uint8Array
}

/** Number of bytes to read first. If the record is longer, more are read. */
const WINDOW = 65_536

export async function* readParts(file: FileHandle, limits: FileLimits): AsyncGenerator<FilePart> {
  const { size } = await file.stat()
  for (let start = 0; start < size; ) {
    const part = await readPart(file, start, size, limits)
    if (part.bytes.length > 0) yield part
    start = part.end
  }
}

async function readPart(file: FileHandle, start: number, size: number, { maxBytes }: FileLimits) {
  for (let length = WINDOW; ; length *= 4) {
    const window = await readBytes(file, start, Math.min(length, size - start))
    const part = isGzip(window)
      ? await unpackMember(window, maxBytes)
      : findFirstRecord(window, maxBytes)
    if (part) return { start, end: start + part.taken, bytes: part.bytes }
    if (start + window.length >= size) throw createFileError('ends in the middle of a record')
    if (length > maxBytes) throw createTooLargeError(maxBytes)
  }
}

export async function readBytes(file: FileHandle, start: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start)
  return buffer.subarray(0, bytesRead)
}

function findFirstRecord(bytes: Buffer, maxBytes: number): UnpackedPart | undefined {
  const head = bytes.indexOf('\r\n\r\n')
  if (head < 0) return undefined
  if (!bytes.subarray(0, 5).equals(MAGIC)) throw createFileError('has something that is no record')
  const [, length = '0'] =
    /^content-length:[ \t]*(\d+)/im.exec(bytes.toString('latin1', 0, head)) ?? []
  const end = head + 4 + Number(length)
  if (end > maxBytes) throw createTooLargeError(maxBytes)
  if (end > bytes.length) return undefined
  const more = /^[\r\n]{0,8}/.exec(bytes.toString('latin1', end, end + 8))?.[0].length ?? 0
  return { bytes: bytes.subarray(0, end + more), taken: end + more }
}

const MAGIC = Buffer.from('WARC/')
