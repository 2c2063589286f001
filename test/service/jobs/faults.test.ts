import { readFileSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ChunkClaims, type Claim, LEASE_TIME } from '../../../src/service/jobs/chunk-claims.js'
import type { Job } from '../../../src/service/jobs/job.js'
import { addTotalBytes, openJobDatabase } from '../../../src/service/jobs/job-database.js'
import { JobResults } from '../../../src/service/jobs/job-results.js'
import { JobRunner } from '../../../src/service/jobs/job-runner.js'
import { JobStore } from '../../../src/service/jobs/job-store.js'
import type { Jobs } from '../../../src/service/jobs/open-jobs.js'
import { SELDOM, until } from '../../support/until.js'
import { addJob, createWork, links, readLines, setUpJobs, TTL } from './job-kit.js'

const kit = setUpJobs()

/** Opens the store without a worker. */
async function openStore() {
  const db = await openJobDatabase(kit.folder, (error) => kit.errors.push(error))
  kit.opened.push({ close: () => db.root.close() })
  return { db, store: new JobStore(db, TTL), results: new JobResults(db) }
}

async function finish({ store }: Pick<Jobs, 'store'>, { id, owner }: Job): Promise<Job> {
  await until(() => store.get(id, owner).status === 'done', SELDOM)
  return store.get(id, owner)
}

function sortedIndexes(lines: readonly { index: number }[]): number[] {
  return lines.map(({ index }) => index).sort((a, b) => a - b)
}

test('a link at which three workers died has a line with an error, and is not asked for', async () => {
  const { db, store } = await openStore()
  const job = addJob(store, links(20))
  for (const by of ['first', 'second', 'third']) {
    const claims = new ChunkClaims(db, by)
    const claim = claims.claim() as Claim
    claims.report([{ claim, started: [7], finished: new Map(), isKept: true }])
    kit.tick(LEASE_TIME + 1)
  }
  const jobs = await kit.open()
  expect(await finish(jobs, job)).toMatchObject({ succeeded: 19, failed: 1, codes: { EFATAL: 1 } })
  const lines = await readLines(jobs, job)
  expect(sortedIndexes(lines)).toEqual([...links(20).keys()])
  expect(lines.filter(({ code }) => code !== '')).toEqual([{ index: 7, code: 'EFATAL' }])
  expect(kit.answered).not.toContain('http://site.test/7')
})

test('a finished job is kept for its time, and leaves nothing behind', async () => {
  const jobs = await kit.open()
  const job = await finish(jobs, addJob(jobs.store, links(3)))
  kit.tick(TTL - 1_000)
  const { signal } = new AbortController()
  await jobs.store.sweep(signal)
  expect(await readLines(jobs, job)).toHaveLength(3)
  kit.tick(2_000)
  await jobs.store.sweep(signal)
  expect(() => jobs.store.get(job.id, 'me')).toThrow('There is no job')
  const { db } = await openStore()
  const left = [db.items, db.places, db.leases, db.results, db.removals].flatMap((part) => [
    ...part.getKeys({}),
  ])
  expect([left, db.totals.get('bytes')]).toEqual([[], 0])
})

test('a store that is full takes no further job', async () => {
  const { db, store } = await openStore()
  addTotalBytes(db, 20e9)
  expect(() => addJob(store, links(1))).toThrow('The store of jobs is full.')
  addTotalBytes(db, -20e9)
  expect(addJob(store, links(1))).toMatchObject({ total: 1, status: 'queued' })
})

test('the job with the highest priority goes first', async () => {
  const { db, store } = await openStore()
  const names = [3, 9, 0].map((priority) => {
    const { id } = addJob(store, links(1), { priority })
    return [priority, id] as const
  })
  const claims = new ChunkClaims(db, 'worker')
  const order = names.map(() => claims.claim()?.job.id)
  const [low, high, least] = names.map(([, id]) => id)
  expect(order).toEqual([high, low, least])
})

test('a disk without room stops the work, which goes on when there is some', async () => {
  const { db, store, results } = await openStore()
  const job = addJob(store, links(50))
  let isFull = true
  const claims = new ChunkClaims(db, 'worker')
  const report = claims.report.bind(claims)
  claims.report = (progress) => {
    const hasLines = progress.some(({ finished }) => finished.size > 0)
    if (isFull && hasLines) throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' })
    return report(progress)
  }
  const onError = (error: unknown) => {
    kit.errors.push(error)
    isFull = false
  }
  const runner = new JobRunner({ claims, work: createWork(kit.answered), onError })
  kit.opened.unshift(runner)
  await finish({ store }, job)
  const lines = await readLines({ results } as Jobs, job)
  expect(sortedIndexes(lines)).toEqual([...links(50).keys()])
  expect(kit.errors).toEqual([expect.objectContaining({ code: 'ENOSPC' })])
  expect(kit.answered).toHaveLength(50)
})

test('a damaged store is set aside, and a new one begun', async () => {
  const first = await openStore()
  for (let count = 0; count < 20; count++) addJob(first.store, links(500))
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
  const job = await finish(jobs, addJob(jobs.store, links(3)))
  expect(await readLines(jobs, job)).toHaveLength(3)
})

test.each([
  ['back by a day', -86_400_000],
  ['ahead by a day', 86_400_000],
])('each link has one line, though the clock jumps %s', async (_, jump) => {
  const { db, store } = await openStore()
  const job = addJob(store, links(500))
  const claims = new ChunkClaims(db, 'dead')
  const claim = claims.claim() as Claim
  claims.report([{ claim, started: [3], finished: new Map(), isKept: true }])
  const jobs = await kit.open()
  kit.tick(jump)
  expect(await finish(jobs, job)).toMatchObject({ succeeded: 500, failed: 0 })
  kit.tick(-jump)
  expect(sortedIndexes(await readLines(jobs, job))).toEqual([...links(500).keys()])
})
