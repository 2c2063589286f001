import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DoorBench, expectText, startDoor } from '../entry/doors/support.js'

const PLANS =
  '{"pro":{"limit":1000,"window":"1h","keys":["fc-key"]},"free":{"limit":1000,"window":"1h"}}'

let bench: DoorBench
beforeAll(async () => {
  bench = await startDoor('all', { LINKGLASS_PLANS: PLANS })
})
afterAll(() => bench.close())

/** Headers of `firecrawl` 4.42.0, which asks through `axios`. */
const FIRECRAWL = {
  accept: 'application/json, text/plain, */*',
  authorization: 'Bearer fc-key',
  'user-agent': 'axios/1.18.0',
}

/** Sends the bytes that `scrape` sends of the client's version 2, `v1.scrapeUrl` of version 1. */
function scrape(version: 'v1' | 'v2', options: object) {
  const origin = version === 'v2' ? 'js-sdk@4.42.0' : 'js-sdk@1.25.1'
  return bench.post(`/${version}/scrape`, { ...options, origin }, FIRECRAWL)
}

test('firecrawl: what scrape reads of its answer', async () => {
  const url = bench.at('/article.html')
  const options = {
    url,
    formats: ['markdown', 'html', 'links'],
    onlyMainContent: true,
    timeout: 20_000,
    maxAge: 0,
    headers: { 'x-team': 'glass' },
  }
  const { status, headers, body } = await scrape('v2', options)
  expect([status, headers.get('x-ignored'), headers.get('x-pricing-plan')]).toEqual([
    200,
    null,
    'pro',
  ])
  expect(body).toMatchObject({
    success: true,
    data: {
      markdown: expect.stringMatching(/^# Blown glass\n/),
      html: expect.stringContaining('<h1>Blown glass</h1>'),
      links: [],
      metadata: { title: 'Blown glass', sourceURL: url, statusCode: 200, cacheState: 'miss' },
    },
  })
  const asked = bench.origin.headers[bench.origin.requests.lastIndexOf('GET /article.html')]
  expect([asked?.['x-team'], asked?.authorization]).toEqual(['glass', undefined])
})

test('firecrawl: version 1, the plan, and an error with what its SdkError reads', async () => {
  const first = await scrape('v1', { url: bench.at('/bare.html'), formats: ['markdown'] })
  expect([first.status, first.body]).toMatchObject([
    200,
    { success: true, data: { metadata: { title: 'Only a title' } } },
  ])
  const usage = await bench.service.get('/v2/team/credit-usage', { headers: FIRECRAWL })
  expect(usage.body).toMatchObject({
    success: true,
    data: { remainingCredits: expect.any(Number), planCredits: 1000 },
  })
  const refused = await scrape('v2', { url: bench.at('/bare.html'), formats: ['summary'] })
  expect([refused.status, refused.body]).toEqual([
    400,
    {
      success: false,
      code: 'BAD_REQUEST',
      error: expect.stringContaining('`formats.0`'),
      details: [{ path: ['formats', '0'], message: expectText() }],
    },
  ])
})

test('LibreChat: its scraper asks for Markdown and the source of a page', async () => {
  const { status, headers, body } = await bench.post(
    '/v2/scrape',
    {
      url: bench.at('/article.html'),
      formats: ['markdown', 'rawHtml'],
      timeout: 7500,
      onlyMainContent: true,
      skipTlsVerification: false,
      parsePDF: true,
      removeBase64Images: true,
      location: { languages: ['en'] },
    },
    FIRECRAWL,
  )
  expect([status, headers.get('x-ignored'), body]).toMatchObject([
    200,
    null,
    {
      success: true,
      data: {
        markdown: expect.stringMatching(/^# Blown glass\n/),
        rawHtml: expect.stringContaining('<meta name="author" content="Mira Holt">'),
        metadata: { title: 'Blown glass', description: 'How it is blown.' },
      },
    },
  ])
})

/** Sends what `ExternalWebLoader` of Open WebUI sends: `None` is written where no key is set. */
function load(urls: readonly string[], key = 'None') {
  return bench.post(
    '/open-webui',
    { urls },
    {
      'user-agent': 'Open WebUI (https://github.com/open-webui/open-webui) External Web Loader',
      accept: '*/*',
      authorization: `Bearer ${key}`,
    },
  )
}

test('Open WebUI: its loader takes 20 addresses at once, and reads each document', async () => {
  const urls = Array.from({ length: 20 }, (_, index) => bench.at(`/bare.html?${index}`))
  urls[7] = bench.at('/article.html')
  const { status, headers, body } = await load(urls)
  expect([status, headers.get('x-pricing-plan')]).toEqual([200, 'free'])
  const documents = body as { page_content: string; metadata: Record<string, string> }[]
  expect(documents[0]).toEqual({
    page_content: expect.any(String),
    metadata: expect.objectContaining({ title: 'Only a title' }),
  })
  const article = documents.find(({ metadata }) => metadata.source === urls[7])
  expect(article?.page_content).toMatch(/^# Blown glass\n/)
  // Langchain's documents take texts as metadata.
  const values = documents.flatMap(({ metadata }) => Object.values(metadata))
  expect(values.every((value) => typeof value === 'string')).toBe(true)
})

test('Open WebUI: its loader is told by the status that nothing could be read', async () => {
  const gone = await load([bench.at('/gone.html')])
  const wrong = await load([bench.at('/bare.html')], 'wrong')
  expect([gone, wrong].map(({ status, body }) => [status, body])).toEqual([
    [404, { detail: expectText() }],
    [401, { detail: expectText() }],
  ])
})

/** Stands as it does in the declarations of `@misskey-dev/summaly` 5.5.1. */
interface SummalyResult {
  title: string | null
  icon: string | null
  description: string | null
  thumbnail: string | null
  thumbnailStyle: 'summary' | 'summary_large_image' | null
  sitename: string | null
  player: {
    url: string | null
    width: number | null
    height: number | null
    allow: string[]
  }
  sensitive?: boolean
  activityPub: string | null
  fediverseCreator: string | null
  url: string
}

type Check = (value: unknown) => boolean

function isTextOrNull(value: unknown) {
  return value === null || typeof value === 'string'
}

function isNumberOrNull(value: unknown) {
  return value === null || typeof value === 'number'
}

const PLAYER: Readonly<Record<keyof SummalyResult['player'], Check>> = {
  url: isTextOrNull,
  width: isNumberOrNull,
  height: isNumberOrNull,
  allow: (value) => Array.isArray(value) && value.every((one) => typeof one === 'string'),
}

const SUMMARY: Readonly<Record<keyof SummalyResult, Check>> = {
  title: isTextOrNull,
  icon: isTextOrNull,
  description: isTextOrNull,
  thumbnail: isTextOrNull,
  thumbnailStyle: (value) => [null, 'summary', 'summary_large_image'].includes(value as null),
  sitename: isTextOrNull,
  player: (value) => matches(PLAYER, value),
  sensitive: (value) => typeof value === 'boolean',
  activityPub: isTextOrNull,
  fediverseCreator: isTextOrNull,
  url: (value) => typeof value === 'string',
}

/** True for a value with these names, and no others, of which each is of its type. */
function matches(shape: Readonly<Record<string, Check>>, value: unknown) {
  const entries = Object.entries(Object(value))
  return (
    entries.length === Object.keys(shape).length &&
    entries.every(([name, one]) => shape[name]?.(one))
  )
}

test.each(['/article.html', '/video.html', '/bare.html'])(
  'Misskey: the summary of %s is of the type that summaly declares',
  async (path) => {
    const query = new URLSearchParams({
      url: bench.at(path),
      lang: 'ja-JP',
      userAgent: 'Misskey/2026',
      operationTimeout: '60000',
      contentLengthLimit: '10485760',
      contentLengthRequired: 'false',
    })
    const { status, body } = await bench.service.get(`/summaly?${query}`)
    expect([status, matches(SUMMARY, body)]).toEqual([200, true])
  },
)
