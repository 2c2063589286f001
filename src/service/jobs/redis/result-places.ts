import type { RedisClient } from '../../../lib/redis/index.js'
import { CHUNK_SIZE } from '../job.js'
import { ROWS_PER_BLOCK } from './job-record.js'
import { createKeys } from './redis-keys.js'

/** Bytes of the place of one result. */
const BYTES = 5

/** Chunks whose places are read at once. */
const CHUNKS_PER_READ = 100

/** Returns the first and the last byte of the places of a chunk. */
export function toByteRange(chunk: number, count = 1): readonly [first: number, last: number] {
  const size = CHUNK_SIZE * BYTES
  return [chunk * size, (chunk + count) * size - 1]
}

/** Lists the places of links in some bytes: 0 for links that are not done, or not in the bytes. */
export function parsePlaces(bytes: Buffer, count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) =>
    (at + 1) * BYTES <= bytes.length ? bytes.readUIntBE(at * BYTES, BYTES) : 0,
  )
}

/** Returns the block of a place, and the row in it from 0. */
export function splitPlace(place: number): readonly [block: number, row: number] {
  return [Math.floor(place / ROWS_PER_BLOCK), (place % ROWS_PER_BLOCK) - 1]
}

/** Reads the places of each chunk, with its number. */
export async function* readPlaces(
  client: RedisClient,
  id: string,
  total: number,
  from = 0,
): AsyncGenerator<readonly [chunk: number, places: readonly number[]]> {
  const chunks = Math.ceil(total / CHUNK_SIZE)
  for (let first = from; first < chunks; first += CHUNKS_PER_READ) {
    const range = toByteRange(first, CHUNKS_PER_READ)
    const bytes = await client.run((redis) => redis.getrangeBuffer(createKeys(id).places, ...range))
    for (let chunk = first; chunk < Math.min(chunks, first + CHUNKS_PER_READ); chunk++) {
      const [start, last] = toByteRange(chunk - first)
      const count = Math.min(CHUNK_SIZE, total - chunk * CHUNK_SIZE)
      yield [chunk, parsePlaces(bytes.subarray(start, last + 1), count)]
    }
  }
}
