import { afterAll, beforeAll, expect, test } from 'vitest'
import { ARTICLE, type DoorBench, expectText, FORBIDDEN, startDoor } from '../support.js'

let bench: DoorBench
beforeAll(async () => {
  bench = await startDoor('firecrawl')
})
afterAll(() => bench.close())

const TEXT = 'Glass is gathered at the end of a pipe, and blown while it glows. '.repeat(8).trim()

/** Asks as the client does: JSON, the key as a bearer, its own name as `origin`. */
function scrape(body: object, version = 'v2') {
  const sent = { origin: 'js-sdk@4.3.0', integration: null, ...body }
  return bench.post(`/${version}/scrape`, sent, { authorization: 'Bearer fc-key' })
}

function metadata(path: string) {
  return {
    title: 'Blown glass',
    description: 'How it is blown.',
    language: 'en',
    ogImage: bench.at('/wide.png'),
    ogSiteName: 'The Glasshouse',
    publishedTime: '2024-03-05',
    sourceURL: bench.at(path),
    url: bench.at('/article.html'),
    statusCode: 200,
    contentType: 'text/html; charset=utf-8',
    favicon: bench.at('/icon.png'),
    scrapeId: expectText(),
    proxyUsed: 'basic',
    cacheState: 'miss',
    creditsUsed: 1,
  }
}

test.each(['v1', 'v2'])('%s: a page is Markdown of its main content', async (version) => {
  const { status, headers, body } = await scrape({ url: bench.at('/moved.html') }, version)
  expect([status, body]).toEqual([
    200,
    {
      success: true,
      data: {
        markdown: `# Blown glass\n\n${TEXT}`,
        metadata: {
          ...metadata('/moved.html'),
          ...(version === 'v2' && { cacheState: 'hit', cachedAt: expectText() }),
        },
      },
    },
  ])
  expect(headers.get('x-ignored')).toBeNull()
})

test('all forms of a page that need no browser', async () => {
  const formats = ['markdown', { type: 'html' }, 'rawHtml', 'links', 'images']
  const url = bench.at('/article.html')
  const { body } = await scrape({ url, formats, onlyMainContent: false, includeTags: [] })
  expect(body).toEqual({
    success: true,
    data: {
      markdown: expect.stringContaining(`[Menu](${bench.at('/menu')})`),
      html: expect.stringContaining(`<a href="${bench.at('/menu')}">Menu</a>`),
      rawHtml: ARTICLE,
      links: [bench.at('/menu')],
      images: [],
      metadata: metadata('/article.html'),
    },
  })
})

test('parts that are named are all that is read', async () => {
  const url = bench.at('/article.html')
  const formats = ['markdown', 'html', 'links']
  const { body } = await scrape({ url, formats, includeTags: ['nav', 'h1'] })
  expect(body).toMatchObject({
    data: {
      markdown: `[Menu](${bench.at('/menu')})\n\n# Blown glass`,
      html: `<a href="${bench.at('/menu')}">Menu</a>\n\nBlown glass`,
      links: [bench.at('/menu')],
    },
  })
})

test('an error page is a success that says so', async () => {
  const { status, body } = await scrape({ url: bench.at('/gone.html') })
  expect([status, body]).toMatchObject([
    200,
    { success: true, data: { metadata: { statusCode: 404, error: 'Not Found' } } },
  ])
})

test('a copy is taken only if it is young enough', async () => {
  const url = bench.at('/bare.html')
  const stateFor = async (more: object) => {
    const { body, headers } = await scrape({ url, ...more })
    const state = (body as { data: { metadata: { cacheState: string } } }).data.metadata.cacheState
    return [state, headers.get('x-cache-status')]
  }
  expect(await stateFor({})).toEqual(['miss', 'MISS'])
  expect(await stateFor({ maxAge: 3_600_000 })).toEqual(['hit', 'HIT'])
  expect(await stateFor({ maxAge: 0 })).toEqual(['miss', 'BYPASS'])
  expect(await stateFor({ storeInCache: false })).toEqual(['miss', 'BYPASS'])
  expect(await stateFor({ headers: { cookie: 'a=1' } })).toEqual(['miss', 'BYPASS'])
})

test('headers and languages reach the target', async () => {
  const url = bench.at('/bare.html?headers')
  await scrape({ url, headers: { 'x-lamp': 'on' }, location: { languages: ['de', 'en'] } })
  const index = bench.origin.requests.indexOf('GET /bare.html?headers')
  expect(bench.origin.headers[index]).toMatchObject({ 'x-lamp': 'on', 'accept-language': 'de, en' })
})

test('a header replaces an option of its name, however it is written', async () => {
  const url = bench.at('/bare.html?written')
  const location = { languages: ['de'] }
  const { status } = await scrape({ url, headers: { 'Accept-Language': 'de-AT' }, location })
  const at = bench.origin.requests.indexOf('GET /bare.html?written')
  const twice = await scrape({ url, headers: { 'X-Lamp': 'on', x_lamp: 'off' } })
  const error = 'The parameter `headers.x_lamp` gives `x-lamp` twice.'
  expect([status, bench.origin.headers[at]?.['accept-language'], twice.status, twice.body]).toEqual(
    [200, 'de-AT', 400, expect.objectContaining({ code: 'BAD_REQUEST', error })],
  )
})

test('what is ignored is told, but not what clients send as a matter of course', async () => {
  const { headers } = await scrape({
    url: bench.at('/bare.html'),
    skipTlsVerification: true,
    proxy: 'stealth',
    location: { country: 'DE' },
    fastMode: true,
    parsePDF: true,
    removeBase64Images: false,
    lockdown: false,
  })
  expect(headers.get('x-ignored')?.split(', ').sort()).toEqual([
    'fastMode',
    'location.country',
    'proxy',
    'skipTlsVerification',
  ])
})

test('errors have the codes of the system', async () => {
  const url = bench.at('/bare.html')
  const wrong = await scrape({ url, formats: ['json'] })
  expect([wrong.status, wrong.body]).toEqual([
    400,
    {
      success: false,
      code: 'BAD_REQUEST',
      error: expect.stringContaining('`formats.0` is `json`'),
      details: [{ path: ['formats', '0'], message: expect.stringContaining('`formats.0`') }],
    },
  ])
  const broken = await bench.service.get('/v1/scrape', { method: 'POST', body: '{"url":' })
  expect([broken.status, broken.body]).toMatchObject([400, { code: 'BAD_REQUEST_INVALID_JSON' }])
  const map = await bench.post('/v1/map', { url })
  expect([map.status, map.body]).toMatchObject([400, { success: false, code: 'BAD_REQUEST' }])
  const crawl = await bench.service.get('/v1/crawl/5')
  expect([crawl.status, crawl.body]).toMatchObject([404, { success: false, code: 'ENOTFOUND' }])
  const shot = await scrape({ url, formats: ['screenshot'] })
  expect([shot.status, shot.body]).toMatchObject([400, { success: false, code: 'BAD_REQUEST' }])
})

test('the plan is told without counting', async () => {
  const first = await bench.service.get('/v2/team/credit-usage')
  const second = await bench.service.get('/v1/team/credit-usage')
  expect(first.body).toEqual({
    success: true,
    data: {
      remainingCredits: expect.any(Number),
      planCredits: 100_000,
      remaining_credits: expect.any(Number),
      plan_credits: 100_000,
    },
  })
  expect(second.body).toEqual(first.body)
})

test('what is not public is not fetched', async () => {
  for (const url of [...FORBIDDEN, '127.0.0.1', bench.at('/inwards.html')]) {
    const { status, body } = await scrape({ url })
    expect([url, status, body]).toMatchObject([url, 403, { success: false, code: 'EFORBIDDENURL' }])
  }
})
