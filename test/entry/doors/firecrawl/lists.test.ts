import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DoorCalls } from '../../../../src/entry/doors/door.js'
import { createListRoutes } from '../../../../src/entry/doors/firecrawl/list-routes.js'
import { expectLinear } from '../../../support/growth.js'
import { startHeldOrigin } from '../../../support/held-origin.js'
import { until } from '../../../support/until.js'
import { type DoorBench, startDoor } from '../support.js'

let bench: DoorBench
const PLANS = {
  free: { limit: 'unlimited', window: '1h' },
  mira: { limit: 1_000, window: '1h', keys: ['key-of-mira'] },
  otto: { limit: 1_000, window: '1h', keys: ['key-of-otto'] },
}
beforeAll(async () => {
  bench = await startDoor('firecrawl', { LINKGLASS_PLANS: JSON.stringify(PLANS) })
})
afterAll(() => bench.close())

const TEXT = 'Glass is gathered at the end of a pipe, and blown while it glows. '.repeat(8).trim()
const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

interface Started {
  readonly success: boolean
  readonly id: string
  readonly url: string
}

async function start(path: string, body: unknown): Promise<Started> {
  const started = await bench.post(path, body)
  expect([started.status, started.body]).toMatchObject([200, { success: true }])
  return started.body as Started
}

interface Status {
  readonly status: string
  readonly data: readonly unknown[]
}

/** Asks as its clients do, until the list has ended. */
async function waitUntilEnded(path: string): Promise<Status> {
  for (;;) {
    const { body } = await bench.service.get(path)
    const status = body as Status
    if (status.status !== 'scraping') return status
    await new Promise((resolve) => setImmediate(resolve))
  }
}

function toMetadata(path: string, more: Record<string, unknown>) {
  const site = { scrapeId: expect.any(String), proxyUsed: 'basic', creditsUsed: 1 }
  const url = bench.at(path)
  const contentType = 'text/html; charset=utf-8'
  return { ...site, sourceURL: url, url, contentType, cacheState: 'miss', ...more }
}

test.each(['/v1', '/v2'])(
  '%s: several pages, in their order, with those that failed apart',
  async (base) => {
    const urls = [
      bench.at(`/article.html?${base}`),
      'http://127.0.0.1:1/',
      bench.at(`/gone.html?${base}`),
    ]
    const started = await start(`${base}/batch/scrape`, { urls, formats: ['markdown'] })
    expect(started).toEqual({
      success: true,
      id: expect.stringMatching(UUID),
      url: `${bench.service.base}${base}/batch/scrape/${started.id}`,
      invalidURLs: [],
    })
    const path = `${base}/batch/scrape/${started.id}`
    expect(await waitUntilEnded(path)).toEqual({
      success: true,
      status: 'completed',
      total: 3,
      completed: 3,
      creditsUsed: 3,
      expiresAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      data: [
        {
          markdown: `# Blown glass\n\n${TEXT}`,
          metadata: toMetadata(`/article.html?${base}`, {
            title: 'Blown glass',
            description: 'How it is blown.',
            language: 'en',
            ogImage: bench.at('/wide.png'),
            ogSiteName: 'The Glasshouse',
            publishedTime: '2024-03-05',
            favicon: bench.at('/icon.png'),
            statusCode: 200,
          }),
        },
        expect.objectContaining({
          metadata: expect.objectContaining({ statusCode: 404, error: 'Not Found' }),
        }),
      ],
    })
    const errors = await bench.service.get(`${path}/errors`)
    expect(errors.body).toEqual({
      errors: [
        {
          id: `${started.id}-1`,
          timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
          url: 'http://127.0.0.1:1/',
          code: 'EFORBIDDENURL',
          error: expect.stringContaining('127.0.0.1'),
        },
      ],
      robotsBlocked: [],
    })
  },
)

test('a crawl reads the page that it names, and no other', async () => {
  const scrapeOptions = { formats: ['html'], onlyMainContent: false }
  const url = bench.at('/bare.html')
  const started = await start('/v2/crawl', { url, limit: 1, scrapeOptions, sitemap: 'skip' })
  expect(started).toEqual({
    success: true,
    id: expect.stringMatching(UUID),
    url: `${bench.service.base}/v2/crawl/${started.id}`,
  })
  const { status, data } = await waitUntilEnded(`/v2/crawl/${started.id}`)
  expect([status, data]).toEqual([
    'completed',
    [
      {
        html: '<head><title>Only a title</title></head><body></body>',
        metadata: expect.objectContaining({ title: 'Only a title', sourceURL: url }),
      },
    ],
  ])
})

test('addresses that are none are named, or refused', async () => {
  const urls = ['not an address', bench.at('/bare.html')]
  const started = await start('/v2/batch/scrape', { urls })
  expect(started).toMatchObject({ invalidURLs: ['not an address'] })
  const { data } = await waitUntilEnded(`/v2/batch/scrape/${started.id}`)
  expect(data).toMatchObject([{ metadata: { title: 'Only a title' } }])
  const refused = await bench.post('/v1/batch/scrape', { urls })
  expect([refused.status, refused.body]).toMatchObject([
    400,
    { success: false, code: 'BAD_REQUEST', details: [{ path: ['urls'] }] },
  ])
})

test.each([
  ['/v2/batch/scrape', {}, 'urls'],
  ['/v2/batch/scrape', { urls: [] }, 'urls'],
  ['/v2/batch/scrape', { urls: Array.from({ length: 1_001 }, () => 'http://site.test/') }, 'urls'],
  ['/v2/batch/scrape', { urls: ['site.test'], webhook: 'https://a.test' }, 'webhook'],
  ['/v2/batch/scrape', { urls: ['site.test'], appendToId: 'x' }, 'appendToId'],
  ['/v2/batch/scrape', { urls: ['site.test'], zeroDataRetention: true }, 'zeroDataRetention'],
  ['/v2/crawl', { url: 'http://site.test/' }, 'limit'],
  ['/v2/crawl', { url: 'http://site.test/', limit: 10 }, 'limit'],
  ['/v2/crawl', { url: 'http://site.test/', limit: 1, scrapeOptions: { formats: 5 } }, 'formats'],
  ['/v2/crawl', { url: 'not an address', limit: 1 }, 'url'],
])('%s %j is refused by the name of %s', async (path, body, name) => {
  const asked = bench.origin.requests.length
  const answer = await bench.post(path, body)
  expect([answer.status, answer.body]).toMatchObject([400, { success: false, code: 'BAD_REQUEST' }])
  const { details } = answer.body as { details: readonly { readonly path: readonly string[] }[] }
  expect(details.flatMap((one) => one.path)).toContain(name)
  expect(bench.origin.requests.length).toBe(asked)
})

test('a list that is too long is refused before its addresses are looked at', async () => {
  const urls = Array(1_001).fill('http://')
  const { status, body } = await bench.post('/v2/batch/scrape', { urls })
  const error = 'The parameter `urls` has 1001 addresses; at most 1000 fit in one list.'
  const details = [{ path: ['urls'], message: error }]
  expect([status, body]).toEqual([400, { success: false, code: 'BAD_REQUEST', error, details }])
})

test('a list of many wrong addresses costs no more than its length', async () => {
  const [route] = createListRoutes('/v2')
  if (route?.kind !== 'work') throw new Error('The route is no work route.')
  const given = { target: '', query: new URLSearchParams(), headers: {} }
  const lists = { start: async () => 'id' }
  const calls = { maxTargets: 1e6, base: '', lists, ignore: () => {} } as unknown as DoorCalls
  await expectLinear(10_000, (count) => {
    const urls = Array.from(
      { length: count },
      (_, index) => `http://a${index % 2 ? '/' : ' '}${index}`,
    )
    return () => route.answer({ ...given, body: { urls } }, calls)
  })
})

test('a list is its key’s alone', async () => {
  const key = (name: string) => ({ authorization: `Bearer key-of-${name}` })
  const urls = [bench.at('/bare.html')]
  const { body } = await bench.post('/v2/batch/scrape', { urls }, key('mira'))
  const path = `/v2/batch/scrape/${(body as Started).id}`
  const statuses = []
  for (const headers of [key('mira'), key('otto'), {}]) {
    statuses.push((await bench.service.get(path, { headers })).status)
    statuses.push((await bench.service.get(`${path}/errors`, { headers })).status)
  }
  expect(statuses).toEqual([200, 200, 404, 404, 404, 404])
  const others = await bench.service.get(path, { method: 'DELETE', headers: key('otto') })
  expect(others.status).toBe(404)
  const unknown = await bench.service.get('/v2/crawl/00000000-0000-4000-8000-000000000000')
  expect([unknown.status, unknown.body]).toMatchObject([404, { success: false, code: 'ENOTFOUND' }])
})

test('a list that is cancelled asks for no further page', async () => {
  const held = await startHeldOrigin()
  const at = (path: string) => `http://site.test:${held.port}${path}`
  const urls = Array.from({ length: 40 }, (_, index) => at(`/held-${index}`))
  const { id } = await start('/v2/batch/scrape', { urls })
  await until(() => held.requests.length > 0)
  const path = `/v2/batch/scrape/${id}`
  const running = await bench.service.get(path)
  expect(running.body).toMatchObject({ status: 'scraping', total: 40, completed: 0, data: [] })
  const cancelled = await bench.service.get(path, { method: 'DELETE' })
  expect([cancelled.status, cancelled.body]).toEqual([200, { success: true, status: 'cancelled' }])
  held.release()
  expect(await waitUntilEnded(path)).toMatchObject({ status: 'cancelled', total: 40 })
  await held.close()
  expect(held.requests.length).toBeLessThan(20)
})

test('each page counts, and one more than the plan has is a failure of its own', async () => {
  const limited = await startDoor('firecrawl', {
    LINKGLASS_PLANS: JSON.stringify({ free: { limit: 3, window: '1h' } }),
  })
  const urls = Array.from({ length: 5 }, (_, index) => limited.at(`/bare.html?${index}`))
  const { body } = await limited.post('/v2/batch/scrape', { urls })
  const path = `/v2/batch/scrape/${(body as Started).id}`
  await until(async () => {
    const status = (await limited.service.get(path)).body as Status
    return status.status === 'completed'
  })
  const status = (await limited.service.get(path)).body as Status
  const { errors } = (await limited.service.get(`${path}/errors`)).body as {
    readonly errors: readonly { readonly code: string }[]
  }
  expect([status.data.length, errors.map(({ code }) => code)]).toEqual([3, ['ERATE', 'ERATE']])
  await limited.close()
})

test('without a cache lists are refused', async () => {
  const uncached = await startDoor('firecrawl', { LINKGLASS_CACHE: 'none' })
  const answers = [
    await uncached.post('/v2/batch/scrape', { urls: [uncached.at('/bare.html')] }),
    await uncached.post('/v2/crawl', { url: uncached.at('/bare.html'), limit: 1 }),
    await uncached.service.get('/v2/crawl/00000000-0000-4000-8000-000000000000'),
  ]
  const message =
    'Lists of pages need a cache that all workers of the service see (LINKGLASS_CACHE), and this one has none. Send POST /v2/scrape for each.'
  expect(answers.map(({ status, body }) => [status, body])).toEqual(
    answers.map(() => [
      400,
      {
        success: false,
        code: 'BAD_REQUEST',
        error: message,
        details: [{ path: ['path'], message }],
      },
    ]),
  )
  await uncached.close()
})
