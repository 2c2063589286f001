import { setImmediate } from 'node:timers/promises'
import { runTransaction } from '../../cache/index.js'
import { CHUNK_SIZE, countOutcome, decodeJobOutcome, FINISHED, type JobOutcome } from '../job.js'
import { type JobResults, joinLines } from '../job-store.js'
import { createPartKeyRange, FREE_LEASE, type JobDatabase, type PartKey } from './job-database.js'

const ROWS_PER_TURN = 50

export function createLmdbResults(db: JobDatabase): JobResults {
  /** Reads each row only when it is asked for, since rows may be large. */
  function* readRows(id: string, places: readonly number[]): Generator<JobOutcome> {
    for (const place of places) {
      // The result may have been removed in the meantime.
      const row = db.results.getBinary([id, place])
      if (row) yield decodeJobOutcome(row)
    }
  }

  function removeChunkResults(key: PartKey, matches: (outcome: JobOutcome) => boolean): number {
    const { jobs, queue, leases, places, results } = db
    const [job, done] = [jobs.get(key[0]), places.getBinary(key)]
    if (!job || !done) return 0
    let taken = 0
    for (let at = 0; at < done.length; at += 4) {
      const place = done.readUInt32LE(at) - 1
      const row = place < 0 ? undefined : results.getBinary([job.id, place])
      const outcome = row && decodeJobOutcome(row)
      if (!outcome || !matches(outcome)) continue
      results.removeSync([job.id, place])
      done.writeUInt32LE(0, at)
      countOutcome(job, outcome, -1)
      taken += 1
    }
    if (taken === 0) return 0
    places.putSync(key, done)
    if (!leases.doesExist(key)) leases.putSync(key, FREE_LEASE)
    if (FINISHED.has(job.status)) {
      job.status = 'queued'
      job.pace = []
      delete job.finishedAt
      queue.putSync(job.id, job.priority)
    }
    jobs.putSync(job.id, job)
    return taken
  }

  async function* readRowsInCompletionOrder(id: string, from: number, rows: number) {
    for (let start = from; ; ) {
      db.root.resetReadTxn()
      const range = { ...createPartKeyRange(id, start), limit: rows }
      const places = [...db.results.getKeys(range)].map(([, place]) => place)
      yield readRows(id, places)
      if (places.length < rows) return
      await setImmediate()
      start = (places.at(-1) ?? start) + 1
    }
  }

  async function* readRowsInIndexOrder(id: string, from: number, rows: number) {
    for (let index = from; ; ) {
      db.root.resetReadTxn()
      const chunk = Math.floor(index / CHUNK_SIZE)
      const done = db.places.getBinary([id, chunk])
      if (!done) return
      const places: number[] = []
      const end = Math.min(index + rows, (chunk + 1) * CHUNK_SIZE)
      for (; index < end; index++) {
        const at = (index % CHUNK_SIZE) * 4
        const place = at < done.length ? done.readUInt32LE(at) : 0
        if (place > 0) places.push(place - 1)
      }
      yield readRows(id, places)
      await setImmediate()
    }
  }

  return {
    readLines(id, order, from, limit) {
      const rows = Math.min(ROWS_PER_TURN, limit)
      const read = order === 'index' ? readRowsInIndexOrder : readRowsInCompletionOrder
      return joinLines(read(id, from, rows), limit)
    },
    findNextPosition({ id, nextPlace }, from, limit) {
      if (from + limit >= nextPlace) return Math.max(from, nextPlace)
      const range = { ...createPartKeyRange(id, from), limit }
      const [last] = [...db.results.getKeys(range)].slice(-1)
      return last ? last[1] + 1 : from
    },
    async removeResults(id, matches) {
      const total = db.jobs.get(id)?.total ?? 0
      let taken = 0
      for (let chunk = 0; chunk * CHUNK_SIZE < total; chunk++) {
        taken += await runTransaction(db, () => removeChunkResults([id, chunk], matches))
      }
      return taken
    },
  }
}
