import { Resolver } from 'node:dns/promises'
import { Socket } from 'node:net'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { WARCParser } from 'warcio'
import {
  createLinkglass,
  type Linkglass,
  type LinkglassError,
  type LinkglassOptions,
  loadConfig,
  type Media,
} from '../../../src/entry/library/library.js'
import { png } from '../../support/images.js'
import { type Origin, startOrigin } from '../../support/origin.js'
import { TEST_NETWORK, UNHURRIED } from '../../support/service.js'

let origin: Origin
let online: Linkglass
/** Has no name and may reach no address, and a resolver that nobody listens at. */
let offline: Linkglass

const image = { body: png(300, 200), headers: { 'content-type': 'image/png' } }

beforeAll(async () => {
  origin = await startOrigin({
    '/robots.txt': 'User-agent: *\nDisallow: /secret',
    '/page': { body: PAGE, headers: HTML },
    '/packed': { body: gzipSync(PAGE), headers: { ...HTML, 'content-encoding': 'gzip' } },
    '/moved': { status: 301, headers: { location: '/cookie' }, body: 'over there' },
    '/cookie': {
      body: PAGE,
      status: 302,
      headers: { location: '/page', 'set-cookie': ['a=COOKIE-CANARY; Path=/', 'b=COOKIE-CANARY2'] },
    },
    '/cookies-stay': {
      body: PAGE,
      headers: {
        ...HTML,
        'set-cookie': [
          'a=COOKIE-CANARY; Path=/; Expires=Wed, 21 Oct 2037 07:28:00 GMT',
          'b=COOKIE-CANARY2',
        ],
      },
    },
    '/latin': {
      body: Buffer.from('<title>Caf\xe9 cr\xe8me</title>', 'latin1'),
      headers: { 'content-type': 'text/html; charset=windows-1252' },
    },
    '/japanese': {
      body: Buffer.from(
        '<meta charset=shift_jis><title>\x93\xfa\x96\x7b\x8c\xea</title>',
        'latin1',
      ),
      headers: { 'content-type': 'text/html' },
    },
    '/wall': {
      status: 403,
      headers: { ...HTML, 'cf-mitigated': 'challenge' },
      body: '<title>Just a moment...</title><noscript>Enable JavaScript and cookies to continue</noscript>',
    },
    '/gone': { status: 404, headers: HTML, body: '<title>Not here</title>' },
    '/empty': { headers: HTML, body: '' },
    '/plain': { headers: { 'content-type': 'text/plain' }, body: 'Only text.' },
    '/embedded': {
      headers: HTML,
      body: '<title>Video</title><link rel="alternate" type="application/json+oembed" href="/oembed.json">',
    },
    '/oembed.json': {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        version: '1.0',
        type: 'rich',
        title: 'From oEmbed',
        author_name: 'Ann',
        html: '<iframe src="https://video.example/1"></iframe>',
        width: 400,
        height: 300,
      }),
    },
    '/long': {
      headers: HTML,
      body: `${PAGE}${'<p>filler filler</p>'.repeat(2_000)}<b class="late">late</b>`,
    },
    '/a.png': image,
    '/big.png': {
      body: Buffer.concat([png(640, 480), Buffer.alloc(400_000)]),
      headers: image.headers,
    },
    '/icon.png': image,
  })
  online = createLinkglass(loadConfig(TEST_NETWORK))
  offline = createLinkglass(
    loadConfig({ ...UNHURRIED, LINKGLASS_DNS: '127.0.0.1:9', LINKGLASS_BROWSER: 'none' }),
  )
})
afterAll(async () => {
  await online.close()
  await offline.close()
  await origin.close()
})

const HTML = { 'content-type': 'text/html; charset=utf-8' }

const PAGE = `<!doctype html><html lang="fr"><title>Le verre</title>
<meta property="og:image" content="/a.png"><meta name="author" content="Ann Day"><link rel="icon" href="/icon.png">
<meta property="article:published_time" content="2024-05-06T07:08:09Z">
<h1>Le verre</h1><article><p>${'The glass was blown by hand, in a town where it had been for ages. '.repeat(12)}</p></article>
<img class="big" src="/big.png"><img class="gone" src="/gone.png"><b class="price">12,50 €</b><a href="/x">x</a><a href="/y">y</a></html>`

function at(path: string) {
  return `http://site.test:${origin.port}${path}`
}

/** The answer, without its capture, and that as bytes. */
async function record(path: string, options: LinkglassOptions = {}) {
  const { data, ...envelope } = await online(at(path), { ...options, capture: true })
  const { capture, ...values } = data as { capture: Media }
  return {
    answer: { ...envelope, data: values },
    file: Buffer.from(capture.url.split(',')[1] ?? '', 'base64'),
  }
}

/** Leaves the milliseconds out of an explanation. */
function untimed(answer: object): unknown {
  return JSON.parse(
    JSON.stringify(answer, (name, value) => (name === 'timings' ? undefined : value)),
  )
}

const QUESTIONS: Record<string, LinkglassOptions> = {
  fields: {},
  'two fields': { meta: { title: true, author: true } },
  explained: { explain: true },
  rules: {
    meta: false,
    data: {
      price: { selector: '.price', type: 'number' },
      links: { selectorAll: 'a', attr: 'href' },
      big: { selector: '.big', attr: 'src', type: 'image' },
      gone: { selector: '.gone', attr: 'src', type: 'image' },
    },
  },
  'main text': { data: { text: { selector: ':main', attr: 'markdown' } } },
  media: { video: true, audio: true, iframe: true },
  things: { item: true, insights: { technologies: true, lighthouse: false } },
  robots: { robots: 'respect', meta: { title: true } },
}

const PATHS = [
  '/page',
  '/packed',
  '/moved',
  '/cookies-stay',
  '/latin',
  '/japanese',
  '/wall',
  '/gone',
  '/empty',
  '/plain',
  '/embedded',
  '/long',
]

test('a page that came in part in time is replayed as that part, at once', async () => {
  const slow = await startOrigin((_, response) => {
    response.writeHead(200, HTML).write('<title>Slow</title><b>1</b>')
  })
  const url = `http://site.test:${slow.port}/`
  const options = { timeout: '10s', retry: 0 } as const
  const { data, ...envelope } = await online(url, { ...options, capture: true })
  const { capture, ...values } = data as { capture: Media }
  await slow.close()
  expect(envelope.warnings).toMatchObject([{ code: 'ETRUNCATED' }])
  const replay = Buffer.from(capture.url.split(',')[1] ?? '', 'base64')
  const again = await offline(url, { ...options, timeout: '5min', replay })
  expect(again).toEqual({ ...envelope, data: values })
})

test.each(PATHS.flatMap((path) => Object.keys(QUESTIONS).map((name) => [path, name])))(
  'the capture of %s (%s) is answered as the page was, without the network',
  async (path, name) => {
    const options = QUESTIONS[name] ?? {}
    const { answer, file } = await record(path, { ...options, retry: 0 })
    const ways = [
      vi.spyOn(Socket.prototype, 'connect'),
      vi.spyOn(Resolver.prototype, 'resolve4'),
      vi.spyOn(Resolver.prototype, 'resolve6'),
    ]
    const again = await offline(at(path), { ...options, retry: 0, replay: file })
    expect(ways.map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0])
    vi.restoreAllMocks()
    const cookies = answer.headers?.['set-cookie']
    expect(untimed(again)).toEqual(
      untimed(
        cookies === undefined
          ? answer
          : {
              ...answer,
              headers: { ...answer.headers, 'set-cookie': again.headers?.['set-cookie'] },
            },
      ),
    )
  },
)

test('other rules and fields work on a capture', async () => {
  const { file } = await record('/long', { meta: { title: true } })
  const { data } = await offline(at('/long'), {
    meta: { author: true },
    data: { late: { selector: '.late', attr: 'text' }, text: { selector: ':main', attr: 'text' } },
    replay: file,
  })
  expect(data).toMatchObject({
    author: 'Ann Day',
    late: 'late',
    text: expect.stringContaining('blown by hand'),
  })
})

test('a rule keeps its value beside a capture, whatever its name', async () => {
  const rules = JSON.parse('{ "__proto__": { "selector": "h1" } }')
  const { data } = await online(at('/page'), { meta: false, data: rules, capture: true })
  expect(Object.entries(data)).toEqual([
    ['__proto__', 'Le verre'],
    ['capture', expect.objectContaining({ type: 'gz' })],
  ])
})

test('a failure is repeated', async () => {
  const { answer, file } = await record('/page', {
    meta: false,
    data: { image: { selector: '.gone', attr: 'src', type: 'image' } },
  })
  expect(
    await offline(at('/page'), {
      meta: false,
      data: { image: { selector: '.gone', attr: 'src', type: 'image' } },
      replay: file,
    }),
  ).toEqual(answer)
})

test('an address that is not in the capture is named', async () => {
  const { file } = await record('/page', { meta: { title: true } })
  await expect(offline(at('/other'), { replay: file })).rejects.toMatchObject({
    code: 'ENOTCAPTURED',
    data: { url: at('/other') },
  })
  await expect(offline(at('/page'), { meta: { image: true }, replay: file })).rejects.toMatchObject(
    {
      code: 'ENOTCAPTURED',
      data: { url: at('/a.png') },
    },
  )
})

test('captures take their turns with all other requests that keep to robots.txt', async () => {
  const slow = await startOrigin({
    '/robots.txt': 'User-agent: *\nCrawl-delay: 60',
    '/': '<title>Slowly</title>',
  })
  const url = `http://site.test:${slow.port}/`
  const options = { meta: { title: true }, robots: 'respect' } as const
  expect((await online(url, options)).data.title).toBe('Slowly')
  const next = online(url, { ...options, capture: true })
  await expect(next.finally(() => slow.close())).rejects.toMatchObject({ code: 'EBUSY' })
})

test('secrets are not in the file', async () => {
  const url = new URL(at('/cookies-stay'))
  url.username = 'name'
  url.password = 'PASSWORD-CANARY'
  const { data } = await online(url, {
    capture: true,
    headers: {
      cookie: 'c=HEADER-CANARY',
      authorization: 'Bearer HEADER-CANARY2',
      'x-own': 'HEADER-CANARY3',
      'accept-language': 'HEADER-CANARY4',
    },
  })
  const file = gunzipSync(Buffer.from(data.capture.url.split(',')[1] ?? '', 'base64')).toString(
    'latin1',
  )
  expect(origin.headers.some((headers) => headers['x-own'] === 'HEADER-CANARY3')).toBe(true)
  expect(file).toContain('x-own: [redacted]')
  expect(file).toContain('set-cookie: a=[redacted]; Path=/')
  expect(file.match(/.*(?:CANARY|bmFtZT).*/g)).toBeNull()
})

test('the records are those of WARC 1.1, in the order of the requests', async () => {
  const { file, answer } = await record('/moved', { meta: { image: true } })
  const records: unknown[] = []
  let told: unknown
  for await (const one of new WARCParser([file])) {
    const path = one.warcTargetURI?.replace(at(''), '')
    records.push([one.warcHeaders.statusline, one.warcType, path, one.warcHeader('WARC-Truncated')])
    const body = await one.readFully()
    if (one.warcType === 'metadata') told = JSON.parse(Buffer.from(body).toString())
  }
  expect(records).toEqual([
    ['WARC/1.1', 'warcinfo', undefined, null],
    ...['/moved', '/cookie', '/page', '/a.png'].flatMap((path) => [
      ['WARC/1.1', 'request', path, null],
      ['WARC/1.1', 'response', path, path === '/page' || path === '/a.png' ? null : 'length'],
    ]),
    ['WARC/1.1', 'metadata', '/moved', null],
  ])
  expect(told).toMatchObject({ version: expect.any(String), answer, query: { meta: ['image'] } })
})

test('a capture has a limit', async () => {
  const small = createLinkglass(loadConfig({ ...TEST_NETWORK, LINKGLASS_MAX_CAPTURE: '1kB' }))
  await expect(small(at('/page'), { capture: true })).rejects.toMatchObject({
    code: 'EFATAL',
    message: expect.stringContaining('LINKGLASS_MAX_CAPTURE'),
  })
  await small.close()
})

test.each<[string, string, LinkglassOptions]>([
  ['ENOTOK', '/wall', { requireOk: true }],
  ['ENOTOK', '/gone', { requireOk: true, meta: { title: true } }],
  ['EROBOTS', '/secret', { robots: 'respect' }],
  ['EFATAL', 'http://site.test:1/', {}],
  ['EFORBIDDENURL', 'http://127.0.0.1:1/', {}],
  ['EINVALDATA', '/page', { data: { wrong: { selector: 'a[' } } }],
])(
  'an answer that fails with %s (%s) leaves its capture, and fails again',
  async (code, path, options) => {
    const url = path.startsWith('/') ? at(path) : path
    const given = { ...options, retry: 0 }
    const thrown = (await online(url, { ...given, capture: true }).catch(
      (e) => e,
    )) as LinkglassError
    const { message, data, capture } = thrown
    expect([thrown.code, Object.keys(thrown)]).toEqual([
      code,
      ['name', 'code', 'data', 'retryAfter'],
    ])
    if (code === 'EINVALDATA') return expect(capture).toBeUndefined()
    // A body of `fetch` may not be shared memory.
    expect(capture?.buffer).toBeInstanceOf(ArrayBuffer)
    const again = offline(url, { ...given, ...(capture && { replay: capture }) })
    await expect(again).rejects.toMatchObject({ code, message, data })
  },
)

test("the key in the address of an operator's own provider is not in the file", async () => {
  const endpoint = `http://site.test:${origin.port}/oembed.json?access_token=KEY-CANARY`
  const endpoints = [{ url: endpoint, schemes: [`http://site.test:${origin.port}/page*`] }]
  const providers = { LINKGLASS_OEMBED_PROVIDERS: JSON.stringify([{ endpoints }]) }
  const own = createLinkglass(loadConfig({ ...TEST_NETWORK, ...providers }))
  const before = origin.requests.length
  const { data, ...envelope } = await own(at('/page'), { iframe: true, capture: true })
  expect(origin.requests.slice(before).join()).toContain('access_token=KEY-CANARY')
  const { capture, ...values } = data as { capture: Media }
  const file = Buffer.from(capture.url.split(',')[1] ?? '', 'base64')
  expect(gunzipSync(file).toString('latin1')).not.toContain('CANARY')
  expect(await own(at('/page'), { iframe: true, replay: file })).toEqual({
    ...envelope,
    data: values,
  })
  await own.close()
})
