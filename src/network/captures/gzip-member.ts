import { promisify } from 'node:util'
import { constants, crc32, gzip } from 'node:zlib'
import { sumLengths } from '../../lib/net/body.js'

const gzipInPool = promisify(gzip)

/** Compresses bytes to a gzip member, at a level that takes a third of the usual time for a fifth more bytes. */
export async function compressMember(parts: readonly Uint8Array[]): Promise<Uint8Array[]> {
  return [await gzipInPool(Buffer.concat(parts), { level: constants.Z_BEST_SPEED })]
}

/** Creates a gzip member (RFC 1952) without compressing the bytes, which takes almost no time. */
export function createStoredMember(parts: readonly Uint8Array[]): Uint8Array[] {
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(parts.reduce((sum, part) => crc32(part, sum), 0))
  trailer.writeUInt32LE(sumLengths(parts) % 2 ** 32, 4)
  return [HEAD, ...parts.flatMap(toStoredBlocks), LAST_BLOCK, trailer]
}

/** Returns the size of the gzip member that `createStoredMember` makes of `length` bytes. */
export function computeStoredSize(length: number): number {
  return HEAD.length + 5 * Math.ceil(length / MAX_BLOCK) + length + LAST_BLOCK.length + 8
}

/** Header of a gzip member without name and time, from an unknown operating system. */
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])

/** Maximum number of bytes of a stored block (RFC 1951, section 3.2.4). */
const MAX_BLOCK = 65_535

/** An empty block, marked as the last one. */
const LAST_BLOCK = Buffer.from([1, 0, 0, 255, 255])

function toStoredBlocks(part: Uint8Array): Uint8Array[] {
  const blocks: Uint8Array[] = []
  for (let at = 0; at < part.length; at += MAX_BLOCK) {
    const bytes = part.subarray(at, at + MAX_BLOCK)
    const head = Buffer.alloc(5)
    head.writeUInt16LE(bytes.length, 1)
    head.writeUInt16LE(MAX_BLOCK - bytes.length, 3)
    blocks.push(head, bytes)
  }
  return blocks
}
