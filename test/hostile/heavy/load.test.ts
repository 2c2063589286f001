import { get } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { watchHealth } from '../../support/health.js'
import { type RawServer, startRaw } from '../../support/raw-server.js'
import { PAGES } from '../pages.js'
import { type Hosted, startHosted } from '../support/hosted.js'
import { answer, drip, HTML, OK, pour, type Talk } from '../support/talk.js'
import { within } from '../support/within.js'

const MEGA = Buffer.alloc(1_000_000, '<p>more</p>')

function page(name: string): Talk {
  return answer(PAGES[name]?.() ?? '')
}

const HOSTILE: Readonly<Record<string, Talk>> = {
  endless: pour(`${OK}${HTML}\r\n`, MEGA),
  drip: drip(`${OK}${HTML}\r\n`, 'x', 100),
  nested: page('nested-div'),
  open: page('nested-open'),
  metas: page('million-meta'),
  breaks: page('million-br'),
  text: page('million-text'),
  tag: page('one-tag'),
  good: answer('<!doctype html><title>Good</title><p>Text'),
}

let origin: RawServer
let slow: RawServer
let service: Hosted
beforeAll(async () => {
  origin = await startRaw(
    (socket, path) => HOSTILE[path.split('/')[1] ?? '']?.(socket),
    '127.0.0.2',
  )
  slow = await startRaw(() => undefined)
})
afterEach(() => service.close())
afterAll(() => Promise.all([origin.close(), slow.close()]))

/** Two targets with an address of their own each, as in the wild. */
const APART = { LINKGLASS_HOSTS: 'site.test=127.0.0.2,other.test=127.0.0.1' }

function at(path: string) {
  return `http://site.test:${origin.port}/${path}`
}

/** `fetch` opens few connections at once; a crowd has one each. */
function crowd(
  base: string,
  query: string,
): Promise<{ status: number; retry: string | undefined }> {
  return new Promise((resolve, reject) => {
    get(`${base}/?${query}`, { agent: false }, (response) => {
      const { statusCode = 0, headers } = response
      response
        .resume()
        .on('end', () => resolve({ status: statusCode, retry: headers['retry-after'] }))
      response.on('error', reject)
    }).on('error', reject)
  })
}

describe('a crowd', () => {
  it('of 2,000 at a slow target is turned away, and health and others are answered', async () => {
    service = await startHosted({ ...APART, LINKGLASS_TIMEOUT: '3s' })
    const health = await watchHealth(service.base)
    const answers = Promise.all(
      Array.from({ length: 2_000 }, (_, index) =>
        crowd(
          service.base,
          new URLSearchParams({ url: `http://other.test:${slow.port}/${index}` }).toString(),
        ),
      ),
    )
    // No image is asked for: this target has none, and would be waited for in vain.
    const good = await service.ask({ url: at('good'), 'meta.title': 'true' })
    expect(slow.openSockets()).toBeLessThanOrEqual(6)
    expect([good.status, good.body.code]).toEqual([200, undefined])
    expect(good.milliseconds).toBeLessThan(within(3_000))
    const statuses = new Map<number, number>()
    for (const { status, retry } of await answers) {
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status === 503) expect(Number(retry)).toBeGreaterThan(0)
    }
    await health.stop()
    expect([...statuses.keys()].sort()).toEqual([500, 503])
    expect(statuses.get(503)).toBeGreaterThan(1_000)
    // Two thousand requests stand before it: 0.8 to 1.1 s on two idle cores.
    expect(health.worst()).toBeLessThan(within(2_000))
    expect(service.memory().peak).toBeLessThan(512)
  })

  it('at many targets meets the cap of the service, which names the time to come back', async () => {
    service = await startHosted({ ...APART, LINKGLASS_MAX_REQUESTS: '4', LINKGLASS_TIMEOUT: '2s' })
    const asked = Array.from({ length: 12 }, (_, index) =>
      service.ask({ url: `http://other.test:${slow.port}/${index}`, retry: '0' }),
    )
    const answers = await Promise.all(asked)
    const busy = answers.filter(({ status }) => status === 503)
    expect(busy.length).toBe(8)
    for (const { body, headers, milliseconds } of busy) {
      expect(body).toMatchObject({ status: 'error', code: 'EBUSY' })
      expect(headers.get('retry-after')).toBe('2')
      expect(milliseconds).toBeLessThan(within(500))
    }
    const after = await service.ask({ url: at('good') })
    expect(after.status).toBe(200)
  })
})

describe('memory', () => {
  it('stays below 512 MB at eight hostile requests at a time, and comes back', async () => {
    service = await startHosted({ ...APART, LINKGLASS_CACHE: 'none' })
    await Promise.all(
      Array.from({ length: 4 }, () => service.ask({ url: at('good'), 'data.x.selector': 'p' })),
    )
    const baseline = service.memory().now
    const health = await watchHealth(service.base)
    for (let round = 0; round < 4; round++) {
      const names = ['endless', 'nested', 'open', 'metas', 'breaks', 'text', 'tag', 'drip']
      await Promise.all(
        names.map((name, index) =>
          service.ask({
            url: at(`${name}/${round}`),
            timeout: '4s',
            ...(index % 2 === 0 && { 'data.x.selectorAll': 'p', 'data.x.attr': 'text' }),
          }),
        ),
      )
    }
    await health.stop()
    const { peak } = service.memory()
    const started = performance.now()
    while (service.memory().now > baseline + 50 && performance.now() - started < 60_000) {
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
    const report = { baseline, peak, after: service.memory().now, health: health.worst() }
    expect(report.peak, JSON.stringify(report)).toBeLessThan(512)
    expect(report.after, JSON.stringify(report)).toBeLessThanOrEqual(baseline + 50)
    expect(report.health, JSON.stringify(report)).toBeLessThan(within(250))
  })
})
