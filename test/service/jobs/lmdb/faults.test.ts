import { readFileSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { JobRunner } from '../../../../src/service/jobs/job-runner.js'
import { type Claim, LEASE_TIME } from '../../../../src/service/jobs/job-store.js'
import { addTotalBytes, openJobDatabase } from '../../../../src/service/jobs/lmdb/job-database.js'
import { createLmdbClaims } from '../../../../src/service/jobs/lmdb/lmdb-claims.js'
import { createLmdbRecords } from '../../../../src/service/jobs/lmdb/lmdb-records.js'
import { createLmdbResults } from '../../../../src/service/jobs/lmdb/lmdb-results.js'
import {
  addJob,
  createWork,
  finish,
  links,
  readBatchSizes,
  readLines,
  reportOf,
  setUpJobs,
  sortIndexes,
  TTL,
} from '../job-kit.js'

const kit = setUpJobs()

/** Opens the store without a worker. */
async function openStore() {
  const db = await openJobDatabase(kit.folder, (error) => kit.errors.push(error))
  kit.opened.push({ close: () => db.root.close() })
  return { db, records: createLmdbRecords(db, TTL), results: createLmdbResults(db) }
}

test('a link at which three workers died has a line with an error, and is not asked for', async () => {
  const { db, records } = await openStore()
  const job = await addJob(records, links(20))
  for (const by of ['first', 'second', 'third']) {
    const claims = createLmdbClaims(db, by)
    const claim = (await claims.claimChunk()) as Claim
    await claims.storeReport(reportOf({ claim, started: [7] }))
    kit.tick(LEASE_TIME + 1)
  }
  const jobs = await kit.open()
  expect(await finish(jobs, job)).toMatchObject({ succeeded: 19, failed: 1, codes: { EFATAL: 1 } })
  const lines = await readLines(jobs, job)
  expect(sortIndexes(lines)).toEqual([...links(20).keys()])
  expect(lines.filter(({ code }) => code !== '')).toEqual([{ index: 7, code: 'EFATAL' }])
  expect(kit.answered).not.toContain('http://site.test/7')
})

test('a finished job is kept for its time, and leaves nothing behind', async () => {
  const jobs = await kit.open()
  const job = await finish(jobs, await addJob(jobs.records, links(3)))
  kit.tick(TTL - 1_000)
  const { signal } = new AbortController()
  await jobs.records.removeExpiredJobs(signal)
  expect(await readLines(jobs, job)).toHaveLength(3)
  kit.tick(2_000)
  await jobs.records.removeExpiredJobs(signal)
  expect(() => jobs.records.getJob(job.id, 'me')).toThrow('There is no job')
  const { db } = await openStore()
  const left = [db.items, db.places, db.leases, db.results, db.removals].flatMap((part) => [
    ...part.getKeys({}),
  ])
  expect([left, db.totals.get('bytes')]).toEqual([[], 0])
})

test('large lines are passed on one by one', async () => {
  const each = Array(20).fill(300_000)
  expect(await readBatchSizes((work) => kit.open({ work }))).toEqual([each, each])
})

test('a store that is full takes no further job', async () => {
  const { db, records } = await openStore()
  addTotalBytes(db, 20e9)
  await expect(addJob(records, links(1))).rejects.toThrow('The store of jobs is full.')
  addTotalBytes(db, -20e9)
  expect(await addJob(records, links(1))).toMatchObject({ total: 1, status: 'queued' })
})

test('the job with the highest priority goes first', async () => {
  const { db, records } = await openStore()
  const ids: string[] = []
  for (const priority of [3, 9, 0]) {
    ids.push((await addJob(records, links(1), { priority })).id)
  }
  const claims = createLmdbClaims(db, 'worker')
  const order: unknown[] = []
  for (const _ of ids) order.push((await claims.claimChunk())?.job.id)
  const [low, high, least] = ids
  expect(order).toEqual([high, low, least])
})

test('a disk without room stops the work, which goes on when there is some', async () => {
  const { db, records, results } = await openStore()
  const job = await addJob(records, links(50))
  let isFull = true
  const claims = createLmdbClaims(db, 'worker')
  const report = claims.storeReport.bind(claims)
  claims.storeReport = (news) => {
    const hasLines = news.progress.some(({ finished }) => finished.size > 0)
    if (isFull && hasLines) throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' })
    return report(news)
  }
  const onError = (error: unknown) => {
    kit.errors.push(error)
    isFull = false
  }
  const runner = new JobRunner({ claims, work: createWork(kit.answered), onError })
  kit.opened.unshift(runner)
  await finish({ records }, job)
  const lines = await readLines({ results }, job)
  expect(sortIndexes(lines)).toEqual([...links(50).keys()])
  expect(kit.errors).toEqual([expect.objectContaining({ code: 'ENOSPC' })])
  expect(kit.answered).toHaveLength(50)
})

test('a damaged store is set aside, and a new one begun', async () => {
  const first = await openStore()
  for (let count = 0; count < 20; count++) await addJob(first.records, links(500))
  await kit.opened.pop()?.close()
  const file = join(kit.folder, 'jobs-1.mdb')
  const bytes = readFileSync(file)
  writeFileSync(file, bytes.fill(0xa5, 8_192, bytes.length))
  const jobs = await kit.open()
  expect(kit.errors).toEqual([
    expect.objectContaining({
      message: expect.stringMatching(/^The job store file was damaged and is set aside as /),
    }),
  ])
  const names = await readdir(kit.folder)
  expect(names.filter((name) => name.includes('.damaged-'))).toHaveLength(1)
  const job = await finish(jobs, await addJob(jobs.records, links(3)))
  expect(await readLines(jobs, job)).toHaveLength(3)
})

test('jobs of another version in the same folder are told of, and stay as they are', async () => {
  const other = join(kit.folder, 'jobs-2.mdb')
  writeFileSync(other, 'another form')
  const jobs = await kit.open()
  const text = `${kit.folder} has jobs of another version in jobs-2.mdb, which stay there as they are.`
  expect(kit.errors).toEqual([new Error(text)])
  await finish(jobs, await addJob(jobs.records, links(3)))
  expect(readFileSync(other, 'utf8')).toBe('another form')
})

test.each([
  ['back by a day', -86_400_000],
  ['ahead by a day', 86_400_000],
])('each link has one line, though the clock jumps %s', async (_, jump) => {
  const { db, records } = await openStore()
  const job = await addJob(records, links(500))
  const claims = createLmdbClaims(db, 'dead')
  const claim = (await claims.claimChunk()) as Claim
  await claims.storeReport(reportOf({ claim, started: [3] }))
  const jobs = await kit.open()
  kit.tick(jump)
  expect(await finish(jobs, job)).toMatchObject({ succeeded: 500, failed: 0 })
  kit.tick(-jump)
  expect(sortIndexes(await readLines(jobs, job))).toEqual([...links(500).keys()])
})
