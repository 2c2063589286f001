import { randomUUID } from 'node:crypto'
import type { RedisClient } from '../../lib/redis/index.js'

/** Bytes of one command at most; a larger one would hold up all others on the connection. */
const PIECE = 256_000

/** The value at the name of an entry that is kept in pieces. */
const MARK = /^pieces ([\w-]+) (\d+)$/

/** Returns the bytes to store at a name: the entry, or a mark of the pieces written here. */
export async function writePieces(
  client: RedisClient,
  prefix: string,
  bytes: Buffer,
  ttl: number,
): Promise<Buffer> {
  if (bytes.byteLength <= PIECE) return bytes
  const mark = `pieces ${randomUUID()} ${Math.ceil(bytes.byteLength / PIECE)}`
  for (const [index, name] of toPieceNames(prefix, mark).entries()) {
    const piece = bytes.subarray(index * PIECE, (index + 1) * PIECE)
    await client.run((redis) => redis.set(name, piece, 'PX', ttl))
  }
  return Buffer.from(mark)
}

/** Reads the bytes for the value at a name; `undefined` if a piece is gone. */
export async function readPieces(
  client: RedisClient,
  prefix: string,
  found: Buffer,
): Promise<Buffer | undefined> {
  const names = toPieceNames(prefix, found)
  if (names.length === 0) return found
  const pieces: Buffer[] = []
  for (const name of names) {
    const piece = await client.run((redis) => redis.getBuffer(name))
    if (!piece) return undefined
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

/** Removes the pieces of a former value, if any. */
export async function removePieces(
  client: RedisClient,
  prefix: string,
  replaced: string,
): Promise<void> {
  const names = toPieceNames(prefix, replaced)
  if (names.length > 0) await client.run((redis) => redis.unlink(names))
}

/** Returns the names of a mark's pieces; the part in braces keeps them on one node of a cluster. */
function toPieceNames(prefix: string, found: Buffer | string): string[] {
  const start = typeof found === 'string' ? found : found.toString('latin1', 0, MARK_BYTES + 1)
  const [, token = '', count = '0'] = MARK.exec(start) ?? []
  return Array.from({ length: Number(count) }, (_, index) => `${prefix}{${token}}:${index}`)
}

/** Bytes that hold every mark. */
export const MARK_BYTES = 64
