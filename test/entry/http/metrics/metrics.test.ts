import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Origin, startOrigin } from '../../../support/origin.js'
import { freePort } from '../../../support/ports.js'
import { type Service, startService } from '../../../support/service.js'

let origin: Origin
let service: Service
beforeAll(async () => {
  origin = await startOrigin({ '/page.html': '<title>A page</title><p>One</p>' })
})
afterAll(() => origin.close())
afterEach(() => service.close())

function at(path: string) {
  return `http://site.test:${origin.port}${path}`
}

/** The samples that are above zero, by name and labels. */
async function samples(): Promise<Map<string, number>> {
  const { body } = await service.get('/metrics')
  const lines = String(body)
    .split('\n')
    .filter((line) => line.startsWith('linkglass_'))
  const pairs = lines
    .map((line) => line.split(/ (?=[^ ]+$)/))
    .map(([name, value]) => [name ?? '', Number(value)] as const)
  return new Map(pairs.filter(([, value]) => value > 0))
}

function counts(all: Map<string, number>, name: string) {
  return Object.fromEntries([...all].filter(([key]) => key.startsWith(name)))
}

describe('/metrics', () => {
  test('counts requests, refusals, rules that match nothing, bytes, and times every stage', async () => {
    service = await startService()
    const rules = { meta: 'false', 'data.a.selector': 'p', 'data.b.selector': '.nowhere' }
    await service.ask({ url: at('/page.html'), ...rules })
    await service.ask({ url: at('/page.html'), ...rules })
    await service.ask({ url: at('/page.html'), ...rules, force: 'true' })
    await service.ask({ url: 'http://10.0.0.1/' })
    await service.ask({ url: 'http://127.0.0.1/' })
    await service.ask({})
    await service.get('/nowhere')
    await service.get('/health')
    const all = await samples()
    expect(counts(all, 'linkglass_requests_total')).toEqual({
      'linkglass_requests_total{outcome="success",cache="MISS"}': 1,
      'linkglass_requests_total{outcome="success",cache="HIT"}': 1,
      'linkglass_requests_total{outcome="success",cache="BYPASS"}': 1,
      'linkglass_requests_total{outcome="EFORBIDDENURL",cache="MISS"}': 2,
      'linkglass_requests_total{outcome="EINVALURL",cache="MISS"}': 1,
      'linkglass_requests_total{outcome="ENOTFOUND",cache="MISS"}': 1,
    })
    expect(counts(all, 'linkglass_guard_refusals_total')).toEqual({
      'linkglass_guard_refusals_total{reason="private network"}': 1,
      'linkglass_guard_refusals_total{reason="loopback"}': 1,
    })
    expect(counts(all, 'linkglass_warnings_total')).toEqual({
      'linkglass_warnings_total{code="ENOMATCH"}': 2,
    })
    const page = '<title>A page</title><p>One</p>'
    expect(counts(all, 'linkglass_received_bytes_total')).toEqual({
      linkglass_received_bytes_total: 2 * page.length,
    })
    const stages = [...all.keys()].filter((name) =>
      name.startsWith('linkglass_stage_seconds_count'),
    )
    // Media and rules are at work at the same time: either may be done first.
    expect(new Set(stages)).toEqual(
      new Set(
        ['fetch', 'read', 'media', 'rules'].map(
          (stage) => `linkglass_stage_seconds_count{stage="${stage}"}`,
        ),
      ),
    )
    expect(counts(all, 'linkglass_request_seconds_count')).toEqual({
      'linkglass_request_seconds_count{cache="MISS"}': 5,
      'linkglass_request_seconds_count{cache="HIT"}': 1,
      'linkglass_request_seconds_count{cache="BYPASS"}': 1,
    })
    expect(all.get('linkglass_sent_bytes_total')).toBeGreaterThan(1_000)
  })

  test('shows the pools and the process', async () => {
    service = await startService()
    const { headers, body } = await service.get('/metrics')
    expect(headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
    for (const line of [
      'linkglass_pool_tasks{pool="reading",state="busy"} 0',
      'linkglass_pool_tasks{pool="reading",state="waiting"} 0',
      'linkglass_pool_tasks{pool="sandbox",state="busy"} 0',
      'linkglass_pool_tasks{pool="sandbox",state="waiting"} 0',
      'linkglass_flights 0',
    ]) {
      expect(body).toContain(line)
    }
    expect(body).toMatch(/^nodejs_eventloop_lag_seconds [\d.e-]+$/m)
    expect(body).toMatch(/^process_resident_memory_bytes \d+$/m)
  })

  test('is not there when it is turned off', async () => {
    service = await startService({ LINKGLASS_METRICS: 'false' })
    expect((await service.get('/metrics')).status).toBe(404)
  })

  test('is read with the token only, where one is set', async () => {
    service = await startService({ LINKGLASS_METRICS_TOKEN: 'let-me-in' })
    const ask = async (authorization?: string) => {
      const headers = authorization ? { authorization } : {}
      return (await service.get('/metrics', { headers })).status
    }
    expect([await ask(), await ask('Bearer wrong-in'), await ask('Bearer let-me-in')]).toEqual([
      401, 401, 200,
    ])
  })

  test('has a port of its own where one is set, and none beside the service', async () => {
    const port = await freePort()
    service = await startService({
      LINKGLASS_METRICS_PORT: String(port),
      LINKGLASS_METRICS_TOKEN: 'let-me-in',
    })
    const ask = (path: string, headers = {}) =>
      new Promise<[number | undefined, string]>((resolve, reject) => {
        request({ port, path, headers, agent: false }, async (answer) =>
          resolve([answer.statusCode, await text(answer)]),
        )
          .on('error', reject)
          .end()
      })
    const authorization = 'Bearer let-me-in'
    expect(await ask('/metrics', { authorization })).toEqual([
      200,
      expect.stringContaining('linkglass_flights 0'),
    ])
    expect((await ask('/metrics'))[0]).toBe(401)
    expect((await ask('/', { authorization }))[0]).toBe(404)
    expect((await service.get('/metrics')).status).toBe(404)
  })
})
