import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { type ConcurrencyLimits, runConcurrently } from '../../../src/lib/async/concurrency.js'

/** Jobs are called `host/number`; each runs until the test ends it. */
function start(jobs: readonly string[], limits: ConcurrencyLimits) {
  const running = new Map<string, (value: string) => void>()
  const started: string[] = []
  const run = (job: string) => {
    started.push(job)
    return new Promise<string>((resolve) => void running.set(job, resolve))
  }
  const values = runConcurrently(jobs, (job) => job.split('/')[0] ?? '', limits, run)
  const end = (job: string) => {
    running.get(job)?.(`${job} done`)
    running.delete(job)
  }
  return { values, started, end }
}

function many(host: string, count: number) {
  return Array.from({ length: count }, (_, index) => `${host}/${index + 1}`)
}

test('starts so many at once, so many of them for one host, and holds no other host up', async () => {
  const jobs = [...many('a', 4), ...many('b', 2)]
  const { values, started, end } = start(jobs, { concurrency: 3, perHost: 2 })
  const first = values.next()
  expect(started).toEqual(['a/1', 'a/2', 'b/1'])
  end('b/1')
  expect(await first).toEqual({ done: false, value: 'b/1 done' })
  const second = values.next()
  expect(started).toEqual(['a/1', 'a/2', 'b/1', 'b/2'])
  end('a/2')
  expect(await second).toEqual({ done: false, value: 'a/2 done' })
})

test('starts nothing while a value waits to be taken', async () => {
  const { values, started, end } = start(many('a', 4), { concurrency: 2, perHost: 2 })
  const first = values.next()
  end('a/1')
  end('a/2')
  await first
  for (let turn = 0; turn < 10; turn++) await nextTurn()
  expect(started).toEqual(['a/1', 'a/2'])
  await values.next()
  expect(started).toEqual(['a/1', 'a/2', 'a/3'])
})

test('gives each value once, as they finish, and ends', async () => {
  const { values, end } = start(many('a', 3), { concurrency: 3, perHost: 3 })
  const given: string[] = []
  const all = (async () => {
    for await (const value of values) given.push(value)
  })()
  for (const job of ['a/3', 'a/1', 'a/2']) {
    end(job)
    await nextTurn()
  }
  await all
  expect(given).toEqual(['a/3 done', 'a/1 done', 'a/2 done'])
})

test('a job that throws ends it', async () => {
  const values = runConcurrently(
    ['a'],
    (job) => job,
    { concurrency: 1, perHost: 1 },
    () => Promise.reject(new Error('broken')),
  )
  await expect(values.next()).rejects.toThrow('broken')
})

test('nothing to do is done at once', async () => {
  const { values } = start([], { concurrency: 1, perHost: 1 })
  expect(await values.next()).toEqual({ done: true, value: undefined })
})
