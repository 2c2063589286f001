import type { RedisClient } from '../../../lib/redis/index.js'
import { CHUNK_SIZE } from '../job.js'
import { createJobKeys } from './redis-keys.js'

const BYTES_PER_PLACE = 5

const CHUNKS_PER_READ = 100

export function toChunkByteRange(chunk: number, count = 1): readonly [first: number, last: number] {
  const size = CHUNK_SIZE * BYTES_PER_PLACE
  return [chunk * size, (chunk + count) * size - 1]
}

export function parseResultPlaces(bytes: Buffer, count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) =>
    (at + 1) * BYTES_PER_PLACE <= bytes.length
      ? bytes.readUIntBE(at * BYTES_PER_PLACE, BYTES_PER_PLACE)
      : 0,
  )
}

export async function* readResultPlaces(
  client: RedisClient,
  id: string,
  total: number,
  from = 0,
): AsyncGenerator<readonly [chunk: number, places: readonly number[]]> {
  const chunks = Math.ceil(total / CHUNK_SIZE)
  for (let first = from; first < chunks; first += CHUNKS_PER_READ) {
    const range = toChunkByteRange(first, CHUNKS_PER_READ)
    const bytes = await client.run((redis) =>
      redis.getrangeBuffer(createJobKeys(id).places, ...range),
    )
    for (let chunk = first; chunk < Math.min(chunks, first + CHUNKS_PER_READ); chunk++) {
      const [start, last] = toChunkByteRange(chunk - first)
      const count = Math.min(CHUNK_SIZE, total - chunk * CHUNK_SIZE)
      yield [chunk, parseResultPlaces(bytes.subarray(start, last + 1), count)]
    }
  }
}
