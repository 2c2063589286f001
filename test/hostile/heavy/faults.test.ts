import { once } from 'node:events'
import type { Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type RawServer, startRaw } from '../../support/raw-server.js'
import { UNHURRIED } from '../../support/service.js'
import { until } from '../../support/until.js'
import { PAGES } from '../pages.js'
import { type Hosted, startHosted } from '../support/hosted.js'
import { answer, type Talk } from '../support/talk.js'

/** Requests for `/late` that have not been answered. */
const late: Socket[] = []

const TALKS: Readonly<Record<string, Talk>> = {
  '/deep': answer(PAGES['nested-table-cells']?.() ?? ''),
  '/late': (socket) => void late.push(socket),
}

let origin: RawServer
let service: Hosted
beforeAll(async () => {
  origin = await startRaw((socket, path) =>
    (TALKS[path] ?? answer('<title>Page</title><p>Text'))(socket),
  )
})
afterEach(() => service.close())
afterAll(() => origin.close())

function at(path: string) {
  return `http://site.test:${origin.port}${path}`
}

const TEXT = { 'meta.title': 'true', 'data.x.selector': 'p', 'data.x.attr': 'text' }

it('workers that run out of memory are replaced', async () => {
  service = await startHosted({
    LINKGLASS_CACHE: 'none',
    ...UNHURRIED,
    LINKGLASS_READING_MEMORY: '24MiB',
  })
  // The second time those that took the place of others.
  for (let turn = 0; turn < 2; turn++) {
    const { status, body } = await service.ask({ url: at('/deep'), ...TEXT })
    expect([status, body.warnings]).toEqual([200, [expect.objectContaining({ code: 'ENORULES' })]])
    const good = await service.ask({ url: at('/'), ...TEXT, retry: '0' })
    expect(good.body.data).toEqual({ title: 'Page', x: 'Text' })
  }
  expect([service.child.exitCode, service.child.signalCode]).toEqual([null, null])
})

it('sandboxes that are ended are replaced', async () => {
  service = await startHosted({
    ...UNHURRIED,
    LINKGLASS_SANDBOX_TIMEOUT: '200ms',
    LINKGLASS_READING_WORKERS: '1',
  })
  for (let turn = 0; turn < 3; turn++) {
    const bad = await service.ask({
      url: at('/'),
      'data.x.evaluate': `() => { for (;;); } // ${turn}`,
    })
    expect(bad.body.code).toBe('EINVALEVAL')
  }
  const good = { url: at('/'), meta: 'false', 'data.x.evaluate': '(v) => v.length' }
  let answered = await service.ask(good)
  // A busy machine may use up the time of a good one.
  while (answered.body.code === 'EINVALEVAL') answered = await service.ask(good)
  expect(answered.body.data).toEqual({ x: 26 })
})

it('a cache that is gone costs time, never an answer, and no line of log for each request', async () => {
  service = await startHosted({
    ...UNHURRIED,
    LINKGLASS_CACHE: 'redis://127.0.0.1:1',
    LINKGLASS_REDIS_TIMEOUT: '50ms',
  })
  const faults = () => service.log.filter((line) => /"level":(?:40|50|60)/.test(line)).length
  const askSome = async (from: number) => {
    for (let turn = from; turn < from + 5; turn++) {
      const { status, headers } = await service.ask({ url: at(`/?${turn}`), 'meta.title': 'true' })
      expect([status, headers.get('x-cache-status')]).toEqual([200, 'MISS'])
    }
  }
  await askSome(0)
  const told = faults()
  expect(told).toBeGreaterThan(0)
  await askSome(5)
  expect(faults()).toBe(told)
})

it('what is under way is answered at shutdown, and the process ends', async () => {
  service = await startHosted()
  const asked = service.ask({ url: at('/late'), 'meta.title': 'true' })
  await until(() => late.length === 1)
  const ended = once(service.child, 'exit')
  service.child.kill('SIGTERM')
  await until(() => fetch(`${service.base}/ready`).then(isDraining, () => true))
  for (const socket of late) answer('<title>Late</title>')(socket)
  expect((await asked).body.data).toEqual({ title: 'Late' })
  expect((await ended)[0]).toBe(0)
})

function isDraining({ status }: Response): boolean {
  return status === 503
}
