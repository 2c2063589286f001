import type { FileHandle } from 'node:fs/promises'
import { type InflateRaw, inflateRaw } from 'node:zlib'
import { LinkglassError } from '../../contracts/errors.js'

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

interface UnpackedPart {
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

/** Number of bytes after a gzip member's data: its checksum and size. */
const TRAILER = 8

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

function createTooLargeError(maxBytes: number): Error {
  const what = `has a record of more than ${maxBytes} bytes, unpacked (LINKGLASS_MAX_CAPTURE)`
  return createFileError(what)
}

export function createFileError(what: string, cause?: unknown): LinkglassError {
  return new LinkglassError('EINVALQUERY', `The capture ${what}. ${ADVICE}`, { cause })
}

const ADVICE = 'Give a WARC file, as `--capture FILE.warc.gz` writes it.'

/** Creates the error for a file or folder that can't be read. Only a wrong path is the caller's mistake. */
export function createReadError(name: string, cause: unknown, advice = ADVICE): LinkglassError {
  const { code = '' } = cause as NodeJS.ErrnoException
  if (WRONG_PATH.has(code))
    return new LinkglassError('EINVALQUERY', `${name} can't be read. ${advice}`, { cause })
  const text = `${name} can't be read (${code}). Check its permissions, or try again later.`
  return new LinkglassError('EFATAL', text, { cause })
}

/** Codes of paths that lead to no file, or to no folder. */
const WRONG_PATH = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP', 'ENAMETOOLONG'])
