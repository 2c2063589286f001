import { randomUUID } from 'node:crypto'
import type { RedisClient } from '../../lib/redis/index.js'

/**
 * Bytes that one command carries at most. A larger one takes longer than a command may, and keeps
 * all others waiting on the same connection.
 */
const PIECE = 256_000

/** Stands at the name of what is kept in pieces; as an entry it is malformed. */
const MARK = /^pieces ([\w-]+) (\d+)$/

/** What is written at a name for bytes: themselves, or a mark for the pieces that were written before. */
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

/** The bytes that were written for what stands at a name; `undefined` if a piece is gone. */
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

/** Removes the pieces, if there are any, of what stood at a name. */
export async function removePieces(
  client: RedisClient,
  prefix: string,
  replaced: string,
): Promise<void> {
  const names = toPieceNames(prefix, replaced)
  if (names.length > 0) await client.run((redis) => redis.unlink(names))
}

/** Of one mark all are at the same node of a cluster, since their names share what stands in braces. */
function toPieceNames(prefix: string, found: Buffer | string): string[] {
  const start = typeof found === 'string' ? found : found.toString('latin1', 0, MARK_BYTES + 1)
  const [, token = '', count = '0'] = MARK.exec(start) ?? []
  return Array.from({ length: Number(count) }, (_, index) => `${prefix}{${token}}:${index}`)
}

/** More than a mark ever takes. */
export const MARK_BYTES = 64
