import { expect, test } from 'vitest'
import type { Job } from '../../../src/service/jobs/job.js'
import { JobRunner } from '../../../src/service/jobs/job-runner.js'
import { type Claim, LEASE_TIME } from '../../../src/service/jobs/job-store.js'
import { LinkQueue } from '../../../src/service/jobs/link-queue.js'
import { openJobDatabase } from '../../../src/service/jobs/lmdb/job-database.js'
import { createLmdbClaims } from '../../../src/service/jobs/lmdb/lmdb-claims.js'
import { createLmdbRecords } from '../../../src/service/jobs/lmdb/lmdb-records.js'
import type { Jobs } from '../../../src/service/jobs/open-jobs.js'
import { SELDOM, until } from '../../support/until.js'
import {
  addJob,
  createWork,
  createWorkBut,
  finish,
  links,
  listWaits,
  reportOf,
  setUpJobs,
  TTL,
  visitInTurn,
} from './job-kit.js'

const kit = setUpJobs()

const HOSTS = ['a.test', 'b.test', 'c.test', 'd.test']

async function get({ records }: Jobs, { id, owner }: Job): Promise<Job> {
  return records.getJob(id, owner)
}

test('hosts of a sorted list are mixed', async () => {
  const jobs = await kit.open()
  const job = await addJob(
    jobs.records,
    HOSTS.flatMap((host) => links(500, host)),
  )
  await until(async () => (await get(jobs, job)).status === 'done', SELDOM)
  const first = kit.answered.slice(0, 40).map((text) => new URL(text).host)
  expect([...new Set(first)].sort()).toEqual(HOSTS)
  expect(new Set(kit.answered).size).toBe(2_000)
})

test('a host that keeps failing is left alone for a while, and the others go on', async () => {
  const work = createWorkBut(kit.answered, 'down.test', { code: 'EFATAL' })
  const jobs = await kit.open({ work })
  const list = [...links(100, 'down.test'), ...links(300)]
  const job = await addJob(jobs.records, list, { perHost: 2 })
  await until(async () => (await get(jobs, job)).succeeded === 300, SELDOM)
  expect(kit.answered.filter((text) => text.includes('down.test')).length).toBeLessThan(10)
  expect(await listWaits(jobs, job.id)).toEqual([
    { host: 'down.test', until: expect.any(Number), why: 'The host keeps failing.' },
  ])
  await jobs.records.removeJob(job.id)
})

test('a 429 asks for a pause of all jobs and processes, which ends', async () => {
  const work = createWorkBut(kit.answered, 'busy.test', { statusCode: 429 })
  const jobs = await kit.open({ work })
  await kit.open({ work })
  await finish(jobs, await addJob(jobs.records, links(1, 'busy.test')))
  const job = await addJob(jobs.records, [...links(1, 'busy.test'), ...links(20)])
  await until(async () => (await get(jobs, job)).succeeded >= 20, SELDOM)
  const asked = () => kit.answered.filter((text) => text.includes('busy.test')).length
  expect(asked()).toBe(1)
  expect(await listWaits(jobs, job.id)).toEqual([
    { host: 'busy.test', until: expect.any(Number), why: expect.stringContaining('429') },
  ])
  kit.tick(10_001)
  await finish(jobs, job)
  expect(asked()).toBe(2)
})

test('workers ask a host one after the other until its delay is known, and then keep to it', async () => {
  const db = await openJobDatabase(kit.folder, (error) => kit.errors.push(error))
  kit.opened.push({ close: () => db.root.close() })
  const records = createLmdbRecords(db, TTL)
  const { id } = await addJob(records, links(9, 'slow.test'))
  const workers = [createLmdbClaims(db, 'first'), createLmdbClaims(db, 'second')] as const
  expect(await visitInTurn(workers, id)).toEqual([0, 200, 0, 0, 60_000, 60_000])
  expect(await listWaits({ records }, id)).toEqual([
    {
      host: 'slow.test',
      until: Date.now() + 60_000,
      why: 'The `robots.txt` of the host asks for 60 s between requests.',
    },
  ])
  kit.tick(60_001)
  const visit = { id, host: 'slow.test', perHost: 4, delay: 60_000 }
  const beginning = [3, 4].map((index) => ({ ...visit, index }))
  const report = { progress: [], waits: [], ended: [], beginning }
  expect((await workers[0].storeReport(report)).pauses).toEqual([0, 200])
})

test('a host whose worker died is asked again at once, but for its delay', async () => {
  const db = await openJobDatabase(kit.folder, (error) => kit.errors.push(error))
  kit.opened.push({ close: () => db.root.close() })
  const job = await addJob(createLmdbRecords(db, TTL), links(3, 'slow.test'))
  const dead = createLmdbClaims(db, 'dead')
  const claim = (await dead.claimChunk()) as Claim
  const beginning = [{ id: job.id, host: 'slow.test', perHost: 1, index: 0 }]
  await dead.storeReport({ ...reportOf({ claim, started: [0] }), beginning })
  kit.tick(LEASE_TIME + 1)
  await finish(await kit.open(), job)
  expect(kit.answered).toHaveLength(3)
})

function createQueue() {
  const claim = { job: { id: 'job', perHost: 1 } as Job, chunk: 0, items: [], open: [], deaths: {} }
  const queue = new LinkQueue()
  const link = { claim, place: 0, text: '', host: 'a.test', isSuspect: false }
  queue.addLink(link)
  return { queue, link }
}

test('while others ask, one link is begun after each report, and the job comes to its end', async () => {
  const db = await openJobDatabase(kit.folder, (error) => kit.errors.push(error))
  kit.opened.push({ close: () => db.root.close() })
  const records = createLmdbRecords(db, TTL)
  const claims = createLmdbClaims(db, 'worker')
  const report = claims.storeReport.bind(claims)
  const begun = [0]
  claims.storeReport = (news) => {
    begun.push(kit.answered.length)
    return report(news)
  }
  const work = { ...createWork(kit.answered), isBusy: () => true }
  const runner = new JobRunner({ claims, work, onError: (error) => kit.errors.push(error) })
  kit.opened.unshift(runner)
  await finish({ records }, await addJob(records, links(5)))
  expect(begun.filter((count, at) => count > (begun[at - 1] ?? 0) + 1)).toEqual([])
  expect(kit.answered).toHaveLength(5)
})

test('pauses of a failing host grow, and end, so that its job does', () => {
  const { queue, link } = createQueue()
  let now = 0
  const pauses = Array.from({ length: 12 }, () => {
    const pause = queue.recordHostVerdict(link, 'fails', now)
    now += pause
    return pause / 1_000
  })
  expect(pauses).toEqual([0, 0, 0, 0, 10, 20, 40, 80, 160, 0, 0, 0])
  expect([
    queue.recordHostVerdict(link, 'answers', now),
    queue.recordHostVerdict(link, 'fails', now),
  ]).toEqual([0, 0])
})

test('links that are put back keep their places in the list', () => {
  const claim = { job: { id: 'job', perHost: 3 } } as unknown as Claim
  const queue = new LinkQueue()
  const list = [0, 1, 2, 3].map((place) => ({
    claim,
    place,
    text: '',
    host: 'h',
    isSuspect: false,
  }))
  for (const link of list) queue.addLink(link)
  const taken = [queue.takeLink(0), queue.takeLink(0), queue.takeLink(0)]
  for (const link of taken) if (link) queue.returnLinkToQueue(link, 0, false)
  expect([queue.takeLink(0), queue.takeLink(0), queue.takeLink(0)]).toEqual(list.slice(0, 3))
})

test('a 429 asks for a pause at once', () => {
  const { queue, link } = createQueue()
  expect(queue.recordHostVerdict(link, 'refuses', 0)).toBe(10_000)
  expect(queue.takeLink(9_999)).toBeUndefined()
  expect(queue.takeLink(10_000)).toBe(link)
  expect(queue.recordHostVerdict(link, 'refuses', 10_000, 60_000)).toBe(60_000)
})
