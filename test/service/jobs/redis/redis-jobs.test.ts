import { Queue } from 'bullmq'
import { Redis } from 'ioredis'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { connectRedis } from '../../../../src/lib/redis/index.js'
import type { Claim } from '../../../../src/service/jobs/job-store.js'
import { type Jobs, openJobs } from '../../../../src/service/jobs/open-jobs.js'
import { openRedisStore } from '../../../../src/service/jobs/redis/open-redis-store.js'
import { createRedisResults } from '../../../../src/service/jobs/redis/redis-results.js'
import { needs } from '../../../support/needs.js'
import { type RedisServer, startJobRedis, startRedis } from '../../../support/redis-server.js'
import { SELDOM, until } from '../../../support/until.js'
import {
  addJob,
  createWork,
  createWorkBut,
  finish,
  links,
  listWaits,
  readBatchSizes,
  readLines,
  reportOf,
  sortIndexes,
  TTL,
  visitInTurn,
} from '../job-kit.js'

let server: RedisServer
let client: Redis
let opened: { close: () => Promise<unknown> }[]
let errors: unknown[]
let answered: string[]
beforeEach(async () => {
  opened = []
  errors = []
  answered = []
  server = await startJobRedis()
  client = new Redis(server.url)
  client.on('error', () => undefined)
})
afterEach(async () => {
  for (const one of opened) await one.close()
  client.disconnect()
  await server.stop()
  vi.useRealTimers()
})

async function open(work = createWork(answered)): Promise<Jobs> {
  const jobs = await openJobs({
    place: { kind: 'redis', url: server.url },
    ttl: TTL,
    work,
    sendWebhook: async () => true,
    onError: (error) => void errors.push(error),
  })
  opened.push(jobs)
  return jobs
}

function onError(error: unknown): void {
  errors.push(error)
}

/** Opens the store without a worker. */
async function openStore(url = server.url) {
  const store = await openRedisStore(url, TTL, (error) => errors.push(error))
  opened.push(store)
  return store
}

/** Lets the locks of workers end, and the next process look for them at once. */
async function endLocks(): Promise<void> {
  const keys = await client.keys('*')
  await client.del('none', ...keys.filter((key) => /:(?:lock|stalled-check)$/.test(key)))
}

/** Claims the chunk of a worker that died, once two looks found that nobody renews it. */
async function claimAgain(): Promise<Claim> {
  let claim: Claim | undefined
  await until(async () => {
    await endLocks()
    claim = await (await openStore()).claims.claimChunk()
    return claim !== undefined
  }, SELDOM)
  return claim as Claim
}

const PAUSE = '{linkglass:jobs:1}:pause:busy.test'

describe('jobs in Redis', needs('redis-server'), () => {
  test('a 429 asks for a pause of all jobs, which ends', async () => {
    const work = createWorkBut(answered, 'busy.test', { statusCode: 429, retryAfter: 600_000 })
    const jobs = await open(work)
    await open(work)
    await finish(jobs, await addJob(jobs.records, links(1, 'busy.test')))
    const job = await addJob(jobs.records, [...links(1, 'busy.test'), ...links(20)])
    await until(async () => (await jobs.records.getJob(job.id, job.owner)).succeeded >= 20, SELDOM)
    expect(answered.filter((text) => text.includes('busy.test')).length).toBe(1)
    const left = await client.pttl(PAUSE)
    expect(left > 500_000 && left <= 600_000).toBe(true)
    expect(await listWaits(jobs, job.id)).toEqual([
      { host: 'busy.test', until: expect.any(Number), why: expect.stringContaining('429') },
    ])
    await client.del(PAUSE)
    const { claims } = await openStore()
    const visit = { id: 'other', host: 'busy.test', perHost: 1, index: 0 }
    const report = { progress: [], waits: [], ended: [], beginning: [visit] }
    expect((await claims.storeReport(report)).pauses).toEqual([0])
    await jobs.records.removeJob(job.id)
  })

  test('workers ask a host one after the other until its delay is known, and then keep to it', async () => {
    const [first, second] = [await openStore(), await openStore()]
    const { id } = await addJob(first.records, links(9, 'slow.test'))
    const waits = await visitInTurn([first.claims, second.claims], id)
    expect(waits.slice(0, 4)).toEqual([0, 200, 0, 0])
    const left = waits.slice(4).map(Number)
    expect(left.every((wait) => wait > 0 && wait <= 60_000)).toBe(true)
  })

  test('a link at which three workers died has a line with an error, and is not asked for', async () => {
    const { records } = await openStore()
    const job = await addJob(records, links(20))
    for (const deaths of [{}, { 7: 1 }, { 7: 2 }]) {
      const claim = await claimAgain()
      expect(claim.deaths).toEqual(deaths)
      const store = opened.at(-1) as Awaited<ReturnType<typeof openStore>>
      await store.claims.storeReport(reportOf({ claim, started: [7] }))
    }
    await endLocks()
    const jobs = await open()
    await until(async () => {
      await endLocks()
      return (await records.getJob(job.id, job.owner)).status === 'done' || !(await openStore())
    }, SELDOM)
    expect(await finish(jobs, job)).toMatchObject({
      succeeded: 19,
      failed: 1,
      codes: { EFATAL: 1 },
    })
    const lines = await readLines(jobs, job)
    expect(sortIndexes(lines)).toEqual([...links(20).keys()])
    expect(lines.filter(({ code }) => code !== '')).toEqual([{ index: 7, code: 'EFATAL' }])
    expect(answered).not.toContain('http://site.test/7')
  })

  test('two workers share a job, and a host has no more links under way than it may', async () => {
    let [busy, most] = [0, 0]
    const work = createWork(answered)
    const answer: typeof work.answer = async (...args) => {
      busy += 1
      most = Math.max(most, busy)
      await new Promise((resolve) => setTimeout(resolve, 2))
      busy -= 1
      return work.answer(...args)
    }
    const [first] = [await open({ ...work, answer }), await open({ ...work, answer })]
    const job = await addJob((first as Jobs).records, links(1_500), { perHost: 3 })
    await finish(first as Jobs, job)
    expect(sortIndexes(await readLines(first as Jobs, job))).toEqual([...links(1_500).keys()])
    expect(answered).toHaveLength(1_500)
    expect(most).toBe(3)
  })

  test('a job goes on when Redis comes back, and each link has one line', async () => {
    let isStopped = false
    const work = createWork(answered)
    const answer: typeof work.answer = async (...args) => {
      if (answered.length > 300 && !isStopped) {
        isStopped = true
        server.child.kill('SIGSTOP')
      }
      return work.answer(...args)
    }
    const [jobs, other] = [await open({ ...work, answer }), await open({ ...work, answer })]
    const job = await addJob(jobs.records, links(2_000))
    await until(() => errors.length > 0, SELDOM)
    await expect(jobs.records.getJob(job.id, job.owner)).rejects.toMatchObject({ code: 'EBUSY' })
    server.child.kill('SIGCONT')
    await until(
      () =>
        Promise.resolve(jobs.records.getJob(job.id, job.owner)).then(
          ({ status }) => status === 'done',
          () => false,
        ),
      SELDOM,
    )
    expect(sortIndexes(await readLines(other, job))).toEqual([...links(2_000).keys()])
  })

  test('what was taken back is done again; an earlier round of its chunks is void', async () => {
    const jobs = await open()
    const job = await addJob(jobs.records, links(600))
    await finish(jobs, job)
    expect(await jobs.results.removeResults(job.id, () => true)).toBe(600)
    expect(await finish(jobs, job)).toMatchObject({ succeeded: 600, failed: 0 })
    expect(sortIndexes(await readLines(jobs, job))).toEqual([...links(600).keys()])
    expect(answered).toHaveLength(1_200)
  })

  test.each(['done', 'running'])(
    'what was taken back from a job that is %s is done again if the process died then',
    async (status) => {
      const first = await open()
      const job = await finish(first, await addJob(first.records, links(600)))
      await opened.pop()?.close()
      await client.hset(`{linkglass:jobs:1}:job:${job.id}`, 'status', status)
      const connection = await connectRedis({
        url: server.url,
        timeout: 5_000,
        pause: 500,
        onError,
      })
      opened.push(connection)
      const requeueChunks = () => Promise.reject(new Error('died'))
      const results = createRedisResults(connection, { ...first.records, requeueChunks })
      await expect(results.removeResults(job.id, () => true)).rejects.toThrow('died')
      const jobs = await open()
      expect(await finish(jobs, job)).toMatchObject({ succeeded: 600, failed: 0 })
      expect(sortIndexes(await readLines(jobs, job))).toEqual([...links(600).keys()])
      expect(answered).toHaveLength(1_200)
    },
  )

  test('a finished job is kept for its time, and leaves nothing behind', async () => {
    const jobs = await open()
    const job = await finish(jobs, await addJob(jobs.records, links(3), { idempotencyKey: 'one' }))
    const { signal } = new AbortController()
    await jobs.records.removeExpiredJobs(signal)
    expect(await readLines(jobs, job)).toHaveLength(3)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + TTL + 1_000 })
    await jobs.records.removeExpiredJobs(signal)
    await expect(jobs.records.getJob(job.id, 'me')).rejects.toThrow('There is no job')
    const left = (await client.keys('*')).filter((key) => !key.includes(':queue:'))
    expect([left, await client.get('{linkglass:jobs:1}:bytes')]).toEqual([
      ['{linkglass:jobs:1}:bytes'],
      '0',
    ])
  })

  test('large lines are passed on one by one', async () => {
    const each = Array(20).fill(300_000)
    expect(await readBatchSizes(open)).toEqual([each, each])
  })

  test('chunks are queued once more if a process died as it queued them', async () => {
    const { records } = await openStore()
    const job = await addJob(records, links(1_200))
    const entries = await client.keys('*:queue:*')
    await client.hset(`{linkglass:jobs:1}:job:${job.id}`, 'queuing', '1')
    expect(entries.length).toBeGreaterThan(0)
    await client.del(...(await client.keys('*:queue:*')))
    const jobs = await open()
    expect(await finish(jobs, job)).toMatchObject({ succeeded: 1_200 })
  })

  test('a server that would lose jobs is refused, with what to do', async () => {
    const forgetful = await startRedis()
    const evicting = await startRedis(undefined, [
      ...['--appendonly', 'yes', '--maxmemory', '100mb'],
      ...['--maxmemory-policy', 'allkeys-lru'],
    ])
    await expect(openStore(forgetful.url)).rejects.toThrow(
      'The Redis that LINKGLASS_JOBS names forgets everything when it stops, and so would lose jobs. Set `appendonly yes` in its configuration.',
    )
    await expect(openStore(evicting.url)).rejects.toThrow(
      'The Redis that LINKGLASS_JOBS names removes keys when its memory is full (maxmemory-policy allkeys-lru), and so would lose jobs. Set `maxmemory-policy noeviction` in its configuration, or name a server for jobs alone.',
    )
    await Promise.all([forgetful.stop(), evicting.stop()])
  })

  test('entries of the queue that another version wrote are void, and jobs go on', async () => {
    const { records } = await openStore()
    const queue = new Queue('queue', {
      connection: { url: server.url },
      prefix: '{linkglass:jobs:1}',
    })
    for (const data of [
      {},
      { id: 'x' },
      { job: { id: 'x' }, part: 1 },
      { id: 'x', chunk: 'first' },
    ])
      await queue.add('chunk', data, { priority: 1 })
    await queue.close()
    const job = await addJob(records, links(3))
    await finish(await open(), job)
    expect(answered).toHaveLength(3)
  })

  test.each([
    ['back by a day', -86_400_000],
    ['ahead by a day', 86_400_000],
  ])('each link has one line, though the clock of a service jumps %s', async (_, jump) => {
    let isOver = false
    const work = createWork(answered)
    const answer: typeof work.answer = async (...args) => {
      if (answered.length > 100 && !isOver) vi.setSystemTime(Date.now() + jump)
      isOver = answered.length > 100
      return work.answer(...args)
    }
    vi.useFakeTimers({ toFake: ['Date'] })
    const jobs = await open({ ...work, answer })
    const job = await addJob(jobs.records, links(500))
    expect(await finish(jobs, job)).toMatchObject({ succeeded: 500, failed: 0 })
    expect(isOver).toBe(true)
    expect(sortIndexes(await readLines(jobs, job))).toEqual([...links(500).keys()])
  })

  test('times that are too far ahead were written before the clock of the server was set back', async () => {
    const store = await openStore()
    const job = await addJob(store.records, links(3))
    const ahead = Date.now() + 7_200_000
    const record = { until: ahead, why: 'before', visits: { 8: ahead, 9: ahead }, delay: 0 }
    const pace = JSON.stringify([[ahead, 0]])
    await client.hset(`{linkglass:jobs:1}:hosts:${job.id}`, 'site.test', JSON.stringify(record))
    await client.hset(`{linkglass:jobs:1}:job:${job.id}`, 'pace', pace)
    expect(await finish(await open(), job)).toMatchObject({ succeeded: 3 })
  })

  test('a server whose memory is full takes no further job', async () => {
    const { records } = await openStore()
    await client.config('SET', 'maxmemory', '1mb')
    await expect(addJob(records, links(1))).rejects.toThrow('The store of jobs is full.')
    await client.config('SET', 'maxmemory', '1gb')
    expect(await addJob(records, links(1))).toMatchObject({ total: 1, status: 'queued' })
  })

  test('the job with the highest priority goes first', async () => {
    const { records, claims } = await openStore()
    const ids: string[] = []
    for (const priority of [3, 9, 0]) {
      ids.push((await addJob(records, links(1), { priority })).id)
    }
    const order = [await claims.claimChunk(), await claims.claimChunk(), await claims.claimChunk()]
    const [low, high, least] = ids
    expect(order.map((claim) => claim?.job.id)).toEqual([high, low, least])
  })
})
