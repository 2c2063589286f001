import { afterAll, beforeAll, expect, test } from 'vitest'
import { png } from '../../support/images.js'
import { type Origin, type Reply, startOrigin } from '../../support/origin.js'
import { mp4 } from '../../support/recordings.js'
import { type Service, startService } from '../../support/service.js'

/** A site of films with walls of several kinds, and its oEmbed provider, which always speaks. */
let origin: Origin
let service: Service

beforeAll(async () => {
  const wall = '<title>Just a moment...</title><p>Checking your browser.</p>'
  const site: Record<string, Reply> = {
    '/films/wall': { status: 403, body: wall },
    '/films/refused': { status: 403, body: '<h1>Blocked</h1>' },
    '/films/whole': `<html lang="en"><title>Whales | Films</title><meta property="og:title" content="Whales">
      <meta property="og:description" content="At the pier."><meta name="author" content="Mara Quill">
      <meta property="og:site_name" content="Films"><meta property="og:image" content="/own.png">`,
    '/films/lacking':
      '<html lang="en"><title>Whales</title><meta property="og:site_name" content="Films">',
    '/films/shell': '<title>Watch now</title><div id="root"></div><script src="/app.js"></script>',
    '/own.png': { headers: { 'content-type': 'image/png' }, body: png(640, 360) },
    '/film.mp4': { headers: { 'content-type': 'video/mp4' }, body: mp4(10, 320, 176) },
    '/still.png': { headers: { 'content-type': 'image/png' }, body: png(480, 360) },
  }
  origin = await startOrigin(site)
  site['/oembed'] = {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      type: 'video',
      version: '1.0',
      title: 'Three whales at the pier',
      author_name: 'Harbour Films',
      provider_name: 'Films',
      thumbnail_url: `${base()}/still.png`,
      html: '<iframe src="/player"></iframe><video controls><source src="/film.mp4"></video>',
    }),
  }
  service = await startService({
    LINKGLASS_RETRY: '0',
    LINKGLASS_OEMBED_PROVIDERS: JSON.stringify([
      {
        endpoints: [
          { url: `${base()}/oembed`, schemes: [`${base()}/films/*`, 'http://gone.test:1/*'] },
        ],
      },
    ]),
    LINKGLASS_HOSTS: 'site.test=127.0.0.1,gone.test=127.0.0.1',
    LINKGLASS_ALLOW: 'site.test=127.0.0.0/8,gone.test=127.0.0.0/8',
  })
})
afterAll(async () => {
  await service.close()
  await origin.close()
})

/** The links that the provider was asked about. */
function asked(): string[] {
  return origin.requests.flatMap((request) => {
    const url = new URL(request.replace(/^GET /, ''), origin.base)
    return url.pathname === '/oembed' ? [url.searchParams.get('url') ?? ''] : []
  })
}

function base() {
  return `http://site.test:${origin.port}`
}

const STILL = () => ({
  url: `${base()}/still.png`,
  type: 'png',
  size: expect.any(Number),
  width: 480,
  height: 360,
  size_pretty: expect.any(String),
})

function told(url: string) {
  return {
    title: 'Three whales at the pier',
    description: null,
    lang: null,
    author: 'Harbour Films',
    publisher: 'Films',
    image: STILL(),
    date: null,
    url,
    logo: null,
  }
}

test.each([
  [
    'a wall',
    '/films/wall',
    'EBOTWALL',
    'The target answered with a check for robots instead of the page.',
  ],
  [
    'a refusal',
    '/films/refused',
    'EREFUSED',
    'The target answered 403 instead of the page: it does not show it to this visitor.',
  ],
])('%s is answered in the words of its provider', async (_, path, code, message) => {
  origin.requests.length = 0
  const { status, body } = await service.ask({ url: base() + path })
  expect(status).toBe(200)
  expect(body).toEqual({
    status: 'success',
    data: told(base() + path),
    statusCode: 403,
    redirects: [],
    headers: expect.any(Object),
    warnings: [{ code, message }],
  })
  expect(asked()).toEqual([base() + path])
})

test('a page that cannot be had is answered in the words of its provider', async () => {
  const url = 'http://gone.test:1/whales'
  const { status, body } = await service.ask({ url })
  expect(status).toBe(200)
  expect(body).toEqual({
    status: 'success',
    data: { ...told(url) },
    warnings: [
      { code: 'EUNREACHABLE', message: expect.stringMatching(/^The page could not be had: /) },
    ],
  })
})

test('a page that says all that is asked costs its provider no request', async () => {
  origin.requests.length = 0
  const { body } = await service.ask({ url: `${base()}/films/whole`, 'meta.logo': 'false' })
  expect(body).toMatchObject({ data: { title: 'Whales', author: 'Mara Quill' } })
  expect(asked()).toEqual([])
})

test('what a page lacks is taken from its provider, and explained', async () => {
  origin.requests.length = 0
  const { body } = await service.ask({
    url: `${base()}/films/lacking`,
    'meta.title': 'true',
    'meta.author': 'true',
    explain: 'true',
  })
  expect(body).toMatchObject({
    data: { title: 'Whales', author: 'Harbour Films' },
    explain: {
      fields: {
        author: { winner: { source: 'oembed author_name', raw: 'Harbour Films' }, rejected: [] },
      },
    },
  })
  expect(asked()).toEqual([`${base()}/films/lacking`])
})

test.each([
  ['/films/wall', 'Just a moment...', 'the page itself did not come: EBOTWALL'],
  ['/films/shell', 'Watch now', 'the page itself did not come: ESHELL'],
])('why the title of %s is not taken is explained', async (path, raw, reason) => {
  const fields = { 'meta.title': 'true', 'meta.author': 'true' }
  const { body } = await service.ask({ url: base() + path, ...fields, explain: 'true' })
  const winner = { source: 'oembed title', raw: 'Three whales at the pier' }
  const title = { winner, rejected: [expect.objectContaining({ source: 'title', raw, reason })] }
  expect(body).toMatchObject({ data: { title: winner.raw }, explain: { fields: { title } } })
})

test('why the host of a page that cannot be had is not its publisher is explained', async () => {
  const asked = { url: 'http://gone.test:1/whales', 'meta.publisher': 'true', explain: 'true' }
  const reason = 'the page itself did not come: EUNREACHABLE'
  const publisher = {
    winner: { source: 'oembed provider_name', raw: 'Films' },
    rejected: [{ source: 'host', raw: 'gone', reason }],
  }
  expect((await service.ask(asked)).body).toMatchObject({ explain: { fields: { publisher } } })
})

test('the video of a wall is the file that its provider plays, and explained', async () => {
  origin.requests.length = 0
  const url = `${base()}/films/wall`
  const { body } = await service.ask({ url, meta: 'false', video: 'true', explain: 'true' })
  expect(body).toMatchObject({
    data: { video: { url: `${base()}/film.mp4`, type: 'mp4', duration: 10 } },
    explain: {
      fields: {
        video: {
          winner: { source: 'oembed video', raw: `${base()}/film.mp4` },
          rejected: [],
        },
      },
    },
  })
  expect(asked()).toEqual([url])
})

test('a page that lacks the video that is asked for costs its provider one request', async () => {
  origin.requests.length = 0
  const url = `${base()}/films/whole`
  const { body } = await service.ask({ url, 'meta.title': 'true', video: 'true' })
  expect(body).toMatchObject({
    data: { title: 'Whales', video: { url: `${base()}/film.mp4`, type: 'mp4' } },
  })
  expect(asked()).toEqual([url])
})

test('nobody is asked where LINKGLASS_OEMBED says so', async () => {
  origin.requests.length = 0
  const silent = await startService({
    LINKGLASS_RETRY: '0',
    LINKGLASS_OEMBED: 'false',
    LINKGLASS_OEMBED_PROVIDERS: JSON.stringify([
      { endpoints: [{ url: `${base()}/oembed`, schemes: [`${base()}/films/*`] }] },
    ]),
  })
  const { body } = await silent.ask({ url: `${base()}/films/wall`, 'meta.title': 'true' })
  expect(body).toMatchObject({ data: { title: 'Just a moment...' } })
  expect(asked()).toEqual([])
  await silent.close()
})
