import { LRUCache } from 'lru-cache'
import type { RedisClient } from '../../../lib/redis/index.js'
import { CHUNK_SIZE } from '../job.js'
import { type JobResults, joinLines } from '../job-store.js'
import { ROWS_PER_BLOCK } from './job-record.js'
import { decompressRows, type Row } from './pack.js'
import { REMOVE_RESULTS } from './record-scripts.js'
import { createJobKeys } from './redis-keys.js'
import type { RedisRecords } from './redis-records.js'
import { readResultPlaces } from './result-places.js'
import { parseListReply, runScript } from './run-script.js'

const MAX_CACHED_BYTES = 32_000_000

interface PlacedRow extends Row {
  /** Place in the order of completion. */
  readonly place: number
}

export function createRedisResults(client: RedisClient, records: RedisRecords): JobResults {
  async function* readRowsInCompletionOrder(
    id: string,
    from: number,
  ): AsyncGenerator<readonly PlacedRow[]> {
    for (let block = Math.floor(from / ROWS_PER_BLOCK); ; block++) {
      const rows = await loadRowBlock(id, block)
      if (rows.length === 0) return
      const valid = await omitStaleRows(id, rows)
      yield valid.filter(({ place }) => place >= from)
    }
  }

  async function* readRowsInIndexOrder(id: string, from: number): AsyncGenerator<readonly Row[]> {
    const load = createRowLoader(id)
    const total = await countLinks(id)
    const first = Math.floor(from / CHUNK_SIZE)
    for await (const [chunk, places] of readResultPlaces(client, id, total, first)) {
      const start = Math.max(0, from - chunk * CHUNK_SIZE)
      for (const place of places.slice(start)) {
        const row = place > 0 ? await load(place) : undefined
        if (row) yield [row]
      }
    }
  }

  function createRowLoader(id: string): (place: number) => Promise<Row | undefined> {
    const kept = new LRUCache<number, readonly PlacedRow[]>({
      maxSize: MAX_CACHED_BYTES,
      sizeCalculation: (rows) => rows.reduce((sum, { line }) => sum + line.length + 100, 1),
    })
    return async (place) => {
      const block = Math.floor(place / ROWS_PER_BLOCK)
      const rows = kept.get(block) ?? (await loadRowBlock(id, block))
      kept.set(block, rows)
      return rows[(place % ROWS_PER_BLOCK) - 1]
    }
  }

  async function loadRowBlock(id: string, block: number): Promise<readonly PlacedRow[]> {
    const name = String(block)
    const data = await client.run((redis) => redis.hgetBuffer(createJobKeys(id).results, name))
    const rows = data ? await decompressRows(data) : []
    return rows.map((row, at) => ({ ...row, place: block * ROWS_PER_BLOCK + at + 1 }))
  }

  async function omitStaleRows(id: string, rows: readonly PlacedRow[]) {
    const gets = rows.flatMap(({ index }) => ['GET', 'u40', `#${index}`])
    const args = [createJobKeys(id).places, ...gets]
    const places = parseListReply(await client.run((redis) => redis.callBuffer('BITFIELD', args)))
    return rows.filter(({ place }, at) => places[at] === place)
  }

  async function countLinks(id: string): Promise<number> {
    return Number(await client.run((redis) => redis.hget(createJobKeys(id).job, 'total')))
  }

  return {
    readLines(id, order, from, limit) {
      return joinLines(
        (order === 'index' ? readRowsInIndexOrder : readRowsInCompletionOrder)(id, from),
        limit,
      )
    },
    async findNextPosition({ id, nextPlace }, from, limit) {
      let left = limit
      if (from + limit < nextPlace) {
        for await (const rows of readRowsInCompletionOrder(id, from)) {
          const last = rows[left - 1]
          if (last) return last.place + 1
          left -= rows.length
        }
      }
      return Math.max(from, nextPlace)
    },
    async removeResults(id, matches) {
      const load = createRowLoader(id)
      const { job, places: key } = createJobKeys(id)
      let taken = 0
      for await (const [chunk, places] of readResultPlaces(client, id, await countLinks(id))) {
        const args: (string | number)[] = []
        for (const [at, place] of places.entries()) {
          const row = place > 0 ? await load(place) : undefined
          if (!row || !matches(row)) continue
          args.push(chunk * CHUNK_SIZE + at, place, row.code, row.statusCode ?? '')
        }
        if (args.length > 0)
          taken += Number(await runScript(client, REMOVE_RESULTS, [job, key], args))
      }
      if (taken > 0) await records.requeueChunks(id)
      return taken
    },
  }
}
